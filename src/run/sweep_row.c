/* Rows as workers send them, and the rows of those that cannot send any more. */
#include "base/base64.h"
#include "base/sha256.h"
#include "run/sweep_int.h"

#include <string.h>

/* Where nothing ran, a row is of the one device that it could have been of, or of none. */
static const char *device_of(const struct sweep *s, const struct sweep_item *item)
{
	if (item->device)
		return item->device->out->id;
	return s->ndevices == 1 ? s->devices[0].out->id : "";
}

static struct store_put *new_row(struct sweep *s, struct sweep_item *item)
{
	struct store_put *put = &item->rows[item->nrows];

	if (!item->rows) {
		item->rows = arena_array(&item->arena, struct store_put, item->nkeys + 1);
		put = item->rows;
	}
	item->nrows++;
	*put = (struct store_put){0};
	put->row = (struct store_row){.arm = "",
				      .kernel = item->p->kernel,
				      .point = item->p->point,
				      .options = "{}",
				      .device_uuid = device_of(s, item),
				      .device_kind = s->device_kind,
				      .attempt = item->attempt};
	return put;
}

static bool has_row(const struct sweep_item *item, const struct sweep_key *k)
{
	for (uint32_t i = 0; i < item->nrows; i++) {
		const struct store_row *r = &item->rows[i].row;

		if (!strcmp(r->provider, k->provider) && !strcmp(r->arm, k->arm) &&
		    r->process == k->process)
			return true;
	}
	return false;
}

static const char *object_text(struct arena *a, const json_t *o, const char *key)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_compact(&b);
	const json_t *v = json_object_get(o, key);

	if (!json_is_object(v))
		return "{}";
	jsonw_value(&w, v, false);
	return str_cstr(a, buf_view(&b));
}

static const char *text_or_null(struct arena *a, const json_t *o, const char *key)
{
	const char *v = json_string_value(json_object_get(o, key));

	return v ? arena_printf(a, "%s", v) : NULL;
}

MUST static enum status take_samples(struct arena *a, const json_t *o, struct store_put *put)
{
	json_t *list = json_object_get(o, "samples"), *v;
	const char *state;
	struct store_sample *out =
		arena_array(a, struct store_sample, json_object_size(list) + 1);

	json_object_foreach(list, state, v)
	{
		struct store_sample *x = &out[put->nsamples++];
		const char *blob;
		int64_t n, m;

		TRY(member_int(v, "n", &n));
		TRY(member_int(v, "m", &m));
		TRY(member_text(a, v, "blob", &blob));
		*x = (struct store_sample){.state = arena_printf(a, "%s", state),
					   .n = (uint32_t)n,
					   .m = (uint32_t)m};
		TRY(base64_read(a, str_of(blob), &x->blob));
	}
	put->samples = out;
	return STATUS_OK;
}

MUST static enum status take_verdict(struct arena *a, const json_t *o, struct store_row *row)
{
	const char *status, *cause = text_or_null(a, o, "cause");

	TRY(member_text(a, o, "status", &status));
	if (!row_status_find(str_of(status), &row->status))
		FAIL(INVALID, "no row status %s", status);
	if (!cause != (row->status == ROW_OK) || (cause && !cause_find(cause)))
		FAIL(INVALID, "status %s with cause %s", status, cause ? cause : "none");
	row->cause = cause ? cause_get(cause)->name : NULL;
	row->message = text_or_null(a, o, "message");
	return STATUS_OK;
}

/* What an extern's row is a price of: the call, and the keys of accounting.md §4. */
static void add_price(const struct plan_item *p, json_t *build)
{
	json_t *o = json_object();

	json_object_set_new(o, "call", json_string(p->call));
	json_object_set_new(o, "cold", json_string(p->cold_key));
	json_object_set_new(o, "warm", json_string(p->warm_key));
	json_object_set_new(build, "price", o);
}

MUST static enum status fill_row(struct sweep *s, struct sweep_item *item, const json_t *o,
				 struct store_put *put)
{
	struct arena *a = &item->arena;
	const char *source = json_string_value(json_object_get(o, "source"));
	char digest[SHA256_HEX + 1];

	if (item->p->call)
		add_price(item->p, json_object_get(o, "build"));
	TRY(take_verdict(a, o, &put->row));
	TRY(take_samples(a, o, put));
	put->row.metrics = object_text(a, o, "metrics");
	put->row.flags = object_text(a, o, "flags");
	put->row.check = object_text(a, o, "check");
	put->row.env = object_text(a, o, "env");
	put->row.build = object_text(a, o, "build");
	put->row.phases = object_text(a, o, "phases_s");
	if (source)
		TRY(store_text_put(s->store, str_of(source), digest));
	return STATUS_OK;
}

static void put_key(struct store_put *put, const struct sweep_key *k)
{
	put->row.arm = k->arm;
	put->row.provider = k->provider;
	put->row.options = k->options;
	put->row.process = k->process;
}

/* What a worker does not know of its row. */
static void mark_twin(const json_t *row)
{
	json_object_set_new(json_object_get(row, "flags"), "aa", json_true());
}

/* Whose row it is: of a key that was asked for, or of sol. */
static const struct sweep_key *key_of(const struct sweep_item *item, const char *as)
{
	for (uint32_t i = 0; i < item->nkeys; i++)
		if (!strcmp(item->keys[i].as, as))
			return &item->keys[i];
	return NULL;
}

enum status sweep_take_row(struct sweep *s, struct sweep_item *item, struct str line,
			   const char **cause)
{
	json_auto_t *o = NULL;
	const struct sweep_key sol = {
		.arm = "", .provider = "sol", .options = "{}", .process = s->process};
	const char *as, *fingerprint;
	const struct sweep_key *key;

	TRY(json_read_text(line, "a row", &o));
	TRY(member_text(&item->arena, o, "as", &as));
	TRY(member_text(&item->arena, o, "fingerprint", &fingerprint));
	key = key_of(item, as);
	if (!key && !strcmp(as, "sol"))
		key = &sol;
	if (!key || has_row(item, key))
		FAIL(INVALID, "a row of %s, which nobody asked for", as);
	struct store_put *put = new_row(s, item);

	put_key(put, key);
	put->row.fingerprint = fingerprint;
	if (key->process >= STORE_TWIN)
		mark_twin(o);
	enum status st = sweep_settle_tuned(s, item, key, o);

	if (!st)
		st = fill_row(s, item, o, put);

	if (st)
		item->nrows--;
	else
		sweep_note_hold(s, &put->row, json_object_get(o, "metrics"));
	*cause = put->row.cause;
	return st;
}

/* What a person needs to see of the worker's end. */
static const char *failure_build(const struct sweep_item *item, struct arena *a,
				 const struct pool_failure *f)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_compact(&b);

	jsonw_open(&w, '{');
	jsonw_key(&w, "repro");
	jsonw_cstr(&w, item->p->repro);
	jsonw_key(&w, "label");
	jsonw_cstr(&w, item->p->nick);
	if (f) {
		jsonw_key(&w, "phase");
		jsonw_cstr(&w, f->phase);
		jsonw_key(&w, "elapsed_s");
		jsonw_f64(&w, f->elapsed_s);
		jsonw_key(&w, "stderr");
		jsonw_str(&w, f->stderr_tail);
	}
	jsonw_close(&w, '}');
	return str_cstr(a, buf_view(&b));
}

void sweep_put_missing(struct sweep *s, struct sweep_item *item, const char *cause,
		       const char *message, const struct pool_failure *f)
{
	for (uint32_t i = 0; i < item->nkeys; i++) {
		const struct sweep_key *k = &item->keys[i];

		if (k->is_settled || has_row(item, k))
			continue;
		struct store_put *put = new_row(s, item);

		put_key(put, k);
		put->row.fingerprint = k->fingerprint;
		put->row.cause = cause_get(cause)->name;
		put->row.status = cause_get(cause)->row;
		put->row.message = message ? arena_printf(&item->arena, "%s", message) : NULL;
		put->row.build = failure_build(item, &item->arena, f);
	}
}

void sweep_add_event(struct sweep_item *item, const char *kind, const char *body)
{
	struct store_event *more =
		arena_array(&item->arena, struct store_event, item->nevents + 1);

	if (item->nevents)
		memcpy(more, item->events, item->nevents * sizeof(*more));
	more[item->nevents++] = (struct store_event){.kind = kind, .body = body};
	item->events = more;
}

enum status sweep_store(struct sweep *s, struct sweep_item *item)
{
	bool has_failed = false;
	enum status st = store_point(s->store, s->run, item->rows, item->nrows, item->events,
				     item->nevents);

	for (uint32_t i = 0; i < item->nrows; i++)
		has_failed |= item->rows[i].row.status == ROW_FAILED;
	item->is_over = true;
	item->rows = NULL;
	item->events = NULL;
	item->nrows = item->nevents = 0;
	arena_release(&item->arena);
	s->done++;
	s->failed += has_failed;
	s->cost_done_s += item->cost_s;
	return st;
}
