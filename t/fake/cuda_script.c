/* The script of the fake driver, and its kernels. */
#include "cuda_fake.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct fake fake;

struct word {
	const char *name;
	int result;
};
enum { HANG = -1 };
static const struct word words[] = {{"oom", CUDA_OUT_OF_MEMORY},
				    {"fail", 1},
				    {"lost", 999},
				    {"crash", 700},
				    {"hang", HANG}};

static void add_fault(const char *key, const char *word)
{
	struct fault f = {.gpu = -1, .result = 1};

	if (sscanf(key, "%47[^:]:%d@%d", f.symbol, &f.n, &f.gpu) < 2 ||
	    fake.nfaults == FAULTS_MAX)
		return;
	for (size_t i = 0; i < sizeof(words) / sizeof(*words); i++)
		if (!strcmp(word, words[i].name))
			f.result = words[i].result;
	fake.faults[fake.nfaults++] = f;
}

/* Which GPUs there are, and how the driver lists them. */
static bool set_gpus(const char *key, const char *value)
{
	const struct {
		const char *name;
		int *at;
	} numbers[] = {{"gpus", &fake.gpus}, {"mig", &fake.migs}, {"fastest", &fake.fastest}};
	const struct {
		const char *name;
		char *at;
		size_t room;
	} texts[] = {{"uuid", fake.uuid[0], sizeof(fake.uuid[0])},
		     {"name", fake.name, sizeof(fake.name)},
		     {"name1", fake.name1, sizeof(fake.name1)}};

	for (size_t i = 0; i < sizeof(numbers) / sizeof(*numbers); i++)
		if (!strcmp(key, numbers[i].name)) {
			*numbers[i].at = atoi(value);
			return true;
		}
	for (size_t i = 0; i < sizeof(texts) / sizeof(*texts); i++)
		if (!strcmp(key, texts[i].name)) {
			snprintf(texts[i].at, texts[i].room, "%s", value);
			return true;
		}
	fake.is_pinless |= !strcmp(key, "pin");
	return !strcmp(key, "pin");
}

static void set(const char *key, const char *value)
{
	const struct {
		const char *name;
		double *at;
	} numbers[] = {{"tick", &fake.tick_ns},
		       {"e0", &fake.e0_ns},
		       {"s", &fake.s_ns},
		       {"c", &fake.c_ns},
		       {"d1", &fake.d1_ns}};

	for (size_t i = 0; i < sizeof(numbers) / sizeof(*numbers); i++)
		if (!strcmp(key, numbers[i].name))
			*numbers[i].at = strtod(value, NULL);
	if (strchr(key, ':'))
		add_fault(key, value);
	else if (set_gpus(key, value))
		return;
	else if (!strcmp(key, "llc"))
		fake.llc_bytes = atoll(value);
	else if (!strcmp(key, "memory"))
		fake.memory_bytes = atoll(value);
	else if (!strcmp(key, "throttle"))
		fake.is_throttled = atoi(value);
	else if (!strcmp(key, "rights"))
		fake.is_rightless = !atoi(value);
	else if (!strcmp(key, "foreign"))
		fake.is_foreign = atoi(value);
}

void fake_script(const char *text)
{
	char copy[1024], *save = NULL;

	fake = (struct fake){.gpus = 2,
			     .uuid = {"GPU-5e1f0a2b-0c1d-4e2f-8a3b-4c5d6e7f8091",
				      "GPU-5e1f77aa-1111-4222-8333-444455556666",
				      "GPU-a0b1c2d3-0000-4000-8000-000000000003",
				      "GPU-a0b1c2d3-0000-4000-8000-000000000004",
				      "MIG-c0ffee01-0000-5000-8000-000000000005",
				      "MIG-c0ffee02-0000-5000-8000-000000000006"},
			     .name = "NVIDIA  Fake GPU",
			     .name1 = "NVIDIA Fake GPU",
			     .tick_ns = 32,
			     .e0_ns = 1300,
			     .s_ns = 1100,
			     .c_ns = 2900,
			     .d1_ns = 2300,
			     .llc_bytes = 32 << 20,
			     .memory_bytes = 4LL << 30};
	snprintf(copy, sizeof(copy), "%s", text ? text : "");
	for (char *item = strtok_r(copy, ";", &save); item; item = strtok_r(NULL, ";", &save)) {
		item += strspn(item, " ");
		char *eq = strchr(item, '=');

		if (!eq)
			continue;
		*eq = 0;
		set(item, eq + 1);
	}
}

/* cuMemAlloc means cuMemAlloc_v2, too. */
static bool is_symbol(const char *wanted, const char *symbol)
{
	size_t n = strlen(wanted);

	return !strncmp(wanted, symbol, n) && (!symbol[n] || !strncmp(symbol + n, "_v", 2));
}

static int count(const char *symbol)
{
	for (int i = 0; i < fake.ncounts; i++)
		if (!strcmp(fake.counts[i].symbol, symbol))
			return ++fake.counts[i].n;
	fake.counts[fake.ncounts++] = (struct count){symbol, 1};
	return 1;
}

int fake_enter(const char *symbol)
{
	if (!fake.gpus && !*fake.name)
		fake_script(getenv("ASSAY_FAKE_CUDA"));
	int n = count(symbol);

	if (fake.dead)
		return fake.dead;
	for (int i = 0; i < fake.nfaults; i++) {
		const struct fault *f = &fake.faults[i];

		if (!is_symbol(f->symbol, symbol) || f->n != n ||
		    (f->gpu >= 0 && f->gpu != fake.current))
			continue;
		while (f->result == HANG)
			pause();
		if (f->result >= 700)
			fake.dead = f->result;
		return f->result;
	}
	return 0;
}

int fake_calls(const char *symbol)
{
	for (int i = 0; i < fake.ncounts; i++)
		if (is_symbol(symbol, fake.counts[i].symbol))
			return fake.counts[i].n;
	return 0;
}

static int64_t *at(uint64_t p)
{
	return (int64_t *)(uintptr_t)p; /* device memory is the host's here */
}

/* count(sum, add, n) and shift(from, to, n): those of the conformance suite. */
static void run_count(const uint64_t *p)
{
	for (uint64_t i = 0; i < p[2]; i++)
		at(p[0])[i] += (int64_t)p[1];
}

static void run_shift(const uint64_t *p)
{
	for (uint64_t i = 0; i < p[2]; i++)
		at(p[1])[i] = at(p[0])[(i + p[2] / 2) % p[2]] + 1;
}

/* look(a, b, n, first, what) */
static void run_look(const uint64_t *p)
{
	const unsigned char *a = (const void *)at(p[0]), *b = (const void *)at(p[1]);
	uint64_t *first = (uint64_t *)at(p[3]);

	for (uint64_t i = 0; i < p[2]; i++)
		if (a[i] != (b ? b[i] : 0xFF) && p[4] + i < *first)
			*first = p[4] + i;
}

static const struct kernel kernels[] = {
	{.stem = "assay_look", .nparams = 5, .run = run_look},
	{.stem = "assay_gate", .is_gate = true},
	{.stem = "empty"},
	{.stem = "count", .nparams = 3, .run = run_count},
	{.stem = "shift", .nparams = 3, .run = run_shift},
	{.stem = "write", .arrays = 1},
	{.stem = "copy", .arrays = 2},
	{.stem = "add", .arrays = 2},
	{.stem = "r2w1", .arrays = 3},
	{.stem = "read", .arrays = 1},
	{.stem = "rate", .nparams = 2, .step_ns = 1000},
};

const struct kernel *kernel_known(const char *name)
{
	for (size_t i = 0; i < sizeof(kernels) / sizeof(*kernels); i++) {
		size_t n = strlen(kernels[i].stem);

		if (!strncmp(name, kernels[i].stem, n) && (!name[n] || name[n] == '_'))
			return &kernels[i];
	}
	return NULL;
}
