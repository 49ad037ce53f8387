/*
 * What each device must do: one suite, run by name.  usage: test_device_each DEVICE
 * A device that is UNAVAILABLE skips the program, with its reason.
 */
#include "base/file.h"
#include "device/device.h"
#include "toolchain/nvrtc.h"
#include "unit.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char *name;

/* A device, and two kernels: count adds to each element, shift reads what others wrote. */
struct bench {
	struct arena a;
	struct device *dev;
	struct device_module *module;
	device_fn *count, *shift;
};

static const char host_text[] =
	"#include <stdint.h>\n"
	"void count(void *const *b, const int64_t *n, int64_t i, int64_t e, int t)\n"
	"{ (void)t; for (; i < e; i++) ((int64_t *)b[0])[i] += n[0]; }\n"
	"void shift(void *const *b, const int64_t *n, int64_t i, int64_t e, int t)\n"
	"{ (void)t; for (; i < e; i++)\n"
	"	((int64_t *)b[1])[i] = ((int64_t *)b[0])[(i + n[0] / 2) % n[0]] + 1; }\n";

static const char cuda_text[] =
	"#define KERNEL extern \"C\" __global__ void\n"
	"#define I ((long long)blockIdx.x * blockDim.x + threadIdx.x)\n"
	"KERNEL count(long long *sum, long long add, long long n) { if (I < n) sum[I] += add; "
	"}\n"
	"KERNEL shift(const long long *from, long long *to, long long n)\n"
	"{ if (I < n) to[I] = from[(I + n / 2) % n] + 1; }\n";

static const char *image_of(struct bench *b)
{
	struct nvrtc_opts opts = {.arch = b->dev->info.arch, .cache_dir = "nvrtc-cache"};
	const char *cc = getenv("CC"), *so = arena_printf(&b->a, "./each-%s.so", name);
	const char *c = arena_printf(&b->a, "./each-%s.c", name);
	struct nvrtc_image image;

	if (strcmp(b->dev->info.arch, "host")) {
		if (nvrtc_build(&b->a, str_of(cuda_text), &opts, &image)) {
			print_message("skip: %s\n", status_story());
			status_clear();
			skip();
		}
		return image.path;
	}
	assert_int_equal(file_write(c, str_of(host_text)), STATUS_OK);
	assert_int_equal(
		system(arena_printf(&b->a, "%s -shared -fPIC -o %s %s", cc ? cc : "cc", so, c)),
		0);
	return so;
}

static void say(enum status s)
{
	if (s)
		print_error("%s\n", status_story());
	assert_int_equal(s, STATUS_OK);
}

static void bench_open(struct bench *b)
{
	*b = (struct bench){0};
	say(device_open(name, NULL, &b->dev));
}

static void bench_load(struct bench *b)
{
	bench_open(b);
	say(device_load(b->dev, image_of(b), &b->module));
	say(device_lookup(b->module, "count", &b->count));
	say(device_lookup(b->module, "shift", &b->shift));
}

static void bench_close(struct bench *b)
{
	device_unload(b->module);
	device_close(b->dev);
	arena_release(&b->a);
}

static bool is_intact(const struct device_mem *mem, int64_t *at)
{
	bool is = false;

	say(device_guards(mem, &is, at));
	return is;
}

CASE(it_says_what_it_is)
{
	struct bench b;

	bench_open(&b);
	const struct device_info *info = &b.dev->info;

	print_message("%s (%s, %s), launched by %s, cache %lld, memory %lld bytes\n", info->id,
		      info->kind, info->arch, info->launch, (long long)info->llc_bytes,
		      (long long)info->memory_bytes);
	assert_true(*info->id && *info->kind && *info->launch && *info->arch);
	assert_true(info->threads >= 1 && info->memory_bytes > 0);
	for (uint32_t i = 0; i < info->nfacts; i++) {
		print_message("  %s = %s\n", info->facts[i].name, info->facts[i].value);
		assert_true(!i || strcmp(info->facts[i - 1].name, info->facts[i].name) < 0);
	}
	bench_close(&b);
}

/* What lies beside the buffer is changed as a kernel that runs over would. */
static void check_damage(struct device_mem *mem, int64_t offset)
{
	int64_t at;

	assert_true(is_intact(mem, &at));
	say(device_fill(mem->dev, mem->p + offset, 1, 1));
	assert_false(is_intact(mem, &at));
	assert_int_equal(at, offset);
	say(device_fill(mem->dev, mem->p + offset, DEVICE_GUARD, 1));
	assert_true(is_intact(mem, &at));
}

CASE(memory_lies_between_guards)
{
	static const size_t sizes[] = {0, 1, 4, 255, 256, 4096, 5000, 1 << 20, 5 << 20};
	struct device_mem *mem[9];
	char back[5000];
	struct bench b;

	bench_open(&b);
	for (int i = 0; i < 9; i++) {
		say(device_alloc(b.dev, sizes[i], &mem[i]));
		assert_int_equal((uintptr_t)mem[i]->p % DEVICE_ALIGN, 0);
		say(device_fill(b.dev, mem[i]->p, i, sizes[i]));
		check_damage(mem[i], (int64_t)sizes[i]);
		check_damage(mem[i], -1);
		check_damage(mem[i], -DEVICE_GUARD_BYTES);
		check_damage(mem[i], (int64_t)sizes[i] + DEVICE_GUARD_BYTES - 1);
	}
	say(device_upload(mem[6], 10, "assay", 5));
	say(device_download(mem[6], 0, back, 5000));
	assert_true(back[9] == 6 && !memcmp(back + 10, "assay", 5) && back[4999] == 6);
	assert_int_equal(device_upload(mem[6], 4998, "assay", 5), STATUS_INVALID);
	status_clear();
	for (int i = 0; i < 8; i++)
		device_free(mem[i]); /* the last is left to close */
	assert_int_equal(device_alloc(b.dev, (size_t)1 << 50, &mem[0]), STATUS_EXHAUSTED);
	status_clear();
	bench_close(&b);
}

CASE(bytes_travel)
{
	enum { N = 6 << 20 };
	unsigned char *a = malloc(N), *back = malloc(N);
	struct device_mem *x, *y;
	struct bench b;

	bench_open(&b);
	for (int i = 0; i < N; i++)
		a[i] = (unsigned char)(i * 2654435761u >> 24);
	say(device_alloc(b.dev, N, &x));
	say(device_alloc(b.dev, N, &y));
	say(device_upload(x, 0, a, N));
	memset(a, 0, N); /* a host pointer may be reused at once */
	say(device_copy(b.dev, y->p, x->p, N));
	say(device_download(y, 0, back, N));
	for (int i = 0; i < N; i++)
		if (back[i] != (unsigned char)(i * 2654435761u >> 24))
			fail_msg("byte %d is %d", i, back[i]);
	free(a);
	free(back);
	bench_close(&b);
}

/* Launched several times; and the sums of the three sets. */
static void run_counts(struct bench *b, uint32_t m, int launches, bool is_direct,
		       int64_t sums[3])
{
	enum { N = 1000 };
	struct device_mem *mem[3];
	static int64_t back[N];
	int64_t ints[] = {5, N};
	struct device_step step = {
		.fn = b->count,
		.units = N,
		.ints = ints,
		.grid = {.blocks = {4}, .threads = {256}, .nbufs = 1, .nints = 2}};
	struct device_program p = {.name = "count",
				   .steps = &step,
				   .nsteps = 1,
				   .nbufs = 1,
				   .is_direct = is_direct};
	struct device_replay *r;
	void *bufs[3][1];
	uint32_t kernels, copies;

	for (int i = 0; i < 3; i++) {
		say(device_alloc(b->dev, sizeof(back), &mem[i]));
		say(device_fill(b->dev, mem[i]->p, 0, sizeof(back)));
		bufs[i][0] = mem[i]->p;
	}
	void *const *const sets[] = {bufs[0], bufs[1], bufs[2]};

	say(device_record(b->dev, &p, sets, 3, m, &r));
	say(device_count(b->dev, r, &kernels, &copies));
	assert_true(kernels == m && copies == 0);
	for (int i = 0; i < launches; i++)
		say(device_launch(b->dev, r));
	for (int i = 0; i < 3; i++) {
		int64_t at;

		say(device_download(mem[i], 0, back, sizeof(back)));
		for (int j = 1; j < N; j++)
			assert_int_equal(back[j], back[0]);
		assert_true(is_intact(mem[i], &at));
		sums[i] = back[0];
		device_free(mem[i]);
	}
	device_replay_free(r);
}

static uint32_t first_look(struct bench *b, const struct device_look *looks, uint32_t n)
{
	uint32_t first = UINT32_MAX;

	say(device_look(b->dev, looks, n, &first));
	return first;
}

/* One byte of either range at a time, at its ends and where words begin and end. */
static void look_at_each(struct bench *b, struct device_mem *x, struct device_mem *y,
			 size_t from, size_t other, size_t n)
{
	const struct device_look looks[] = {
		{.a = x->p, .b = y->p, .bytes = 1 << 10},
		{.a = x->p + from, .b = y->p + other, .bytes = n},
	};
	const size_t places[] = {0, 1, 7, 8, 15, 16, 17, n / 2, n - 1, n - 8, n - 15, n - 17};

	assert_int_equal(first_look(b, looks, 2), 2);
	for (size_t i = 0; i < sizeof(places) / sizeof(*places); i++) {
		char *at = i % 2 ? x->p + from : y->p + other;

		if (places[i] >= n)
			continue;
		say(device_fill(b->dev, at + places[i], 1, 1));
		assert_int_equal(first_look(b, looks, 2), 1);
		say(device_fill(b->dev, at + places[i], 7, 1));
	}
	/* what lies beside the range is not looked at */
	say(device_fill(b->dev, x->p + from + n, 1, 1));
	say(device_fill(b->dev, x->p + from - 1, 1, 1));
	assert_int_equal(first_look(b, looks, 2), 2);
	say(device_fill(b->dev, x->p + from + n, 7, 1));
	say(device_fill(b->dev, x->p + from - 1, 7, 1));
}

CASE(ranges_are_looked_at_to_the_byte)
{
	enum { AT = 2 << 10, N = 3 << 20 };
	static const size_t lengths[] = {1, 15, 16, 33, 4096, 1048573, 2 << 20};
	struct device_mem *x, *y;
	struct bench b;

	bench_open(&b);
	say(device_alloc(b.dev, N, &x));
	say(device_alloc(b.dev, N, &y));
	say(device_fill(b.dev, x->p, 7, N));
	say(device_fill(b.dev, y->p, 7, N));
	for (size_t i = 0; i < sizeof(lengths) / sizeof(*lengths); i++) {
		look_at_each(&b, x, y, AT, AT, lengths[i]);
		look_at_each(&b, x, y, AT + 16, AT + 48, lengths[i]);
		look_at_each(&b, x, y, AT + 3, AT + 3, lengths[i]);
		look_at_each(&b, x, y, AT + 8, AT, lengths[i]);
	}
	const struct device_look guards[] = {{.guards = x}, {.guards = y}};

	assert_int_equal(first_look(&b, guards, 2), 2);
	say(device_fill(b.dev, y->p + N, 1, 1));
	assert_int_equal(first_look(&b, guards, 2), 1);
	say(device_fill(b.dev, x->p - 1, 1, 1));
	assert_int_equal(first_look(&b, guards, 2), 0);
	assert_int_equal(first_look(&b, guards, 0), 0);
	device_free(x);
	device_free(y);
	bench_close(&b);
}

CASE(calls_cycle_through_sets)
{
	int64_t sums[3];
	struct bench b;

	bench_load(&b);
	for (int direct = 0; direct < 2; direct++) {
		run_counts(&b, 8, 2, direct, sums);
		assert_true(sums[0] == 30 && sums[1] == 30 && sums[2] == 20);
	}
	run_counts(&b, 2, 1, false, sums);
	assert_true(sums[0] == 5 && sums[1] == 5 && sums[2] == 0);
	run_counts(&b, 128, 7, false, sums);
	assert_true(sums[0] == 43 * 35 && sums[1] == 43 * 35 && sums[2] == 42 * 35);
	bench_close(&b);
}

CASE(steps_and_calls_are_separated)
{
	enum { N = 4099, CALLS = 50, LAUNCHES = 3 };
	static int64_t back[N];
	int64_t ints[] = {N};
	struct bench b;

	bench_load(&b);
	struct device_grid grid = {.blocks = {33}, .threads = {128}, .nbufs = 2, .nints = 1};
	struct device_step steps[] = {
		{.fn = b.shift, .units = N, .first_buf = 0, .ints = ints, .grid = grid},
		{.fn = NULL, .units = N},
		{.fn = b.shift, .units = N, .first_buf = 1, .ints = ints, .grid = grid},
	};
	struct device_program p = {.name = "shift", .steps = steps, .nsteps = 3, .nbufs = 3};
	struct device_mem *x, *y;
	struct device_replay *r;

	say(device_alloc(b.dev, sizeof(back), &x));
	say(device_alloc(b.dev, sizeof(back), &y));
	say(device_fill(b.dev, x->p, 0, sizeof(back)));
	void *const bufs[] = {x->p, y->p, x->p};
	void *const *const sets[] = {bufs};

	say(device_record(b.dev, &p, sets, 1, CALLS, &r));
	for (int i = 0; i < LAUNCHES; i++)
		say(device_launch(b.dev, r));
	say(device_download(x, 0, back, sizeof(back)));
	for (int i = 0; i < N; i++)
		assert_int_equal(back[i], LAUNCHES * CALLS * 2);
	device_replay_free(r);
	assert_int_equal(device_record(b.dev, &p, sets, 0, 1, &r), STATUS_INVALID);
	status_clear();
	bench_close(&b);
}

CASE(marks_are_in_order)
{
	struct device_program none = {.name = "none"};
	struct device_event e[4] = {0};
	struct device_replay *r;
	uint32_t kernels, copies;
	double ns, all = 0, sum = 0;
	struct bench b;

	bench_open(&b);
	void *const *const sets[] = {NULL};

	say(device_record(b.dev, &none, sets, 1, 1, &r));
	say(device_count(b.dev, r, &kernels, &copies));
	assert_true(kernels == 0 && copies == 0);
	for (int i = 0; i < DEVICE_EVENTS + 10; i++)
		say(device_mark(b.dev, &e[0])); /* more than are remembered */
	for (int i = 0; i < 4; i++) {
		say(device_mark(b.dev, &e[i]));
		say(device_launch(b.dev, r));
	}
	say(device_sync(b.dev));
	for (int i = 0; i < 3; i++) {
		say(device_interval(b.dev, &e[i], &e[i + 1], &ns));
		assert_true(ns >= 0);
		sum += ns;
	}
	say(device_interval(b.dev, &e[0], &e[3], &all));
	assert_true(fabs(sum - all) <= 100);
	device_replay_free(r);
	bench_close(&b);
}

/* Much is queued behind it, and all is done once it opens; and again. */
CASE(the_gate_holds_and_opens)
{
	struct device_program none = {.name = "none"};
	struct device_event e[2] = {0};
	struct device_replay *r;
	struct bench b;
	bool by_itself;
	double ns;

	bench_open(&b);
	void *const *const sets[] = {NULL};

	say(device_record(b.dev, &none, sets, 1, 1, &r));
	for (int turn = 0; turn < 3; turn++) {
		say(device_gate_close(b.dev));
		say(device_mark(b.dev, &e[0]));
		for (int i = 0; i < 100; i++)
			say(device_launch(b.dev, r));
		say(device_mark(b.dev, &e[1]));
		say(device_gate_open(b.dev, &by_itself));
		say(device_sync(b.dev));
		say(device_interval(b.dev, &e[0], &e[1], &ns));
		assert_false(by_itself);
	}
	device_replay_free(r);
	bench_close(&b);
}

/* Only where time is real: 20 ms after it closed it must not hold any longer. */
CASE(a_forgotten_gate_opens_by_itself)
{
	struct timespec t = {.tv_nsec = 60000000};
	struct bench b;
	bool by_itself;

	bench_open(&b);
	if (!b.dev->info.sms || strstr(b.dev->info.kind, "Fake")) {
		bench_close(&b);
		print_message("skip: %s has no gate that is a kernel\n", name);
		skip();
	}
	say(device_gate_close(b.dev));
	nanosleep(&t, NULL);
	say(device_gate_open(b.dev, &by_itself));
	assert_true(by_itself);
	say(device_sync(b.dev));
	say(device_gate_close(b.dev));
	say(device_gate_open(b.dev, &by_itself));
	assert_false(by_itself);
	say(device_sync(b.dev));
	bench_close(&b);
}

CASE(modules_say_what_they_lack)
{
	struct device_module *m;
	struct bench b;
	device_fn *f;

	bench_load(&b);
	assert_int_equal(device_lookup(b.module, "no_such", &f), STATUS_INVALID);
	assert_non_null(strstr(status_story(), "has no function no_such"));
	status_clear();
	assert_int_equal(file_write("./no-module.txt", STR("no module\n")), STATUS_OK);
	assert_int_equal(device_load(b.dev, "./no-module.txt", &m), STATUS_INVALID);
	assert_non_null(strstr(status_story(), "no-module.txt"));
	status_clear();
	bench_close(&b);
}

CASE(readings_go_forward)
{
	struct device_reading x, y;
	struct bench b;

	bench_open(&b);
	say(device_read(b.dev, &x));
	device_pause_ns(b.dev, 2000000);
	say(device_read(b.dev, &y));
	assert_true(y.at_ns > x.at_ns);
	print_message("SM %g MHz, memory %g MHz, %g C, %g W, throttle %d, foreign %d\n",
		      y.sm_mhz, y.mem_mhz, y.temp_c, y.power_w, y.throttle, y.foreign);
	assert_true(!b.dev->info.sms || (y.sm_mhz > 0 && y.power_w > 0 && y.foreign == 0));
	bench_close(&b);
}

static int absent(void)
{
	struct device *dev;
	enum status s = device_open(name, NULL, &dev);

	if (!s)
		device_close(dev);
	if (s != STATUS_UNAVAILABLE)
		return 0;
	printf("skip: %s: %s\n", name, status_story());
	status_clear();
	return 77;
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		TEST(it_says_what_it_is),
		TEST(memory_lies_between_guards),
		TEST(bytes_travel),
		TEST(ranges_are_looked_at_to_the_byte),
		TEST(calls_cycle_through_sets),
		TEST(steps_and_calls_are_separated),
		TEST(marks_are_in_order),
		TEST(the_gate_holds_and_opens),
		TEST(a_forgotten_gate_opens_by_itself),
		TEST(modules_say_what_they_lack),
		TEST(readings_go_forward),
	};

	name = argc > 1 ? argv[1] : "null";
	return absent() ? 77 : RUN(tests);
}
