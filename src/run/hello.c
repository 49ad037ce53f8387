/* What a worker says first, and whether it is of our build. */
#include "run/hello.h"

#include "run/build_id.h"

#include <dlfcn.h>
#include <string.h>
#include <unistd.h>

const char hello_build[] = BUILD_ID;

/* The file that holds this code: the program, or libassay.so. */
static const char *own_file(void)
{
	Dl_info info;

	return dladdr(hello_build, &info) && info.dli_fname ? info.dli_fname : "";
}

void hello_write(struct jsonw *w, const struct hello *h)
{
	jsonw_put_cstr(w, "t", "hello");
	jsonw_put_int(w, "v", 1);
	jsonw_put_int(w, "pid", getpid());
	jsonw_put_cstr(w, "uuid", h->uuid);
	jsonw_put_int(w, "gpus", h->gpus);
	jsonw_put_cstr(w, "build", hello_build);
	jsonw_put_cstr(w, "file", own_file());
	jsonw_key(w, "versions");
	jsonw_raw(w, str_of(h->versions ? h->versions : "{}"));
}

const char *hello_other_build(struct arena *a, const json_t *hello)
{
	const char *build = json_string_value(json_object_get(hello, "build"));
	const char *file = json_string_value(json_object_get(hello, "file"));

	if (build && !strcmp(build, hello_build))
		return NULL;
	return arena_printf(
		a,
		"the worker's %s is of another build (%.12s) than this assay "
		"(%.12s): build both together, or let ASSAY_LIB name the libassay.so "
		"that was built with this assay",
		file && *file ? file : "libassay.so", build ? build : "unnamed", hello_build);
}
