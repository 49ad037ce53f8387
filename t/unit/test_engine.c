/* The engine and a torch that is simulated, on a GPU that is. */
#include "device/device.h"
#include "run/engine.h"
#include "unit.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

static bool (*is_idle)(void);
static bool was_asked, was_idle;

static int setup(void **state)
{
	void *lib = dlopen(getenv("ASSAY_CUDA_DRIVER"), RTLD_NOW | RTLD_LOCAL);
	void *p = lib ? dlsym(lib, "fake_is_idle") : NULL;

	(void)state;
	assert_non_null(p);
	memcpy(&is_idle, &p, sizeof(p));
	return 0;
}

static const char *ask(const char *question)
{
	if (!was_asked)
		was_idle = is_idle();
	was_asked = true;
	assert_true(*question == '{');
	return "{\"cause\": \"compile_error\", \"message\": \"no torch here\"}";
}

static enum status listen(void *ctx, struct str line)
{
	if (memmem(line.p, line.n, "compile_error", strlen("compile_error")))
		++*(int *)ctx;
	return STATUS_OK;
}

/* It reads an input that lies on the host when it is asked first. */
CASE(torch_is_asked_when_the_inputs_are_there)
{
	const struct torch_calls torch = {.ask = ask};
	const struct job_provider eager = {.name = "eager",
					   .as = "eager",
					   .options = "{}",
					   .fingerprint = "",
					   .same_as = ""};
	int rows = 0;
	const struct engine_calls calls = {.ctx = &rows, .send = listen, .torch = &torch};
	struct device *dev;
	struct engine *e;

	assert_int_equal(device_open("cuda", NULL, &dev), STATUS_OK);
	const struct job job = {.number = 1,
				.attempt = 1,
				.kernel = "mean_e0f81b16214e",
				.point = "ece6353d5d32",
				.dir = getenv("ASSAY_KERNEL"),
				.repro = "",
				.nick = "",
				.call = "",
				.graph = "",
				.observe = "",
				.providers = &eager,
				.nproviders = 1,
				.device = dev->info.id,
				.calibration = "",
				.seed = 1,
				.is_cold = true,
				.stop = "",
				.compile_timeout_s = 10,
				.lease_wait_s = 10,
				.cache_dir = "",
				.label = "",
				.judge = ""};

	engine_open(dev, &calls, &e);
	assert_int_equal(engine_run(e, &job), STATUS_OK);
	assert_true(was_asked && was_idle);
	assert_int_equal(rows, 1);
	engine_close(e);
	device_close(dev);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(torch_is_asked_when_the_inputs_are_there),
	};

	return cmocka_run_group_tests(tests, setup, NULL) != 0;
}
