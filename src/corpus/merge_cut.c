/* One full graph: parse, verdicts, partition, regions, identity. */
#include "corpus/merge.h"
#include "ir/text.h"

#include <string.h>

/* A pattern is kept only if its repro reads back as the same pattern: whoever finds it in the
 * corpus has nothing else.  Its other points differ in numbers, which a repro's file has no
 * part in. */
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
}

/* Groups by first appearance in the region; one of a single member is none: which number a
 * storage had in its model is nothing to the region. */
static void renumber_groups(struct arena *a, struct canon_input *in, uint32_t n,
			    struct canon_opts *opts)
{
	uint32_t *members = arena_array(a, uint32_t, opts->ngroups), count = 0;
	int64_t *bytes = arena_array(a, int64_t, opts->ngroups);
	int32_t *to = arena_array(a, int32_t, opts->ngroups);

	for (uint32_t i = 0; i < n; i++)
		if (in[i].group >= 0)
			members[in[i].group]++;
	memset(to, 0xff, opts->ngroups * sizeof(*to));
	for (uint32_t i = 0; i < n; i++) {
		int32_t g = in[i].group;

		if (g >= 0 && members[g] > 1 && to[g] < 0) {
			bytes[count] = opts->groups[g];
			to[g] = (int32_t)count++;
		}
		in[i].group = g < 0 ? -1 : to[g];
	}
	opts->groups = bytes;
	opts->ngroups = count;
}

/* What the region is, worked out in tmp; o points into it. */
MUST static enum status identify(struct arena *tmp, const struct graph *region,
				 const struct canon_opts *opts, struct memo *memo,
				 struct occurrence *o)
{
	struct canon c;

	compare_printed(tmp, region, o);
	TRY(canon_region(tmp, region, opts, &c));
	if (!memo_is_sound(memo, c.id)) {
		TRY(verify(tmp, &c));
		memo_sound(memo, c.id);
	}
	TRY(cut_validate(tmp, c.g, &c.point, memo->evaluate));
	memcpy(o->id, c.id, sizeof(o->id));
	o->exact = c.exact;
	o->label = canon_label(tmp, c.g);
	o->text = c.text;
	o->point = c.point;
	return STATUS_OK;
}

/* Cut out and identified; what is known of it then is the memo's, under the key if there is
 * one. */
MUST static enum status meet_region(struct arena *tmp, struct memo *memo, struct cut_graph *c,
				    uint32_t part, const struct canon_opts *opts,
				    const struct memo_key *key, struct occurrence *out)
{
	struct region r;

	TRY(part_extract(tmp, c->g, &c->parts, part, sidecar_size, &c->side, &r));
	out->is_cut = true;
	TRY(identify(tmp, r.g, opts, memo, out));
	*out = *memo_put(memo, key, out);
	return STATUS_OK;
}

MUST static enum status key_region(struct arena *tmp, struct memo *memo, struct cut_graph *c,
				   uint32_t part, struct occurrence *out)
{
	struct canon_opts opts = {.groups = c->side.groups,
				  .ngroups = c->side.ngroups,
				  .slots = sidecar_slots,
				  .ctx = &c->side,
				  .cache = &memo->cache};
	const struct part_view *v = part_look(c->g, &c->parts, part);
	struct canon_input *in = arena_array(tmp, struct canon_input, v->ninputs);
	struct memo_region r = {.g = c->g,
				.view = v,
				.verdicts = c->parts.verdicts,
				.opts = &opts,
				.size = sidecar_size,
				.ctx = &c->side};
	struct memo_key key;

	for (uint32_t i = 0; i < v->ninputs; i++)
		in[i] = sidecar_input_of(&c->side, c->g, v->nodes[i]);
	renumber_groups(tmp, in, v->ninputs, &opts);
	opts.inputs = in;
	bool has_key = memo_key(tmp, &r, &key);
	const struct occurrence *known = has_key ? memo_find(memo, &key) : NULL;

	if (known)
		*out = *known;
	else
		TRY(meet_region(tmp, memo, c, part, &opts, has_key ? &key : NULL, out));
	out->printed_node = v->nodes[out->printed.node];
	return STATUS_OK;
}

/* The first line of a story: what went wrong, without the places it passed. */
static struct str story_line(struct arena *a)
{
	const char *s = status_story(), *nl = strchr(s, '\n');

	return str_copy(a, (struct str){s, nl ? (size_t)(nl - s) : strlen(s)});
}

static void key_regions(struct arena *a, struct memo *memo, struct cut_graph *c)
{
	struct arena tmp = {0};

	memo_trim(memo);
	memo->cache.a = &memo->a;
	c->occurrences = arena_array(a, struct occurrence, c->parts.nparts);
	for (uint32_t i = 0; i < c->parts.nparts; i++) {
		struct occurrence *o = &c->occurrences[i];

		if (key_region(&tmp, memo, c, i, o)) {
			*o = (struct occurrence){.failure = story_line(a), .is_cut = o->is_cut};
			status_clear(); /* told in the manifest */
		}
		arena_reset(&tmp, (struct arena_mark){0});
	}
	arena_release(&tmp);
}

enum status cut_full_graph(struct arena *a, struct memo *memo, struct str text,
			   const char *name, struct cut_graph *out)
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
	key_regions(a, memo, out);
	return STATUS_OK;
}
