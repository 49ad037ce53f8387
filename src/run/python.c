/* Finding Python's half, and asking it which torch it has. */
#include "run/python.h"

#include "base/file.h"
#include "base/json.h"
#include "toolchain/spawn.h"

#include <stdlib.h>
#include <string.h>

enum { IDENTITY_S = 60, IMPORT_S = 180 };

const char *python_name(const char *told)
{
	const char *env = getenv("ASSAY_PYTHON");

	return told ? told : env && *env ? env : "python3";
}

/* The first of the places, as seen from the program's folder, that has the file; or NULL. */
MUST static enum status find_beside(struct arena *a, const char *const *places,
				    const char *file, const char **out)
{
	const char *self;

	*out = NULL;
	TRY(spawn_self(a, &self));
	const char *home =
		str_cstr(a, str_slice(str_of(self), 0, (size_t)(path_base(self) - self - 1)));

	for (size_t i = 0; !*out && places[i]; i++) {
		const char *dir = path_join(a, home, places[i]);
		bool is_there;

		TRY(file_exists(path_join(a, dir, file), &is_there));
		if (is_there)
			*out = dir;
	}
	return STATUS_OK;
}

enum status python_prepare(struct arena *a)
{
	static const char *const packages[] = {".", "../python", NULL};
	static const char *const libraries[] = {".", NULL};
	const char *home, *lib, *path = getenv("PYTHONPATH");

	TRY(find_beside(a, packages, "assay_torch/capture.py", &home));
	if (home && (!path || strncmp(path, home, strlen(home))))
		setenv("PYTHONPATH",
		       path && *path ? arena_printf(a, "%s:%s", home, path) : home, 1);
	TRY(find_beside(a, libraries, "libassay.so", &lib));
	if (lib && !getenv("ASSAY_LIB"))
		setenv("ASSAY_LIB", path_join(a, lib, "libassay.so"), 1);
	return STATUS_OK;
}

MUST static enum status check_complaints(struct arena *a, const json_t *identity)
{
	const json_t *list = json_object_get(identity, "complaints");
	struct buf b = buf_new(a);

	for (size_t i = 0; i < json_array_size(list); i++)
		buf_printf(&b, "%s%s", i ? "; " : "",
			   json_string_value(json_array_get(list, i)));
	if (b.n)
		FAIL(USAGE, "%s", str_cstr(a, buf_view(&b)));
	return STATUS_OK;
}

static const char *member_or_none(struct arena *a, const json_t *o, const char *key)
{
	const char *v = json_string_value(json_object_get(o, key));

	return arena_printf(a, "%s", v ? v : "none");
}

enum status python_torch(struct arena *a, const char *python, const char *options,
			 struct torch_identity *out)
{
	const char *const argv[] = {
		python, "-m", "assay_torch.worker", "--identity", "--options", options, NULL};
	bool is_import = strcmp(options, "[]");
	json_auto_t *v = NULL;
	struct str text = {0};
	int code;

	TRY(spawn_run(a, argv, is_import ? IMPORT_S : IDENTITY_S, &code, &text));
	if (code || json_read_text(spawn_last_line(text), "identity", &v)) {
		status_clear(); /* of what is no JSON, that it is none says enough */
		FAIL(UNAVAILABLE,
		     "%s -m assay_torch.worker --identity exits %d: %.500s; name a Python "
		     "that has torch by --python or ASSAY_PYTHON",
		     python, code, str_cstr(a, spawn_last_line(text)));
	}
	if (!json_is_true(json_object_get(v, "there")))
		FAIL(UNAVAILABLE,
		     "%s has no torch: pip install torch, or name a Python that has it by "
		     "--python or ASSAY_PYTHON",
		     python);
	TRY(check_complaints(a, v));
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_compact(&b);

	jsonw_value(&w, json_object_get(v, "versions"), true);
	out->versions = str_cstr(a, buf_view(&b));
	out->version = member_or_none(a, json_object_get(v, "versions"), "torch");
	out->libs = member_or_none(a, v, "libs");
	out->build = arena_printf(a, "%s", json_string_value(json_object_get(v, "build")));
	return STATUS_OK;
}
