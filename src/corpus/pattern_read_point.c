/* A point of shapes.json.  What is stored is believed in nothing: forms and ranges are looked
 * at here, the id and the group of every input are computed again. */
#include "corpus/pattern_int.h"
#include "corpus/sidecar.h"

#include <string.h>

MUST static enum status read_where(struct arena *a, const json_t *o, struct row *r)
{
	const json_t *list;

	TRY(member_list(o, "where", &list));
	r->nwhere = (uint32_t)json_array_size(list);
	r->where = arena_array(a, struct where, r->nwhere);
	for (uint32_t i = 0; i < r->nwhere; i++) {
		const json_t *pair = json_array_get(list, i), *n = json_array_get(pair, 1);
		const char *graph = json_string_value(json_array_get(pair, 0));

		if (!graph || json_array_size(pair) != 2 || json_integer_value(n) < 1 ||
		    json_integer_value(n) > SIDECAR_COUNT_MOST)
			FAIL(INVALID, "where[%u]: [graph, regions] is wanted", i);
		r->where[i].graph = str_copy(a, str_of(graph));
		r->where[i].regions = json_integer_value(n);
	}
	return STATUS_OK;
}

MUST static enum status read_row(struct arena *a, const char *model, const json_t *v,
				 struct row *r)
{
	static const char *const known[] = {"regions", "calls", "where", NULL};

	TRY(member_keys(v, known));
	r->model = str_copy(a, str_of(model));
	r->calls = -1;
	TRY(member_count(v, "regions", &r->regions));
	if (!json_is_null(json_object_get(v, "calls")))
		TRY(member_count(v, "calls", &r->calls));
	if (r->regions > SIDECAR_COUNT_MOST || r->calls > SIDECAR_COUNT_MOST)
		FAIL(INVALID, "regions %lld and calls %lld: at most %lld are wanted",
		     (long long)r->regions, (long long)r->calls, (long long)SIDECAR_COUNT_MOST);
	return read_where(a, v, r);
}

MUST static enum status read_rows(struct arena *a, const json_t *o, struct pattern_point *p)
{
	const json_t *models;
	const char *key;
	json_t *v;

	TRY(member_object(o, "models", &models));
	p->rows = arena_array(a, struct row, json_object_size(models));
	json_object_foreach((json_t *)models, key, v)
		TRY_CTX(read_row(a, key, v, &p->rows[p->nrows++]), "models.%s", key);
	return STATUS_OK;
}

/* {}: not computed. */
MUST static enum status read_bytes(struct arena *a, const json_t *v, struct bytes *out)
{
	static const char *const known[] = {"v",  "read", "write",  "io",
					    "in", "out",  "approx", NULL};
	int64_t version = 0;

	TRY(member_keys(v, known));
	out->approx = json_is_true(json_object_get(v, "approx"));
	if (!json_object_get(v, "v"))
		return STATUS_OK;
	TRY(member_count(v, "v", &version));
	out->v = (int)version;
	TRY(member_count(v, "read", &out->read));
	TRY(member_count(v, "write", &out->write));
	TRY(member_count(v, "io", &out->io));
	TRY(member_counts(a, v, "in", &out->in, &out->nin));
	return member_counts(a, v, "out", &out->out, &out->nout);
}

MUST static enum status read_consts(struct arena *a, const json_t *o, const struct pattern *k,
				    struct point *p)
{
	const json_t *consts;
	const char *key;
	json_t *x;

	TRY(member_object(o, "const", &consts));
	p->nconsts = k->nconsts;
	p->consts = arena_array(a, struct arg, k->nconsts);
	if (k->nconsts)
		memcpy(p->consts, k->consts, k->nconsts * sizeof(*p->consts));
	json_object_foreach((json_t *)consts, key, x)
	{
		uint64_t i;

		if (str_to_u64(str_of(key), &i) || i >= k->nconsts) {
			status_clear(); /* told with the number of those that there are */
			FAIL(INVALID, "const: no constant \"%s\", there are %u", key,
			     k->nconsts);
		}
		TRY_CTX(value_read(a, x, &p->consts[i]), "const.%s", key);
	}
	return STATUS_OK;
}

MUST static enum status read_inputs(struct arena *a, const json_t *o, struct point *p)
{
	struct str unnamed = {0};
	const json_t *in;

	TRY(member_list(o, "in", &in));
	p->ninputs = (uint32_t)json_array_size(in);
	p->inputs = arena_array(a, struct point_input, p->ninputs);
	for (uint32_t i = 0; i < p->ninputs; i++)
		TRY_CTX(entry_read(a, json_array_get(in, i), &p->inputs[i], &unnamed), "in[%u]",
			i);
	return STATUS_OK;
}

/* Every member of a group lies inside of it. */
MUST static enum status check_groups(const struct point *p)
{
	for (uint32_t i = 0; i < p->ninputs; i++) {
		const struct tensor *t = &p->inputs[i].t;
		int32_t g = p->inputs[i].group;

		if (g < -1 || g >= (int32_t)p->ngroups)
			FAIL(INVALID, "in[%u]: no group %d", i, g);
		int64_t need = tensor_extent(t) * (int64_t)dtype_bytes(t->dtype);

		if (g >= 0 && need > p->groups[g])
			FAIL(INVALID, "groups[%d].bytes: %lld, and in[%u] reaches to byte %lld",
			     g, (long long)p->groups[g], i, (long long)need);
	}
	return STATUS_OK;
}

MUST static enum status read_groups(struct arena *a, const json_t *o, struct point *p)
{
	static const char *const known[] = {"bytes", NULL};
	const json_t *groups;

	TRY(member_list(o, "groups", &groups));
	p->ngroups = (uint32_t)json_array_size(groups);
	p->groups = arena_array(a, int64_t, p->ngroups);
	for (uint32_t i = 0; i < p->ngroups; i++) {
		const json_t *g = json_array_get(groups, i);

		TRY_CTX(member_keys(g, known), "groups[%u]", i);
		TRY_CTX(member_count(g, "bytes", &p->groups[i]), "groups[%u]", i);
	}
	return check_groups(p);
}

/* The id as its text gives it; groups of one member or of none are no groups. */
MUST static enum status finish(struct arena *a, struct point *p, const char *id)
{
	uint32_t ngroups = p->ngroups;

	point_finish(a, p);
	if (p->ngroups != ngroups)
		FAIL(INVALID, "groups: %u are there, and %u have two members", ngroups,
		     p->ngroups);
	if (strcmp(p->id, id))
		FAIL(CORRUPT, "id: %s is stored, and %s recomputed", id, p->id);
	return STATUS_OK;
}

enum status point_read(struct arena *a, const json_t *v, const struct pattern *k,
		       struct pattern_point *out)
{
	static const char *const known[] = {"id",      "in",     "p",     "const",
					    "groups",  "bind",   "bytes", "models",
					    "aliases", "approx", NULL};
	const json_t *bytes;
	char id[POINT_ID + 1];

	TRY(member_keys(v, known));
	TRY(member_id(v, "id", id, POINT_ID));
	TRY(read_inputs(a, v, &out->p));
	TRY(member_values(a, v, "p", &out->p.sizes, &out->p.nsizes));
	TRY(read_consts(a, v, k, &out->p));
	TRY(read_groups(a, v, &out->p));
	TRY(member_object(v, "bytes", &bytes));
	TRY_CTX(read_bytes(a, bytes, &out->bytes), "bytes");
	TRY(read_rows(a, v, out));
	TRY(member_aliases(a, v, &out->aliases));
	out->approx = json_is_true(json_object_get(v, "approx"));
	return finish(a, &out->p, id);
}
