/* Which GPUs there are by a driver that is simulated, and which a person means. */
#include "device/gpu.h"
#include "unit.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

static void (*script)(const char *text);

#define A  "GPU-5e1f0a2b-0c1d-4e2f-8a3b-4c5d6e7f8091"
#define B  "GPU-5e1f77aa-1111-4222-8333-444455556666"
#define C  "GPU-a0b1c2d3-0000-4000-8000-000000000003"
#define D  "GPU-a0b1c2d3-0000-4000-8000-000000000004"
#define M1 "MIG-c0ffee01-0000-5000-8000-000000000005"
#define M2 "MIG-c0ffee02-0000-5000-8000-000000000006"

/* A driver is started once, and then there must be a GPU. */
static int setup(void **state)
{
	struct arena a = {0};
	struct gpus g;
	void *lib = dlopen(getenv("ASSAY_CUDA_DRIVER"), RTLD_NOW | RTLD_LOCAL);
	void *p = lib ? dlsym(lib, "fake_script") : NULL;

	(void)state;
	assert_non_null(p);
	memcpy(&script, &p, sizeof(p));
	script("");
	assert_int_equal(gpus_look(&a, &g), STATUS_OK);
	assert_int_equal(g.n, 2);
	arena_release(&a);
	return 0;
}

static struct gpus look(struct arena *a, const char *text)
{
	struct gpus g;

	script(text);
	assert_int_equal(gpus_look(a, &g), STATUS_OK);
	return g;
}

static void set_env(const char *name, const char *value)
{
	if (value)
		setenv(name, value, 1);
	else
		unsetenv(name);
}

/* "id id …" */
static const char *ids(struct arena *a, const struct gpus *g)
{
	struct buf b = buf_new(a);

	for (uint32_t i = 0; i < g->n; i++)
		buf_printf(&b, "%s%s", i ? " " : "", g->p[i].id);
	return str_cstr(a, buf_view(&b));
}

CASE(visible_devices_mean_what_the_driver_says)
{
	static const struct {
		const char *script, *visible, *order, *ids;
	} rows[] = {
		{"", NULL, NULL, A " " B},
		{"", "1", NULL, B},
		{"", "1,0", NULL, B " " A},
		{"", "0,7,1", NULL, A},
		{"", "", NULL, ""},
		{"", "-1", NULL, ""},
		{"", "0,-1,1", NULL, A},
		{"", B, NULL, B},
		{"", "GPU-5e1f77", NULL, B},
		{"", "GPU-5e1f", NULL, ""},
		{"", B "," A, NULL, B " " A},
		/* the order is the driver's, too */
		{"fastest=1", NULL, NULL, B " " A},
		{"fastest=1", NULL, "FASTEST_FIRST", B " " A},
		{"fastest=1", NULL, "PCI_BUS_ID", A " " B},
		{"fastest=1", "0", NULL, B},
		{"fastest=1", "0", "PCI_BUS_ID", A},
		{"fastest=1", A, NULL, A},
		{"gpus=4; fastest=2", NULL, NULL, C " " A " " B " " D},
		/* instances */
		{"mig=2", NULL, NULL, M1 " " B},
		{"mig=2", "0", NULL, M1},
		{"mig=2", M2, NULL, M2},
		{"mig=2", "MIG-c0ffee01", NULL, M1},
		{"mig=2", "MIG-c0ffee", NULL, ""},
		{"mig=2", "MIG-" A "/2/0", NULL, M2},
		{"mig=2", "MIG-" A "/3/0", NULL, ""},
		{"mig=2", "MIG-" A "/2", NULL, ""},
	};
	struct arena a = {0};

	for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
		set_env("CUDA_VISIBLE_DEVICES", rows[i].visible);
		set_env("CUDA_DEVICE_ORDER", rows[i].order);
		struct gpus g = look(&a, rows[i].script);

		assert_string_equal(ids(&a, &g), rows[i].ids);
		for (uint32_t k = 0; k < g.n; k++)
			assert_int_equal(g.p[k].ordinal, k);
		assert_int_equal(!*g.why, g.n > 0);
	}
	set_env("CUDA_VISIBLE_DEVICES", NULL);
	set_env("CUDA_DEVICE_ORDER", NULL);
	arena_release(&a);
}

CASE(a_line_says_all_of_it)
{
	struct arena a = {0};
	struct gpus g = look(&a, "mig=1; memory=1000"), back;
	struct str line = gpus_write(&a, &g);

	assert_null(memchr(line.p, '\n', line.n));
	assert_int_equal(gpus_read(&a, line, &back), STATUS_OK);
	assert_int_equal(back.n, 2);
	assert_string_equal(back.driver, "580.0.fake");
	assert_string_equal(back.p[0].id, M1);
	assert_string_equal(back.p[0].kind, "Fake GPU MIG 1g.10gb");
	assert_string_equal(back.p[0].parent, A);
	assert_string_equal(back.p[1].parent, "");
	assert_string_equal(back.p[1].pci, "0000:66:00.0");
	assert_string_equal(back.p[1].arch, "sm_90");
	assert_int_equal(back.p[1].memory_bytes, 1000);
	assert_true(str_eq(line, gpus_write(&a, &back)));
	arena_release(&a);
}

CASE(what_is_no_list_is_refused)
{
	static const char *const texts[] = {
		"", "nonsense", "[]", "{\"driver\":\"\",\"why\":\"\"}",
		"{\"driver\":\"\",\"why\":\"\",\"gpus\":[{\"ordinal\":0}]}"};
	struct arena a = {0};
	struct gpus g;

	for (size_t i = 0; i < sizeof(texts) / sizeof(*texts); i++) {
		assert_int_equal(gpus_read(&a, str_of(texts[i]), &g), STATUS_INVALID);
		status_clear();
	}
	arena_release(&a);
}

/* By commas, as the command line parts them. */
static enum status choose(struct arena *a, const struct gpus *g, const char *list,
			  const char *kind, struct gpu_choice *out)
{
	struct str words[8];
	uint32_t n = 0;

	while (*list) {
		words[n].p = list;
		words[n].n = strcspn(list, ",");
		list += words[n].n + (list[words[n].n] == ',');
		n++;
	}
	return gpus_choose(a, g, words, n, kind, out);
}

CASE(words_choose_gpus)
{
	static const struct {
		const char *list, *kind, *ids, *why; /* why: a usage error that says so */
	} rows[] = {
		{"0", NULL, A, NULL},
		{"1,0", NULL, B " " A, NULL},
		{"GPU-5e1f77", NULL, B, NULL},
		{"gpu-5e1f77", NULL, NULL, "no GPU is called"},
		{"GPU-5E1F77AA", NULL, B, NULL},
		{A "," C, NULL, A " " C, NULL},
		{"0000:66:00.0", NULL, B, NULL},
		{"66:00.0", NULL, B, NULL},
		{"00000000:67:00.0", NULL, C, NULL},
		{"66:00.1", NULL, NULL, "no GPU is called"},
		{"1:66:00.0", NULL, NULL, "no GPU is called"},
		{"all", NULL, A " " B " " C " " D, NULL},
		{"all", "fake gpu", A " " B " " C " " D, NULL},
		{"4", NULL, NULL, "3 = " D},
		{"-1", NULL, NULL, "no GPU is called"},
		{"GPU-5e1f7", NULL, NULL, "6 digits"},
		{"GPU-a0b1c2", NULL, NULL, "several GPUs"},
		{"MIG-5e1f0a", NULL, NULL, "no GPU is called"},
		{"1,GPU-5e1f77", NULL, NULL, "named twice"},
		{"all,0", NULL, NULL, "named twice"},
		{"all", "H200", NULL, "of the kind H200"},
	};
	struct arena a = {0};
	struct gpus g = look(&a, "gpus=4");

	for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
		struct gpu_choice c;
		struct buf b = buf_new(&a);
		enum status s = choose(&a, &g, rows[i].list, rows[i].kind, &c);

		assert_int_equal(s, rows[i].why ? STATUS_USAGE : STATUS_OK);
		for (uint32_t k = 0; !s && k < c.n; k++)
			buf_printf(&b, "%s%s", k ? " " : "", c.p[k]->id);
		if (!s)
			assert_string_equal(str_cstr(&a, buf_view(&b)), rows[i].ids);
		else if (!strstr(status_story(), rows[i].why))
			fail_msg("%s: %s", rows[i].list, status_story());
		status_clear();
	}
	arena_release(&a);
}

CASE(rows_of_two_kinds_never_meet)
{
	struct arena a = {0};
	struct gpus g = look(&a, "gpus=3; name1=NVIDIA L4");
	struct gpu_choice c;

	assert_int_equal(choose(&a, &g, "all", NULL, &c), STATUS_USAGE);
	assert_non_null(strstr(status_story(), "--device-kind"));
	status_clear();
	assert_int_equal(choose(&a, &g, "all", "Fake GPU", &c), STATUS_OK);
	assert_int_equal(c.n, 2);
	assert_int_equal(choose(&a, &g, "all", "L4", &c), STATUS_OK);
	assert_string_equal(c.p[0]->id, B);
	assert_int_equal(choose(&a, &g, "0,2", "L4", &c), STATUS_USAGE);
	status_clear();
	arena_release(&a);
}

CASE(without_gpus_it_is_said_why)
{
	static const struct gpus none = {.driver = "", .why = "no CUDA driver here"};
	struct arena a = {0};
	struct gpu_choice c;

	assert_int_equal(choose(&a, &none, "all", NULL, &c), STATUS_UNAVAILABLE);
	assert_non_null(strstr(status_story(), "no CUDA driver here"));
	status_clear();
	arena_release(&a);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(visible_devices_mean_what_the_driver_says),
		TEST(a_line_says_all_of_it),
		TEST(what_is_no_list_is_refused),
		TEST(words_choose_gpus),
		TEST(rows_of_two_kinds_never_meet),
		TEST(without_gpus_it_is_said_why),
	};

	return cmocka_run_group_tests(tests, setup, NULL) != 0;
}
