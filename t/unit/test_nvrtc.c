/* CUDA C to cubins: kept by content, refused with its log, absent with what to install. */
#include "base/file.h"
#include "toolchain/nvrtc.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static const char *const cache = "nvrtc-test";

CASE(equal_text_is_compiled_once)
{
	struct nvrtc_opts sm90 = {.arch = "sm_90", .cache_dir = cache}, sm80 = sm90;
	struct str text = STR("extern \"C\" __global__ void k(float *p) { *p = 1; }\n");
	struct nvrtc_image a, b, c;
	struct arena mem = {0};
	struct str image;

	sm80.arch = "sm_80";
	assert_int_equal(file_remove_tree(cache), STATUS_OK);
	assert_int_equal(nvrtc_build(&mem, text, &sm90, &a), STATUS_OK);
	assert_int_equal(nvrtc_build(&mem, text, &sm90, &b), STATUS_OK);
	assert_int_equal(nvrtc_build(&mem, text, &sm80, &c), STATUS_OK);
	assert_true(!a.was_cached && b.was_cached && !c.was_cached);
	assert_string_equal(a.path, b.path);
	assert_string_not_equal(a.path, c.path);
	assert_int_equal(file_read(&mem, a.path, 1 << 20, &image), STATUS_OK);
	assert_true(image.n > 0);
	arena_release(&mem);
}

CASE(what_does_not_compile_comes_back_with_the_log)
{
	struct nvrtc_opts opts = {.arch = "sm_90", .cache_dir = cache};
	struct nvrtc_image image;
	struct arena mem = {0};

	assert_int_equal(nvrtc_build(&mem, STR("#error no good\n"), &opts, &image),
			 STATUS_INVALID);
	assert_non_null(strstr(status_story(), "NVRTC refuses nvrtc-test/"));
	assert_non_null(strstr(status_story(), "#error directive"));
	status_clear();
	arena_release(&mem);
}

CASE(flags_are_part_of_the_key)
{
	struct nvrtc_opts opts = {.arch = "sm_90"};
	struct arena mem = {0};

	assert_non_null(strstr(nvrtc_flags(&mem, &opts), "--gpu-architecture=sm_90"));
	assert_non_null(strstr(nvrtc_flags(&mem, &opts), "--fmad=false"));
	opts.has_fma = true;
	assert_non_null(strstr(nvrtc_flags(&mem, &opts), "--fmad=true"));
	arena_release(&mem);
}

/* In a process of its own, because the library is opened once. */
static int absence(void)
{
	struct arena mem = {0};
	const char *version;
	int st = 0;
	pid_t pid = fork();

	if (!pid) {
		setenv("ASSAY_NVRTC", "./no-such-nvrtc.so", 1);
		bool is_told = nvrtc_version(&mem, &version) == STATUS_UNAVAILABLE &&
			       strstr(status_story(), "no-such-nvrtc.so") &&
			       strstr(status_story(), "pip install nvidia-cuda-nvrtc");

		_exit(is_told ? 0 : 1);
	}
	return waitpid(pid, &st, 0) == pid && WIFEXITED(st) ? WEXITSTATUS(st) : 1;
}

CASE(without_it_the_story_says_how_to_get_it)
{
	assert_int_equal(absence(), 0);
}

static bool is_here(void)
{
	struct arena mem = {0};
	const char *version;

	if (nvrtc_version(&mem, &version)) {
		printf("skip: %s\n", status_story());
		status_clear();
		return false;
	}
	printf("%s\n", version);
	arena_release(&mem);
	return true;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(equal_text_is_compiled_once),
		TEST(what_does_not_compile_comes_back_with_the_log),
		TEST(flags_are_part_of_the_key),
	};
	const struct CMUnitTest first[] = {TEST(without_it_the_story_says_how_to_get_it)};

	if (RUN(first))
		return 1;
	return is_here() ? RUN(tests) : 77;
}
