/* What is asked of a full graph beyond its time, once that is taken: measuring.md §11. */
#include "base/clock.h"
#include "base/file.h"
#include "run/story.h"
#include "run/unit_int.h"

#include <string.h>

enum { COMPILES = 3 };

static bool is_asked(const struct unit *u, const char *what)
{
	for (const char *at = u->job->observe; *at; at += *at == ',') {
		size_t n = strcspn(at, ",");

		if (strlen(what) == n && !strncmp(at, what, n))
			return true;
		at += n;
	}
	return false;
}

/* A failure is a note, not the loss of the row. */
static void note(struct unit *u, struct unit_program *p, const char *what, const char *cause)
{
	p->notes = arena_printf(&u->arena, "%s%s%s: %s: %s", p->notes ? p->notes : "",
				p->notes ? "; " : "", what, cause ? cause : "protocol",
				story_words(&u->arena));
	status_clear();
}

/* From the call to the first result, with nothing in any cache. */
static void compile_again(struct unit *u, struct unit_program *p)
{
	for (int i = 0; i < COMPILES; i++) {
		json_auto_t *answer = NULL;
		const char *cause = NULL;
		int64_t began = clock_ns();

		if (torch_do(&u->arena, u->e->calls.torch, "recompile", p->number, &answer,
			     &cause)) {
			note(u, p, "compile_time", cause);
			return;
		}
		p->compiles_s[p->ncompiles++] = (double)(clock_ns() - began) * 1e-9;
	}
}

static void look_at_memory(struct unit *u, struct unit_program *p)
{
	json_auto_t *answer = NULL;
	const char *cause = NULL;

	if (torch_do(&u->arena, u->e->calls.torch, "peak_memory", p->number, &answer, &cause)) {
		note(u, p, "peak_memory", cause);
		return;
	}
	p->peak_bytes = json_integer_value(json_object_get(answer, "peak_bytes"));
	p->driver_bytes = json_integer_value(json_object_get(answer, "driver_bytes"));
	for (uint32_t i = 0; i < u->layout.nstorages; i++)
		p->peak_bytes += u->layout.bytes[i];
}

/* <dir>/<tag>/<graph>.json, with the provider before its end where there are several. */
static const char *file_of(struct unit *u, const struct unit_program *p, const char *dir,
			   const char *end)
{
	char *name =
		arena_printf(&u->arena, "%s%s%s", u->job->kernel, u->nprograms > 1 ? "." : "",
			     u->nprograms > 1 ? p->want->name : "");

	for (char *c = name; *c; c++)
		*c = *c == '/' ? '-' : *c;
	return arena_printf(&u->arena, "%s/%s%s", dir, name, end);
}

static void write_file(struct unit *u, struct unit_program *p, const char *what,
		       const char *dir, const char *end)
{
	const char *cause = NULL;
	enum status s = file_mkdirs(dir);

	if (!s)
		s = torch_write(&u->arena, u->e->calls.torch, what, p->number,
				file_of(u, p, dir, end), &cause);
	if (s)
		note(u, p, what, cause);
}

static void observe(struct unit *u, struct unit_program *p)
{
	const struct job *j = u->job;

	if (is_asked(u, "peak_memory"))
		look_at_memory(u, p);
	if (is_asked(u, "profile"))
		write_file(u, p, is_asked(u, "details") ? "profile_details" : "profile",
			   j->profile_dir, ".json");
	if (is_asked(u, "memory_snapshot"))
		write_file(u, p, "memory_snapshot", j->snapshot_dir, ".pickle");
	if (is_asked(u, "compile_time"))
		compile_again(u, p);
}

enum status unit_observe(struct unit *u)
{
	bool has_lease;

	if (!*u->job->observe)
		return STATUS_OK;
	TRY(unit_lease(u, LEASE_EXCLUSIVE, &has_lease));
	u->e->at_work = u;
	for (uint32_t i = 0; has_lease && i < u->nprograms; i++) {
		if (!program_is_torch(&u->programs[i]) || u->programs[i].cause)
			continue;
		TRY(unit_phase(u, PHASE_COMPILE, u->programs[i].want->name));
		observe(u, &u->programs[i]);
	}
	u->e->at_work = NULL;
	unit_let_go(u);
	return STATUS_OK;
}

void unit_observe_put_metrics(struct jsonw *w, const struct unit_program *p)
{
	if (p->peak_bytes)
		jsonw_put_int(w, "mem/peak_bytes", p->peak_bytes);
	if (p->driver_bytes)
		jsonw_put_int(w, "mem/driver_bytes", p->driver_bytes);
}

void unit_observe_put_build(struct jsonw *w, const struct unit_program *p)
{
	if (p->ncompiles) {
		jsonw_key(w, "compiles_s");
		jsonw_open_inline(w, '[');
		for (uint32_t i = 0; i < p->ncompiles; i++)
			jsonw_f64(w, p->compiles_s[i]);
		jsonw_close(w, ']');
	}
	if (p->notes)
		jsonw_put_cstr(w, "notes", p->notes);
}
