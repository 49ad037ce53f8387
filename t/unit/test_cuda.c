/* The cuda device on a driver that is simulated: who is who, and what goes wrong. */
#include "base/file.h"
#include "device/device.h"
#include "measure/calibrate.h"
#include "unit.h"

#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static void (*script)(const char *text);
static int (*live)(void);
static int (*calls)(const char *symbol);

static void find(void *lib, const char *name, void *at)
{
	void *p = dlsym(lib, name);

	assert_non_null(p);
	memcpy(at, &p, sizeof(p));
}

static int setup(void **state)
{
	void *lib = dlopen(getenv("ASSAY_CUDA_DRIVER"), RTLD_NOW | RTLD_LOCAL);

	(void)state;
	assert_non_null(lib);
	find(lib, "fake_script", &script);
	find(lib, "fake_live", &live);
	find(lib, "fake_calls", &calls);
	script("");
	return 0;
}

/* In a process of its own, because a driver is opened once. */
CASE(without_a_driver_it_says_what_to_install)
{
	int st = 0;
	pid_t pid = fork();

	if (!pid) {
		struct device *dev;

		setenv("ASSAY_CUDA_DRIVER", "./no-such-driver.so", 1);
		bool is_told = device_open("cuda", NULL, &dev) == STATUS_UNAVAILABLE &&
			       strstr(status_story(), "no-such-driver.so") &&
			       strstr(status_story(), "NVIDIA driver");

		_exit(is_told ? 0 : 1);
	}
	assert_int_equal(waitpid(pid, &st, 0), pid);
	assert_true(WIFEXITED(st) && !WEXITSTATUS(st));
}

#define A "GPU-5e1f0a2b-0c1d-4e2f-8a3b-4c5d6e7f8091"
#define B "GPU-5e1f77aa-1111-4222-8333-444455556666"

CASE(names_and_visible_devices_mean_what_the_driver_says)
{
	static const struct {
		const char *visible, *name, *id; /* no id: not found; "": of two */
	} rows[] = {
		{NULL, "cuda", A},
		{NULL, "cuda-0", A},
		{NULL, "cuda-1", B},
		{NULL, "cuda-4", NULL},
		{NULL, A, A},
		{NULL, "GPU-5e1f77", B},
		{NULL, "GPU-5E1F77AA", B},
		{NULL, "GPU-a0b1c2", ""},
		{NULL, "GPU-5e1f7", NULL},
		{NULL, "GPU-ffff", NULL},
		{NULL, "cuda-0000:66:00.0", B},
		{"1", "cuda", B},
		{"1,0", "cuda-1", A},
		{"0,7,1", "cuda-1", NULL},
		{B, "cuda-0", B},
		{"GPU-5e1f77", "cuda", B},
		{B "," A, "GPU-5e1f0a", A},
		{"GPU-5e1f", "cuda", NULL},
		{"", "cuda", NULL},
		{"-1", "cuda", NULL},
		{"1", A, NULL},
	};

	script("gpus=4");
	for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
		struct device *dev = NULL;

		if (rows[i].visible)
			setenv("CUDA_VISIBLE_DEVICES", rows[i].visible, 1);
		enum status s = device_open(rows[i].name, NULL, &dev);

		unsetenv("CUDA_VISIBLE_DEVICES");
		assert_int_equal(s, !rows[i].id    ? STATUS_NOT_FOUND
				    : !*rows[i].id ? STATUS_INVALID
						   : STATUS_OK);
		if (!s)
			assert_string_equal(dev->info.id, rows[i].id);
		status_clear();
		device_close(dev);
	}
	assert_int_equal(live(), 0);
}

CASE(a_gpu_that_is_not_there_names_those_that_are)
{
	struct device *dev;

	script("");
	assert_int_equal(device_open("cuda-7", NULL, &dev), STATUS_NOT_FOUND);
	assert_non_null(strstr(status_story(), "cuda-0 = " A));
	assert_non_null(strstr(status_story(), "cuda-1 = " B));
	status_clear();
}

CASE(an_instance_of_a_gpu_is_a_device)
{
	struct device *dev;

	script("name=NVIDIA  A100  MIG 1g.10gb");
	assert_int_equal(device_open("MIG-5e1f0a", NULL, &dev), STATUS_OK);
	assert_true(!strncmp(dev->info.id, "MIG-5e1f0a2b", 12));
	assert_string_equal(dev->info.kind, "A100 MIG 1g.10gb");
	device_close(dev);
	script("");
	assert_int_equal(device_open("cuda", NULL, &dev), STATUS_OK);
	assert_string_equal(dev->info.kind, "Fake GPU");
	device_close(dev);
}

CASE(what_nvml_says_is_read)
{
	struct device_reading r;
	struct device *dev;

	script("throttle=1; foreign=1");
	assert_int_equal(device_open("cuda", NULL, &dev), STATUS_OK);
	assert_int_equal(device_read(dev, &r), STATUS_OK);
	assert_true(r.throttle == DEVICE_THROTTLE_THERMAL && r.foreign == 1);
	assert_true(r.sm_mhz < 1980 && r.power_w > 299);
	device_close(dev);
}

/* Things that a scenario holds, so that it can let go of them wherever it fails. */
struct holding {
	struct device *dev;
	struct device_mem *mem;
	struct device_module *module;
	struct device_replay *replay;
};

MUST static enum status launch(struct holding *h, int64_t *ints)
{
	struct device_step step = {.ints = ints,
				   .grid = {.blocks = {1}, .nbufs = 1, .nints = 2}};
	struct device_program p = {.name = "count", .steps = &step, .nsteps = 1, .nbufs = 1};
	void *const bufs[] = {h->mem->p};
	void *const *const sets[] = {bufs};
	struct device_event e[2] = {0};
	uint32_t kernels, copies;
	bool by_itself;
	double ns;

	TRY(device_lookup(h->module, "count", &step.fn));
	TRY(device_record(h->dev, &p, sets, 1, 3, &h->replay));
	TRY(device_count(h->dev, h->replay, &kernels, &copies));
	TRY(device_gate_close(h->dev));
	TRY(device_mark(h->dev, &e[0]));
	TRY(device_launch(h->dev, h->replay));
	TRY(device_mark(h->dev, &e[1]));
	TRY(device_gate_open(h->dev, &by_itself));
	TRY(device_sync(h->dev));
	TRY(device_interval(h->dev, &e[0], &e[1], &ns));
	return STATUS_OK;
}

MUST static enum status play(struct holding *h)
{
	int64_t zero[2] = {0}, back[2], ints[] = {7, 2}, at;
	struct device_reading r;
	bool is_intact;

	TRY(device_open("cuda", NULL, &h->dev));
	TRY(device_alloc(h->dev, sizeof(zero), &h->mem));
	TRY(device_upload(h->mem, 0, zero, sizeof(zero)));
	TRY(device_load(h->dev, "./fake-module.txt", &h->module));
	TRY(launch(h, ints));
	TRY(device_read(h->dev, &r));
	TRY(device_guards(h->mem, &is_intact, &at));
	TRY(device_download(h->mem, 0, back, sizeof(back)));
	if (!is_intact || back[0] != 21 || back[1] != 21)
		FAIL(MISMATCH, "%lld is not 21", (long long)back[0]);
	return STATUS_OK;
}

static enum status scenario(void)
{
	struct holding h = {0};
	enum status s = play(&h);

	device_replay_free(h.replay);
	device_unload(h.module);
	device_free(h.mem);
	device_close(h.dev);
	assert_int_equal(live(), 0);
	return s;
}

static const char *const symbols[] = {
#define CUDA_SYM(symbol, params) #symbol,
#include "device/cuda_syms.def"
#undef CUDA_SYM
};

/* The 1st, 2nd, … call of each symbol fails, until a run passes untouched: nothing is lost,
 * nothing is left, and the story names the call. */
CASE(every_call_may_fail)
{
	static const struct {
		const char *word;
		enum status status;
	} ways[] = {{"fail", STATUS_INVALID},
		    {"oom", STATUS_EXHAUSTED},
		    {"crash", STATUS_CRASHED},
		    {"lost", STATUS_UNAVAILABLE}};
	char text[128];
	int failures = 0;

	assert_int_equal(file_write("./fake-module.txt", STR("KERNEL count\n")), STATUS_OK);
	for (size_t w = 0; w < sizeof(ways) / sizeof(*ways); w++)
		for (size_t i = 0; i < sizeof(symbols) / sizeof(*symbols); i++)
			for (int n = 1;; n++) {
				snprintf(text, sizeof(text), "%s:%d=%s", symbols[i], n,
					 ways[w].word);
				script(text);
				enum status s = scenario();

				/* closing waits a last time, and has nobody to tell */
				bool is_close = !strcmp(symbols[i], "cuStreamSynchronize");

				if (!s && calls(symbols[i]) < n + is_close)
					break;
				if (s != ways[w].status)
					fail_msg("%s: %s\n%s", text, status_name(s),
						 status_story());
				status_clear();
				failures++;
			}
	print_message("%d failures of %zu symbols\n", failures,
		      sizeof(symbols) / sizeof(*symbols));
	assert_true(failures > 100);
	script("");
}

static int all_calls(void)
{
	int n = 0;

	for (size_t i = 0; i < sizeof(symbols) / sizeof(*symbols); i++)
		n += calls(symbols[i]);
	return n;
}

/* Between the two events there is the replay and nothing else. */
CASE(one_launch_lies_between_two_marks)
{
	struct device_program none = {.name = "none"};
	struct device_event e[2] = {0};
	void *const *const sets[] = {NULL};
	struct device_replay *r;
	struct device *dev;

	script("");
	assert_int_equal(device_open("cuda", NULL, &dev), STATUS_OK);
	assert_int_equal(device_record(dev, &none, sets, 1, 128, &r), STATUS_OK);
	for (int i = 0; i < 3; i++) {
		assert_int_equal(device_mark(dev, &e[0]), STATUS_OK);
		int before = all_calls(), launches = calls("cuGraphLaunch");

		assert_int_equal(device_launch(dev, r), STATUS_OK);
		assert_int_equal(calls("cuGraphLaunch"), launches + 1);
		assert_int_equal(all_calls(), before + 1);
		assert_int_equal(device_mark(dev, &e[1]), STATUS_OK);
	}
	device_replay_free(r);
	device_close(dev);
}

/* The constants that the script has, found by the method that real ones are found by. */
CASE(calibration_finds_the_script_again)
{
	struct lease_opts lease = {.dir = "cuda-leases", .wait_s = 20};
	struct calibrate_opts opts = {.max_bytes = 64 << 20};
	struct arena a = {0};
	struct calibration *c;
	struct device *dev;
	struct lease *l;

	script("");
	assert_int_equal(device_open("cuda", NULL, &dev), STATUS_OK);
	assert_int_equal(lease_take(&lease, dev->info.id, LEASE_EXCLUSIVE, &l), STATUS_OK);
	/* on a machine too busy for the fake to keep its time the clocks may differ */
	for (int tries = 0; calibration_measure(&a, l, dev, &opts, &c); tries++) {
		if (tries == 5 || strcmp(measure_cause(), "timer_disagrees"))
			fail_msg("%s", status_story());
		status_clear();
	}
	assert_true(fabs(c->tick_us - 0.032) <= 1e-6);
	for (int st = 0; st < ROOF_STATES; st++) {
		assert_true(fabs(c->chain[st].s - 1.1) <= 0.01);
		assert_true(fabs(c->chain[st].c - 2.9) <= 0.05);
		assert_int_equal(c->roofs.series[st][MIX_ADD].n, 15);
	}
	assert_true(!c->cold_cause && !c->is_partial);
	assert_true(fabs(c->d1_us - 2.3) <= 0.033 && c->host_direct_us > 0);
	/* a step of all threads takes the fake's GPU a microsecond */
	double all = (double)dev->info.sms * dev->info.sm_threads * 8 * 16;

	assert_true(fabs(c->rate.n[WORK_F32] / (2 * all) - 1) <= 0.02);
	assert_true(fabs(c->rate.n[WORK_SPECIAL] / all - 1) <= 0.02);
	assert_true(c->proof_cold_us > 1.15 * c->proof_warm_us);
	/* 4000 GB/s is what the fake's memory does */
	struct roof roof = roof_find(&c->roofs, STATE_COLD, 32 << 20, 32 << 20);

	assert_true(fabs(roof.t_us - (64 << 20) / 4e6) <= 0.1);
	lease_release(l);
	device_close(dev);
	arena_release(&a);
	assert_int_equal(live(), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(without_a_driver_it_says_what_to_install),
		TEST(names_and_visible_devices_mean_what_the_driver_says),
		TEST(a_gpu_that_is_not_there_names_those_that_are),
		TEST(an_instance_of_a_gpu_is_a_device),
		TEST(what_nvml_says_is_read),
		TEST(every_call_may_fail),
		TEST(one_launch_lies_between_two_marks),
		TEST(calibration_finds_the_script_again),
	};

	return cmocka_run_group_tests(tests, setup, NULL) != 0;
}
