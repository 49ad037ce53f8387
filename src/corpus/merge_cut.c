/* One full graph: parse, verdicts, partition, regions, identity. */
#include "corpus/constraint.h"
#include "corpus/merge.h"
#include "ir/text.h"

#include <string.h>

/* A pattern is kept only if its repro reads back as the same pattern: whoever finds it in the
 * corpus has nothing else. */
MUST static enum status verify(struct arena *a, const struct canon *c)
{
	struct pattern_point home = {.p = c->point};
	struct pattern k = {.label = STR("x"),
			    .g = c->g,
			    .points = &home,
			    .npoints = 1,
			    .consts = c->point.consts,
			    .nconsts = c->nconsts};
	struct canon again;
	struct str repro;
	struct text t;

	memcpy(k.id, c->id, sizeof(k.id));
	memcpy(k.home, c->point.id, sizeof(k.home));
	TRY(pattern_repro(a, &k, &repro));
	text_parse(a, repro, "repro", NULL, &t);
	TRY(text_check(&t, "repro"));
	return pattern_from_repro(a, &t, &k, &again);
}

/* A region that cannot be bound has no types to compare: why, other findings say. */
static void compare_printed(struct arena *a, const struct graph *g, struct occurrence *out)
{
	struct bound *b;

	if (op_bind(a, g, NULL, false, &b)) {
		status_clear();
		return;
	}
	out->printed = printed_check(a, b);
	out->printed_line = g->nodes[out->printed.node].line;
}

MUST static enum status key_region(struct arena *a, const struct cut_graph *c, uint32_t part,
				   struct occurrence *out)
{
	struct canon_opts opts = {.groups = c->side.groups,
				  .ngroups = c->side.ngroups,
				  .slots = sidecar_slots,
				  .ctx = (void *)&c->side};
	struct region r;

	TRY(part_extract(a, c->g, &c->parts, part, sidecar_size, (void *)&c->side, &r));
	compare_printed(a, r.g, out);
	struct canon_input *in = arena_array(a, struct canon_input, r.ninputs);

	for (uint32_t i = 0; i < r.ninputs; i++)
		in[i] = sidecar_input_of(&c->side, c->g, r.origin[i]);
	opts.inputs = in;
	TRY(canon_region(a, r.g, &opts, &out->canon));
	out->label = canon_label(a, out->canon.g);
	TRY(verify(a, &out->canon));
	return constraint_infer(a, out->canon.g, &out->canon.point);
}

/* The first line of a story: what went wrong, without the places it passed. */
static struct str story_line(struct arena *a)
{
	const char *s = status_story(), *nl = strchr(s, '\n');

	return str_copy(a, (struct str){s, nl ? (size_t)(nl - s) : strlen(s)});
}

enum status cut_full_graph(struct arena *a, struct str text, const char *name,
			   struct cut_graph *out)
{
	struct part_opts opts = {
		.fact = sidecar_verdict, .ctx = &out->side, .cat_inputs = out->side.cat_inputs};
	struct text t;

	text_parse(a, text, name, NULL, &t);
	TRY(text_check(&t, name));
	if (t.ngraphs != 1)
		FAIL(INVALID, "%s: %u graphs, one is wanted", name, t.ngraphs);
	out->g = t.graphs[0];
	sha256_hex(text, out->text_hash);
	if (out->side.text_hash.n && !str_is(out->side.text_hash, out->text_hash))
		FAIL(CORRUPT, "%s: its sidecar is of another text", name);
	TRY(part_cut(a, out->g, part_verdicts(a, out->g, &opts), &opts, &out->parts));
	out->occurrences = arena_array(a, struct occurrence, out->parts.nparts);
	for (uint32_t i = 0; i < out->parts.nparts; i++) {
		struct occurrence *o = &out->occurrences[i];

		o->part = i;
		if (key_region(a, out, i, o)) {
			o->failure = story_line(a);
			status_clear(); /* told in the manifest */
		}
	}
	return STATUS_OK;
}
