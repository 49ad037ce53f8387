/*
 * What the rows of a run say, packed: comparisons want a tenth of the three thousand bytes of a
 * row, which they would take out of JSON each time.
 *
 * A header; the rounds' medians, then their taints; a record per row; texts, each once.  In the
 * machine's own byte order, by which another machine's is told.  Whoever changes what is taken of
 * a row (arm_row.c, and what it asks: price_flaw_of, arm_entry_name, cause.def) or the tables
 * below raises VERSION; a test has the digest of what it packs.
 */
#include "account/arm_int.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

enum { VERSION = 1, MOST_BYTES = 256 << 20 /* SQLite takes a thousand million */ };
static const uint64_t MAGIC = 0x7472617961737361; /* "assayart" */
static const uint32_t NO_TEXT = UINT32_MAX;

struct head {
	uint64_t magic;
	uint32_t version, record_bytes, nrows, nrounds, ntext, zero;
};

#define PRICE(member) offsetof(struct arm_row, entry.price.member)
#define ENTRY(member) offsetof(struct arm_row, entry.member)

/* Doubles and counts, 8 bytes each. */
static const uint16_t words[] = {PRICE(us),         PRICE(k),
				 PRICE(q_us),       PRICE(ci_lo_us),
				 PRICE(ci_hi_us),   PRICE(roof_us),
				 PRICE(floor_us),   PRICE(compute_us),
				 PRICE(compile_s),  PRICE(sm_mhz),
				 PRICE(bytes),      PRICE(launches),
				 PRICE(peak_bytes), PRICE(traffic_bytes)};

static const struct text_field {
	uint16_t at;
	bool is_optional; /* NULL where it is not known */
} texts[] = {{offsetof(struct arm_row, arm), false},
	     {offsetof(struct arm_row, device_kind), false},
	     {ENTRY(name), false},
	     {ENTRY(key), false},
	     {ENTRY(pattern), false},
	     {ENTRY(point), false},
	     {ENTRY(provider), false},
	     {PRICE(options), false},
	     {ENTRY(label), true},
	     {PRICE(cause), true},
	     {PRICE(device), true},
	     {PRICE(image), true},
	     {PRICE(source), true},
	     {PRICE(clocks), true},
	     {PRICE(launch), true}};

static const uint16_t truths[] = {offsetof(struct arm_row, is_twin),
				  offsetof(struct arm_row, is_lost),
				  PRICE(is_tuned),
				  PRICE(is_cached),
				  PRICE(is_unchecked),
				  PRICE(is_unstable),
				  PRICE(is_above_roof),
				  PRICE(is_aa)};

enum {
	WORDS = sizeof(words) / sizeof(*words),
	TEXTS = sizeof(texts) / sizeof(*texts),
	TRUTHS = sizeof(truths) / sizeof(*truths)
};

struct record {
	uint64_t word[WORDS];
	uint32_t text[TEXTS]; /* where it begins among the texts, or NO_TEXT */
	uint32_t process, rounds;
	uint8_t state, truth[TRUTHS], zero[3];
};
_Static_assert(sizeof(struct record) == WORDS * 8 + TEXTS * 4 + 2 * 4 + 1 + TRUTHS + 3,
	       "no bytes of a record are unknown");

/* ---- packing ---- */

struct packer {
	struct arm_builder b;
	struct buf us, taint, records, text;
	struct map places; /* of texts */
	struct head head;
};

static uint32_t put_text(struct packer *p, const char *text)
{
	struct str s = str_of(text);

	if (!text)
		return NO_TEXT;
	uint64_t *at = map_find(&p->places, s);

	if (at)
		return (uint32_t)*at;
	map_set(&p->places, s, p->text.n);
	buf_add(&p->text, text, s.n + 1);
	return (uint32_t)(p->text.n - s.n - 1);
}

static void put_row(struct packer *p, const struct arm_row *r)
{
	const struct price_process *rounds = &r->entry.process;
	const char *from = (const char *)r, *text;
	struct record to = {.process = (uint32_t)rounds->id,
			    .rounds = rounds->n,
			    .state = (uint8_t)r->entry.price.state};

	for (int i = 0; i < WORDS; i++)
		memcpy(&to.word[i], from + words[i], sizeof(*to.word));
	for (int i = 0; i < TEXTS; i++) {
		memcpy(&text, from + texts[i].at, sizeof(text));
		to.text[i] = put_text(p, text);
	}
	for (int i = 0; i < TRUTHS; i++)
		to.truth[i] = *(const bool *)(from + truths[i]);
	buf_add(&p->us, rounds->us, rounds->n * sizeof(*rounds->us));
	buf_add(&p->taint, rounds->taint, rounds->n * sizeof(*rounds->taint));
	buf_add(&p->records, &to, sizeof(to));
	p->head.nrows++;
	p->head.nrounds += rounds->n;
}

MUST static enum status keep_row(void *ctx, const struct store_row *row)
{
	struct packer *p = ctx;
	struct arm_row r;

	TRY(arm_read_row(&p->b, row, &r));
	put_row(p, &r);
	return STATUS_OK;
}

MUST static enum status join(void *ctx, struct str *body)
{
	struct packer *p = ctx;
	struct buf b = buf_new(p->b.a);

	p->head.magic = MAGIC;
	p->head.version = VERSION;
	p->head.record_bytes = sizeof(struct record);
	p->head.ntext = (uint32_t)p->text.n;
	buf_add(&b, &p->head, sizeof(p->head));
	buf_str(&b, buf_view(&p->us));
	buf_str(&b, buf_view(&p->taint));
	buf_str(&b, buf_view(&p->records));
	buf_str(&b, buf_view(&p->text));
	*body = buf_view(&b);
	if (body->n > MOST_BYTES)
		FAIL(EXHAUSTED, "%zu MiB, of at most %d", body->n >> 20, MOST_BYTES >> 20);
	return STATUS_OK;
}

enum status arm_keep(struct store *s, int64_t run)
{
	struct arena a = {0};
	struct arm arm = {0};
	struct arm_opts opts = {0};
	struct packer p = {.b = {.a = &a, .source = "journal", .arm = &arm, .opts = &opts},
			   .us = buf_new(&a),
			   .taint = buf_new(&a),
			   .records = buf_new(&a),
			   .text = buf_new(&a),
			   .places = map_new(&a)};
	const struct store_keep k = {keep_row, join, &p};
	enum status st = store_kept_make(s, run, &k);

	arena_release(&a);
	return st;
}

/* ---- unpacking ---- */

struct unpacker {
	struct head head;
	const double *us;
	const uint32_t *taint;
	const char *records, *text;
	uint32_t round; /* the next record's first */
};

/* Whether it is one of ours; if so its parts, whose sizes are those of the whole. */
static bool split(struct arena *a, struct str body, struct unpacker *u, bool *is_damaged)
{
	struct head *h = &u->head;

	*is_damaged = body.n < sizeof(*h);
	if (*is_damaged)
		return false;
	memcpy(h, body.p, sizeof(*h));
	if (h->magic != MAGIC || h->version != VERSION ||
	    h->record_bytes != sizeof(struct record))
		return false;
	const size_t us = h->nrounds * sizeof(*u->us), taint = h->nrounds * sizeof(*u->taint);
	const size_t records = h->nrows * sizeof(struct record);

	*is_damaged = body.n - sizeof(*h) != us + taint + records + h->ntext ||
		      (h->ntext && body.p[body.n - 1]);
	if (*is_damaged)
		return false;
	double *aligned = arena_array(a, double, h->nrounds + 1);
	uint32_t *bits = arena_array(a, uint32_t, h->nrounds + 1);
	const char *p = body.p + sizeof(*h);

	memcpy(aligned, p, us);
	memcpy(bits, p + us, taint);
	u->us = aligned;
	u->taint = bits;
	u->records = p + us + taint;
	u->text = u->records + records;
	return true;
}

/* False if the record is none. */
static bool take_texts(const struct unpacker *u, const struct record *from, struct arm_row *r)
{
	for (int i = 0; i < TEXTS; i++) {
		const char *text = NULL;

		if (from->text[i] < u->head.ntext)
			text = u->text + from->text[i];
		else if (from->text[i] != NO_TEXT || !texts[i].is_optional)
			return false;
		memcpy((char *)r + texts[i].at, &text, sizeof(text));
	}
	return true;
}

/* As rows are: a time is a time, and so is each round of it. */
static bool is_price(const struct price *p, const struct price_process *rounds)
{
	if (p->state != PRICE_VALID)
		return p->state <= PRICE_UNTIMED && p->cause && !rounds->n;
	for (uint32_t i = 0; i < rounds->n; i++)
		if (!(rounds->us[i] > 0 && isfinite(rounds->us[i])))
			return false;
	return !p->cause && !price_flaw_of(p->us, p->q_us);
}

static bool unpack(struct unpacker *u, uint32_t row, struct arm_row *r)
{
	struct price_process *rounds = &r->entry.process;
	struct price *p = &r->entry.price;
	struct record from;

	*r = (struct arm_row){0};
	memcpy(&from, u->records + row * sizeof(from), sizeof(from));
	for (int i = 0; i < WORDS; i++)
		memcpy((char *)r + words[i], &from.word[i], sizeof(*from.word));
	for (int i = 0; i < TRUTHS; i++)
		*(bool *)((char *)r + truths[i]) = from.truth[i];
	p->state = from.state;
	rounds->id = (int)from.process;
	rounds->n = from.rounds;
	rounds->us = u->us + u->round;
	rounds->taint = u->taint + u->round;
	if (!take_texts(u, &from, r) || from.rounds > u->head.nrounds - u->round ||
	    from.process >= STORE_TWIN || !is_price(p, rounds))
		return false;
	rounds->image = p->image;
	u->round += from.rounds;
	return true;
}

enum status arm_add_kept(struct arm_builder *b, struct store *s, int64_t run, bool *found)
{
	struct unpacker u = {0};
	bool is_damaged = false;
	struct str body;

	TRY(store_kept_get(s, b->a, run, &body));
	*found = body.n && split(b->a, body, &u, &is_damaged);
	for (uint32_t i = 0; *found && !is_damaged && i < u.head.nrows; i++) {
		struct arm_row r;

		is_damaged = !unpack(&u, i, &r);
		if (is_damaged)
			break;
		r.entry.price.axis = arm_axis_of(b, r.entry.provider);
		TRY(arm_take_row(b, &r));
	}
	if (is_damaged)
		FAIL(CORRUPT,
		     "%s: what was kept of run %lld is damaged; its rows may be whole: "
		     "DELETE FROM kept WHERE run = %lld has them read again",
		     b->arm->journal, (long long)run, (long long)run);
	return STATUS_OK;
}
