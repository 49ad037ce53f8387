/* Points as sidecars know them, and sidecars as keys do. */
#include "run/oracle_point.h"

#include "base/file.h"

#include <string.h>

static const char *scalar_word(const struct arg *c)
{
	switch ((int)c->kind) {
	case ARG_FLOAT:
		return "float";
	case ARG_COMPLEX:
		return "complex";
	case ARG_LIST:
	case ARG_TUPLE:
		return "floats";
	default:
		return "int";
	}
}

struct oracle_point oracle_point_of(struct arena *a, const char *hardware, bool is_gpu,
				    const struct point *p)
{
	const char **words = arena_array(a, const char *, p->ninputs + p->nconsts + 1);
	uint32_t n = 0;

	for (uint32_t i = 0; i < p->ninputs; i++)
		words[n++] = oracle_class(a, &p->inputs[i].t, p->inputs[i].group);
	for (uint32_t i = 0; i < p->nconsts; i++)
		words[n++] = scalar_word(&p->consts[i]);
	return (struct oracle_point){.point = p->id,
				     .hardware = hardware,
				     .is_gpu = is_gpu,
				     .signature = words,
				     .nsignature = n};
}

enum { SIDECAR_MAX = 16 << 20 };

MUST static enum status state_of(struct arena *a, const char *dir, char hex[SHA256_HEX + 1])
{
	struct buf b = buf_new(a);
	struct oracle_file f;
	struct str text;

	TRY(file_read(a, path_join(a, dir, "oracle.json"), SIDECAR_MAX, &text));
	if (oracle_parse(a, text, dir, &f)) {
		status_clear(); /* its row will say why */
		sha256_hex(text, hex);
		return STATUS_OK;
	}
	for (uint32_t i = 0; i < f.nentries; i++) {
		char digest[SHA256_HEX + 1] = "absent";

		if (oracle_digest(&f, &f.entries[i], digest))
			status_clear(); /* likewise */
		buf_printf(&b, "%s\n", digest);
	}
	sha256_hex(buf_view(&b), hex);
	return STATUS_OK;
}

enum status oracle_state(const char *dir, char hex[SHA256_HEX + 1])
{
	struct arena a = {0};
	enum status s = state_of(&a, dir, hex);

	if (s == STATUS_NOT_FOUND) {
		status_clear();
		memcpy(hex, "none", sizeof("none"));
		s = STATUS_OK;
	}
	arena_release(&a);
	return s;
}

bool oracle_is_python(const char *dir)
{
	struct arena a = {0};
	struct oracle_file f;
	bool is_python = false;

	if (oracle_read(&a, dir, &f)) {
		status_clear(); /* its row will say why */
		f.nentries = 0;
	}
	for (uint32_t i = 0; i < f.nentries; i++)
		is_python |= f.entries[i].kind == ORACLE_PY;
	arena_release(&a);
	return is_python;
}
