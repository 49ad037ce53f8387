/* Devices: memory and its guards, the team, replays, the scripted clock. */
#include "device/device_ops.h"
#include "device/null.h"
#include "unit.h"

#include <math.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static struct device *open_device(const char *name, const char *script)
{
	struct device_opts opts = {.script = script};
	struct device *dev = NULL;

	assert_int_equal(device_open(name, &opts, &dev), STATUS_OK);
	return dev;
}

CASE(rows_are_complete)
{
	for (int i = 0; device_table[i]; i++) {
		const struct device_ops *o = device_table[i];

		assert_true(o->name && o->summary && o->open && o->close && o->alloc &&
			    o->free);
		assert_true(o->copy && o->fill && o->load && o->lookup && o->unload);
		assert_true(o->record && o->replay_free && o->launch && o->mark && o->interval);
		assert_true(o->sync && o->read);
		assert_true(!o->gate_close == !o->gate_open && !o->now_ns == !o->pause_ns);
	}
}

CASE(devices_are_found_by_name)
{
	struct device *dev = open_device("null-3", "");

	assert_string_equal(dev->info.id, "null-3");
	assert_string_equal(dev->info.kind, "null");
	device_close(dev);
	dev = open_device("cpu", NULL);
	assert_true(!strncmp(dev->info.id, "cpu-", 4));
	assert_true(dev->info.threads >= 1 && *dev->info.kind);
	for (uint32_t i = 1; i < dev->info.nfacts; i++)
		assert_true(strcmp(dev->info.facts[i - 1].name, dev->info.facts[i].name) < 0);
	device_close(dev);
	assert_int_equal(device_open("nullify", NULL, &dev), STATUS_NOT_FOUND);
	assert_non_null(strstr(status_story(), "null cpu"));
	status_clear();
	assert_int_equal(device_open("cpu-77", NULL, &dev), STATUS_NOT_FOUND);
	status_clear();
	assert_int_equal(device_open("cpu", &(struct device_opts){.threads = 4096}, &dev),
			 STATUS_INVALID);
	status_clear();
}

static bool is_intact(const struct device_mem *mem, int64_t *at)
{
	bool is = false;

	assert_int_equal(device_guards(mem, &is, at), STATUS_OK);
	return is;
}

static void check_memory(struct device *dev)
{
	static const size_t sizes[] = {0, 1, 4, 255, 256, 4096, 5000, 1 << 20, 5 << 20};
	struct device_mem *mem[9];
	char back[5000];
	int64_t at;

	for (int i = 0; i < 9; i++) {
		assert_int_equal(device_alloc(dev, sizes[i], &mem[i]), STATUS_OK);
		assert_int_equal((uintptr_t)mem[i]->p % DEVICE_ALIGN, 0);
		assert_int_equal(device_fill(dev, mem[i]->p, i, sizes[i]), STATUS_OK);
		assert_true(is_intact(mem[i], &at));
	}
	assert_int_equal(device_upload(mem[6], 10, "assay", 5), STATUS_OK);
	assert_int_equal(device_download(mem[6], 0, back, 5000), STATUS_OK);
	assert_true(back[9] == 6 && !memcmp(back + 10, "assay", 5) && back[4999] == 6);
	assert_int_equal(device_upload(mem[6], 4998, "assay", 5), STATUS_INVALID);
	status_clear();
	for (int i = 0; i < 9; i++) {
		char *end = mem[i]->p + sizes[i];
		char was = *end;
		float guard[2];

		memcpy(guard, end, sizeof(guard));
		assert_true(isnan(guard[0]) && isnan(guard[1]));
		*end = 1;
		assert_false(is_intact(mem[i], &at));
		assert_int_equal(at, (int64_t)sizes[i]);
		*end = was;
		mem[i]->p[-3] = 0;
		assert_false(is_intact(mem[i], &at));
		assert_int_equal(at, -3);
		mem[i]->p[-DEVICE_GUARD_BYTES] = 0;
		mem[i]->p[-3] = was;
		assert_false(is_intact(mem[i], &at));
		assert_int_equal(at, -DEVICE_GUARD_BYTES);
	}
	for (int i = 0; i < 8; i++)
		device_free(mem[i]); /* the last is left to close */
	assert_int_equal(device_alloc(dev, (size_t)1 << 50, &mem[0]), STATUS_EXHAUSTED);
	status_clear();
}

CASE(memory_lies_between_guards)
{
	struct device *dev = open_device("null", "");

	check_memory(dev);
	device_close(dev);
	dev = open_device("cpu", NULL);
	check_memory(dev);
	device_close(dev);
}

/* In a child each, because it ends in a fault. */
static bool faults_at(const struct device_mem *mem, int64_t offset)
{
	int st = 0;
	pid_t pid = fork();

	if (!pid) {
		char *volatile p = mem->p + offset;

		signal(SIGSEGV, SIG_DFL); /* cmocka's handler would jump back into the test */
		_exit(*p == 'x' ? 1 : 0);
	}
	return waitpid(pid, &st, 0) == pid && WIFSIGNALED(st);
}

CASE(beyond_the_guards_nothing_is_mapped)
{
	struct device *dev = open_device("cpu", NULL);
	struct device_mem *a, *b;

	assert_int_equal(device_alloc(dev, 1000, &a), STATUS_OK);
	assert_int_equal(device_alloc(dev, 1000, &b), STATUS_OK);
	assert_true(faults_at(a, -DEVICE_GUARD_BYTES - 1));
	assert_false(faults_at(a, -DEVICE_GUARD_BYTES));
	assert_true(faults_at(b, 1024 + DEVICE_GUARD_BYTES));
	assert_false(faults_at(b, 1023 + DEVICE_GUARD_BYTES));
	device_close(dev);
}

/* Each unit is counted by the thread that runs it; ints[0] is what every call adds. */
static void count(void *const *bufs, const int64_t *ints, int64_t begin, int64_t end,
		  int thread)
{
	int64_t *sum = bufs[0];
	int32_t *who = bufs[1];

	for (int64_t i = begin; i < end; i++) {
		sum[i] += ints[0];
		who[i] = thread;
	}
}

/* Reads what others wrote in the step before: a race, if there is no barrier. */
static void shift(void *const *bufs, const int64_t *ints, int64_t begin, int64_t end,
		  int thread)
{
	const int64_t *from = bufs[0];
	int64_t *to = bufs[1], n = ints[0];

	(void)thread;
	for (int64_t i = begin; i < end; i++)
		to[i] = from[(i + n / 2) % n] + 1;
}

CASE(ranges_cover_units_in_order)
{
	struct device *dev = open_device("cpu", NULL);
	static const int64_t units[] = {0, 1, 2, 3, 7, 1000};
	int64_t one = 1, sum[1000];
	int32_t who[1000];

	for (int u = 0; u < 6; u++) {
		struct device_step step = {.fn = count, .units = units[u], .ints = &one};
		struct device_program p = {
			.name = "p", .steps = &step, .nsteps = 1, .nbufs = 2};
		void *const bufs[] = {sum, who};
		void *const *const sets[] = {bufs};
		struct device_replay *r;

		memset(sum, 0, sizeof(sum));
		assert_int_equal(device_record(dev, &p, sets, 1, 5, &r), STATUS_OK);
		assert_int_equal(device_launch(dev, r), STATUS_OK);
		for (int64_t i = 0; i < 1000; i++)
			assert_int_equal(sum[i], i < units[u] ? 5 : 0);
		for (int64_t i = 1; i < units[u]; i++)
			assert_true(who[i] == who[i - 1] || who[i] == who[i - 1] + 1);
		assert_true(units[u] < 1 || who[0] == 0);
		device_replay_free(r);
	}
	device_close(dev);
}

static void run_shifts(struct device *dev)
{
	enum { N = 4099, CALLS = 200 };
	static int64_t a[N], b[N];
	int64_t n = N;
	struct device_step steps[] = {
		{.fn = shift, .units = N, .first_buf = 0, .ints = &n},
		{.fn = NULL, .units = N},
		{.fn = shift, .units = N, .first_buf = 1, .ints = &n},
	};
	struct device_program p = {.name = "shift", .steps = steps, .nsteps = 3, .nbufs = 3};
	void *const bufs[] = {a, b, a};
	void *const *const sets[] = {bufs};
	struct device_replay *r;

	memset(a, 0, sizeof(a));
	assert_int_equal(device_record(dev, &p, sets, 1, CALLS, &r), STATUS_OK);
	for (int i = 0; i < 3; i++)
		assert_int_equal(device_launch(dev, r), STATUS_OK);
	for (int i = 0; i < N; i++)
		assert_int_equal(a[i], 3 * CALLS * 2);
	device_replay_free(r);
}

CASE(steps_and_calls_are_separated)
{
	struct device *dev = open_device("cpu", NULL);
	cpu_set_t before, during, after;

	run_shifts(dev);
	sched_getaffinity(0, sizeof(before), &before);
	for (int i = 0; i < 20; i++) {
		device_set_busy(dev, true);
		sched_getaffinity(0, sizeof(during), &during);
		run_shifts(dev);
		device_set_busy(dev, i % 3);
	}
	device_set_busy(dev, false);
	sched_getaffinity(0, sizeof(after), &after);
	assert_int_equal(CPU_COUNT(&during), 1);
	assert_true(CPU_EQUAL(&before, &after));
	run_shifts(dev);
	device_close(dev);
	dev = open_device("null", "");
	run_shifts(dev);
	device_close(dev);
}

CASE(calls_cycle_through_sets)
{
	struct device *dev = open_device("cpu", NULL);
	int64_t one = 1, sum[3] = {0};
	int32_t who[3];
	struct device_step step = {.fn = count, .units = 1, .ints = &one};
	struct device_program p = {.name = "p", .steps = &step, .nsteps = 1, .nbufs = 2};
	void *const a[] = {sum, who}, *const b[] = {sum + 1, who}, *const c[] = {sum + 2, who};
	void *const *const sets[] = {a, b, c};
	struct device_replay *r;

	assert_int_equal(device_record(dev, &p, sets, 3, 8, &r), STATUS_OK);
	assert_int_equal(device_launch(dev, r), STATUS_OK);
	assert_true(sum[0] == 3 && sum[1] == 3 && sum[2] == 2);
	device_replay_free(r);
	assert_int_equal(device_record(dev, &p, sets, 0, 8, &r), STATUS_INVALID);
	status_clear();
	device_close(dev);
}

static void write_text(const char *path, const char *text)
{
	FILE *f = fopen(path, "w");

	assert_non_null(f);
	fputs(text, f);
	fclose(f);
}

CASE(modules_are_loaded_by_file)
{
	struct device *dev = open_device("cpu", NULL);
	const char *cc = getenv("CC");
	struct device_module *m;
	device_fn *f;
	int32_t out[4] = {0};
	void *const bufs[] = {out};
	char cmd[256];

	write_text("dev-module.c",
		   "#include <stdint.h>\n"
		   "void k(void *const *b, const int64_t *n, int64_t i, int64_t e, int t)\n"
		   "{ (void)t; for (; i < e; i++) ((int32_t *)b[0])[i] = (int32_t)(n[0] + i); "
		   "}\n");
	snprintf(cmd, sizeof(cmd), "%s -shared -fPIC -o dev-module.so dev-module.c",
		 cc ? cc : "cc");
	assert_int_equal(system(cmd), 0);
	assert_int_equal(device_load(dev, "./dev-module.so", &m), STATUS_OK);
	assert_int_equal(device_lookup(m, "k", &f), STATUS_OK);
	f(bufs, (const int64_t[]){40}, 1, 3, 0);
	assert_true(out[0] == 0 && out[1] == 41 && out[2] == 42 && out[3] == 0);
	assert_int_equal(device_lookup(m, "no_such", &f), STATUS_INVALID);
	assert_non_null(strstr(status_story(), "dev-module.so has no function no_such"));
	status_clear();
	device_unload(m);
	assert_int_equal(device_load(dev, "./dev-module.c", &m), STATUS_INVALID);
	status_clear();
	device_close(dev);
}

CASE(readings_of_the_cpu_go_forward)
{
	struct device *dev = open_device("cpu", NULL);
	struct device_reading a, b;

	assert_int_equal(device_read(dev, &a), STATUS_OK);
	for (volatile long i = 0; i < 50000000; i++)
		;
	assert_int_equal(device_read(dev, &b), STATUS_OK);
	assert_true(b.at_ns > a.at_ns && b.own_ns > a.own_ns && b.ncpus == dev->info.threads);
	assert_true(a.busy_ns < 0 || b.busy_ns >= a.busy_ns);
	assert_true(isnan(a.power_w));
	device_close(dev);
}

/* The time of one replay of m calls between two marks, in ns. */
static double time_of(struct device *dev, const struct device_program *p, void *const *bufs,
		      uint32_t m)
{
	void *const *const sets[] = {bufs};
	struct device_event a = {0}, b = {0};
	struct device_replay *r;
	double ns = 0;

	assert_int_equal(device_record(dev, p, sets, 1, m, &r), STATUS_OK);
	assert_int_equal(device_mark(dev, &a), STATUS_OK);
	assert_int_equal(device_launch(dev, r), STATUS_OK);
	assert_int_equal(device_mark(dev, &b), STATUS_OK);
	assert_int_equal(device_sync(dev), STATUS_OK);
	assert_int_equal(device_interval(dev, &a, &b, &ns), STATUS_OK);
	device_replay_free(r);
	return ns;
}

CASE(the_script_is_the_clock)
{
	struct device *dev = open_device("null", "tick=32; s=1.1; c_warm=2.9; k=list 5 0.5 7");
	struct device_program empty = {.name = "empty"}, k = {.name = "k"};

	assert_true(fabs(time_of(dev, &empty, NULL, 1) - 4000) <= 32);
	assert_true(fabs(time_of(dev, &empty, NULL, 100) - 112900) <= 32);
	assert_true(fabs(time_of(dev, &k, NULL, 10) - 52900) <= 32);
	assert_true(fabs(time_of(dev, &k, NULL, 10) - 13900) <= 32); /* never under S */
	assert_true(fabs(time_of(dev, &k, NULL, 10) - 72900) <= 32);
	assert_true(fabs(time_of(dev, &k, NULL, 10) - 52900) <= 32);
	assert_int_equal(fmod(time_of(dev, &k, NULL, 1), 32), 0);
	device_close(dev);
}

CASE(the_script_disturbs_and_throttles)
{
	struct device *dev =
		open_device("null", "tick=1; throttle=1-2; slow=2; k=constant 10; timer=10");
	struct device_program k = {.name = "k"};
	struct device_reading r;

	assert_true(fabs(time_of(dev, &k, NULL, 1) - 129000) <= 1);
	assert_int_equal(device_read(dev, &r), STATUS_OK);
	assert_true(r.throttle == DEVICE_THROTTLE_THERMAL && r.sm_mhz < 1980);
	assert_true(fabs(time_of(dev, &k, NULL, 1) - 229000) <= 1);
	time_of(dev, &k, NULL, 1);
	assert_int_equal(device_read(dev, &r), STATUS_OK);
	assert_true(r.throttle ==
		    DEVICE_THROTTLE_THERMAL); /* what was since the last reading */
	assert_int_equal(device_read(dev, &r), STATUS_OK);
	assert_true(r.throttle == 0 && r.foreign == 0);
	assert_true(fabs(time_of(dev, &k, NULL, 1) - 129000) <= 1);
	device_close(dev);
}

CASE(the_cache_of_null_forgets)
{
	struct device *dev =
		open_device("null", "tick=1; llc=1048576; mem=100; cache=1000; s=0;"
				    "c_warm=1.3; c_cold=1.3");
	struct device_mem *a, *b, *flush;
	struct device_program k = {.name = "k", .nbufs = 2}, f = {.name = "flush", .nbufs = 1};
	const struct null_entry *log;
	uint32_t n;

	assert_int_equal(device_alloc(dev, 100000, &a), STATUS_OK);
	assert_int_equal(device_alloc(dev, 100000, &b), STATUS_OK);
	assert_int_equal(device_alloc(dev, 2 << 20, &flush), STATUS_OK);
	void *const bufs[] = {a->p, b->p}, *const fl[] = {flush->p};

	null_log_start(dev);
	assert_true(fabs(time_of(dev, &k, bufs, 1) - 1300 - 2000) <= 1); /* new */
	assert_true(fabs(time_of(dev, &k, bufs, 1) - 1300 - 200) <= 1);  /* warm */
	time_of(dev, &f, fl, 1);
	assert_true(fabs(time_of(dev, &k, bufs, 1) - 1300 - 2000) <= 1); /* evicted */
	log = null_log(dev, &n);
	assert_int_equal(n, 16);
	assert_true(log[1].act == NULL_LAUNCH && log[1].is_all_cold && !log[5].is_all_cold);
	assert_true(log[5].least_reuse_bytes == 100000);
	assert_true(log[13].is_all_cold && log[13].least_reuse_bytes == (2 << 20) + 100000);
	assert_int_equal(null_set_script(dev, "llc=1048576; flush=off; s=0; mem=100"),
			 STATUS_OK);
	time_of(dev, &f, fl, 1);
	time_of(dev, &k, bufs, 1);
	log = null_log(dev, &n);
	assert_false(log[n - 3].is_all_cold);
	device_close(dev);
}

CASE(bad_scripts_are_refused)
{
	static const char *const bad[] = {"tick=x",       "k=square 1 2",   "k=drift 1",
					  "throttle=a-3", "k=constant 1 y", "nonsense"};
	struct device *dev;

	for (int i = 0; i < 6; i++) {
		struct device_opts opts = {.script = bad[i]};

		assert_int_equal(device_open("null", &opts, &dev), STATUS_INVALID);
		assert_non_null(strstr(status_story(), "script"));
		status_clear();
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(rows_are_complete),
		TEST(devices_are_found_by_name),
		TEST(memory_lies_between_guards),
		TEST(beyond_the_guards_nothing_is_mapped),
		TEST(ranges_cover_units_in_order),
		TEST(steps_and_calls_are_separated),
		TEST(calls_cycle_through_sets),
		TEST(modules_are_loaded_by_file),
		TEST(readings_of_the_cpu_go_forward),
		TEST(the_script_is_the_clock),
		TEST(the_script_disturbs_and_throttles),
		TEST(the_cache_of_null_forgets),
		TEST(bad_scripts_are_refused),
	};

	return RUN(tests);
}
