/*
 * The partition: bit rows, one reverse walk, one merge rule.
 *
 * torch's partitioner does not bring all reach rows up to date after a merge.
 * Its result is what we must equal, so its bookkeeping runs first; only where
 * that closes a cycle are the rows kept up to date, which decides exactly: no part
 * that exists reaches a node not yet met, so rows need no other care.
 */
#include "part/part.h"

#include <string.h>

enum { NODES_MAX = 50000 };

struct cutter {
	struct arena *a, tmp;
	const struct graph *g;
	const struct verdict *v;
	struct users users, operands;
	uint32_t n, words, from_word; /* from_word: rows of parts are empty before it */
	uint64_t *down;               /* all users of a node, however far: from its word on */
	uint64_t *outside;            /* consumers of a part that are not in it */
	uint64_t *reach;              /* parts that a part leads to: rows of `room` bits */
	uint32_t room;                /* for parts; a multiple of 64 */
	uint64_t *fresh;              /* words whose row behind those of parts is up to date */
	uint64_t *sinks;              /* members without a user in their own part: see hit */
	uint64_t *d, *x;              /* scratch rows */
	uint32_t *of, *next;          /* part of a node; next member of the same part */
	uint32_t *head, *tail, *size; /* of a part */
	uint32_t *idle, nidle, high;  /* numbers of parts that died; one above the highest */
	uint32_t *stamp, now;         /* parts seen in this walk over a row */
	uint32_t *from, *queue;       /* of a search */
	bool exact, witness;
	VEC(struct refusal) refusals;
};

static uint64_t *row(const struct cutter *c, uint64_t *matrix, uint32_t i)
{
	return matrix + (size_t)i * c->words;
}

static bool get(const uint64_t *r, uint32_t i)
{
	return r[i / 64] >> (i % 64) & 1;
}

static void set(uint64_t *r, uint32_t i)
{
	r[i / 64] |= (uint64_t)1 << (i % 64);
}

static void unset(uint64_t *r, uint32_t i)
{
	r[i / 64] &= ~((uint64_t)1 << (i % 64));
}

/* Four at a time, which a compiler makes wide instructions of. */
static void or_into(uint64_t *restrict to, const uint64_t *restrict from, uint32_t words)
{
	uint32_t i = 0;

	for (; i + 4 <= words; i += 4) {
		to[i] |= from[i];
		to[i + 1] |= from[i + 1];
		to[i + 2] |= from[i + 2];
		to[i + 3] |= from[i + 3];
	}
	for (; i < words; i++)
		to[i] |= from[i];
}

static uint64_t *reach_of(const struct cutter *c, uint32_t part)
{
	return c->reach + (size_t)part * (c->room / 64);
}

/* The row behind those of parts and words: what the last merge leads to. */
static uint64_t *led_to(const struct cutter *c)
{
	return reach_of(c, c->room + c->words);
}

/* Rows as wide as there are parts at a time, not nodes: then all of them stay in the cache. */
static void make_room(struct cutter *c)
{
	uint32_t was = c->room, words = was / 64;
	uint64_t *old = c->reach;

	c->room = was ? 2 * was : 256;
	c->reach = arena_array(&c->tmp, uint64_t,
			       ((size_t)c->room + c->words + 1) * (c->room / 64));
	for (uint32_t p = 0; p < was; p++)
		memcpy(reach_of(c, p), old + (size_t)p * words, words * sizeof(*old));
	memset(c->fresh, 0, (c->words + 63) / 64 * sizeof(*c->fresh));
}

/* for each bit i of a row of nodes, in the present step of the walk */
#define EACH_BIT(c, i, r)                                            \
	for (uint32_t w_ = (c)->from_word, i; w_ < (c)->words; w_++) \
		for (uint64_t b_ = (r)[w_];                          \
		     b_ && (i = w_ * 64 + (uint32_t)__builtin_ctzll(b_), 1); b_ &= b_ - 1)

/* Users stand behind what they use: a row has nothing before its node's own word. */
static void or_down(const struct cutter *c, uint64_t *to, uint32_t node)
{
	uint32_t from = node / 64;

	or_into(to + from, row(c, c->down, node) + from, c->words - from);
}

static void fill_down(struct cutter *c)
{
	for (uint32_t i = c->n; i-- > 0;) {
		uint64_t *down = row(c, c->down, i);

		memset(down + i / 64, 0, (c->words - i / 64) * sizeof(*down));
		for (uint32_t k = 0; k < c->users.n[i]; k++) {
			set(down, c->users.of[i][k]);
			or_down(c, down, c->users.of[i][k]);
		}
	}
}

/* All that follows x, into d; x loses what is in a or b. */
static void closure(struct cutter *c, uint64_t *x, uint64_t *d, uint32_t a, uint32_t b)
{
	memset(d + c->from_word, 0, (c->words - c->from_word) * sizeof(*d));
	EACH_BIT(c, u, x)
	{
		if (c->of[u] == a || c->of[u] == b) {
			unset(x, u);
			continue;
		}
		if (get(d, u))
			continue;
		set(d, u);
		or_down(c, d, u);
	}
}

/* The parts with a sink in a word of nodes, and what they reach. */
static const uint64_t *reach_of_word(struct cutter *c, uint32_t w)
{
	uint64_t *r = reach_of(c, c->room + w);

	if (get(c->fresh, w))
		return r;
	set(c->fresh, w);
	memset(r, 0, c->room / 8);
	for (uint64_t bits = c->sinks[w]; bits; bits &= bits - 1) {
		uint32_t p = c->of[w * 64 + (uint32_t)__builtin_ctzll(bits)];

		set(r, p);
		or_into(r, reach_of(c, p), c->room / 64);
	}
	return r;
}

/*
 * The parts that own a node of d, and what they reach, into r.  d holds all
 * users of what it holds, so a part that owns a node of d has a sink in d: only
 * sinks need be looked at, a tenth of the nodes.  Far below a node all of them are in d,
 * and nothing has changed there since they were last looked at.
 */
static void hit(struct cutter *c, const uint64_t *d, uint64_t *r)
{
	c->now++;
	for (uint32_t w = c->from_word; w < c->words; w++) {
		uint64_t bits = d[w] & c->sinks[w];

		if (bits && bits == c->sinks[w]) {
			or_into(r, reach_of_word(c, w), c->room / 64);
			continue;
		}
		for (; bits; bits &= bits - 1) {
			uint32_t p = c->of[w * 64 + (uint32_t)__builtin_ctzll(bits)];

			if (c->stamp[p] == c->now)
				continue;
			c->stamp[p] = c->now;
			set(r, p);
			or_into(r, reach_of(c, p), c->room / 64);
		}
	}
}

/* Reach node v from node u in a search, once; a part is entered as a whole. */
static void visit(struct cutter *c, uint32_t u, uint32_t v, uint32_t *n)
{
	if (c->from[v] != PART_NONE)
		return;
	c->from[v] = u;
	c->queue[(*n)++] = v;
}

/* Searches the contracted graph from x; the node of a or b it comes back to, or none. */
static uint32_t search(struct cutter *c, uint32_t a, uint32_t b)
{
	uint32_t n = 0;

	memset(c->from, 0xff, c->n * sizeof(*c->from));
	c->now++;
	EACH_BIT(c, u, c->x)
	{
		visit(c, u, u, &n);
	}
	for (uint32_t i = 0; i < n; i++) {
		uint32_t u = c->queue[i], p = c->of[u];

		if (p != PART_NONE && (p == a || p == b))
			return u;
		for (uint32_t k = 0; k < c->users.n[u]; k++)
			visit(c, u, c->users.of[u][k], &n);
		if (p == PART_NONE || c->stamp[p] == c->now)
			continue;
		c->stamp[p] = c->now;
		EACH_BIT(c, w, row(c, c->outside, p))
		{
			visit(c, u, w, &n);
		}
	}
	return PART_NONE;
}

/* The member of a or b that u is a user of. */
static uint32_t producer(const struct cutter *c, uint32_t u, uint32_t a, uint32_t b)
{
	for (uint32_t i = 0; i < u; i++)
		if (c->of[i] != PART_NONE && (c->of[i] == a || c->of[i] == b))
			for (uint32_t k = 0; k < c->users.n[i]; k++)
				if (c->users.of[i][k] == u)
					return i;
	return u;
}

/* Notes the refusal of every edge from node into b, with a witness if one is wanted: the
 * search for it costs more than everything else. */
static void refuse(struct cutter *c, uint32_t node, uint32_t a, uint32_t b)
{
	struct refusal r = {.node = node};
	uint32_t end = c->witness ? search(c, a, b) : PART_NONE, n = 1;

	if (end != PART_NONE) {
		for (uint32_t u = end; c->from[u] != u; u = c->from[u])
			n++;
		r.npath = n + 1;
		r.path = arena_array(c->a, uint32_t, r.npath);
		for (uint32_t u = end; n; u = c->from[u])
			r.path[n--] = u;
		r.path[0] = producer(c, r.path[1], a, b);
	}
	for (uint32_t k = 0; k < c->users.n[node]; k++)
		if (c->of[c->users.of[node][k]] == b) {
			r.user = c->users.of[node][k];
			vec_push(&c->refusals, c->a, r);
		}
}

static void update_sink(struct cutter *c, uint32_t n)
{
	for (uint32_t k = 0; k < c->users.n[n]; k++)
		if (c->of[c->users.of[n][k]] == c->of[n]) {
			unset(c->sinks, n);
			return;
		}
	set(c->sinks, n);
}

/* The number is given out again, so nobody may seem to reach it.  What torch forgets is
 * the other way round: rows that ought to have m's number and have only r's. */
static void bury(struct cutter *c, uint32_t r)
{
	for (uint32_t p = 0; p < c->high; p++)
		unset(reach_of(c, p), r);
	for (uint32_t w = c->from_word; w < c->words; w++)
		unset(reach_of(c, c->room + w), r);
	c->head[r] = PART_NONE;
	c->idle[c->nidle++] = r;
}

static void tell_row(struct cutter *c, uint64_t *row, uint32_t m, uint32_t r)
{
	if (!get(row, m) && !get(row, r))
		return;
	or_into(row, reach_of(c, m), c->room / 64);
	set(row, m);
}

/* What torch leaves out: whoever reaches one of the two now reaches all that they do. */
static void tell_reachers(struct cutter *c, uint32_t m, uint32_t r)
{
	for (uint32_t p = 0; p < c->high; p++)
		if (p != m)
			tell_row(c, reach_of(c, p), m, r);
	for (uint32_t w = c->from_word; w < c->words; w++)
		tell_row(c, reach_of(c, c->room + w), m, r);
}

static void absorb(struct cutter *c, uint32_t m, uint32_t r)
{
	for (uint32_t i = c->head[r]; i != PART_NONE; i = c->next[i])
		c->of[i] = m;
	for (uint32_t i = c->head[r]; i != PART_NONE; i = c->next[i]) {
		update_sink(c, i);
		for (uint32_t k = 0; k < c->operands.n[i]; k++)
			if (c->of[c->operands.of[i][k]] == m)
				unset(c->sinks, c->operands.of[i][k]);
	}
	c->next[c->tail[m]] = c->head[r];
	c->tail[m] = c->tail[r];
	c->size[m] += c->size[r];
	for (uint32_t i = c->head[m]; i != PART_NONE; i = c->next[i])
		unset(c->fresh, i / 64);
	memcpy(row(c, c->outside, m) + c->from_word, c->x + c->from_word,
	       (c->words - c->from_word) * sizeof(*c->x));
	or_into(reach_of(c, m), reach_of(c, r), c->room / 64);
	or_into(reach_of(c, m), led_to(c), c->room / 64);
	unset(reach_of(c, m), m);
	if (c->exact)
		tell_reachers(c, m, r);
	bury(c, r);
}

static uint32_t merge(struct cutter *c, uint32_t node, uint32_t a, uint32_t b)
{
	uint32_t from = c->from_word, n = c->words - from;

	memcpy(c->x + from, row(c, c->outside, a) + from, n * sizeof(*c->x));
	or_into(c->x + from, row(c, c->outside, b) + from, n);
	closure(c, c->x, c->d, a, b);
	memset(led_to(c), 0, c->room / 8);
	hit(c, c->d, led_to(c));
	if (get(led_to(c), a) || get(led_to(c), b)) {
		refuse(c, node, a, b);
		return a;
	}
	uint32_t m = c->size[b] > c->size[a] ? b : a;

	absorb(c, m, m == a ? b : a);
	return m;
}

/* What the part leads to is for later: a part that n is merged into now reaches it by its own
 * row and by what the merge finds. */
static uint32_t open_part(struct cutter *c, uint32_t n)
{
	uint32_t p = c->nidle ? c->idle[--c->nidle] : c->high++;

	if (p == c->room)
		make_room(c);
	c->of[n] = p;
	c->head[p] = c->tail[p] = n;
	c->next[n] = PART_NONE;
	c->size[p] = 1;
	set(c->sinks, n);
	unset(c->fresh, n / 64);
	memset(row(c, c->outside, p), 0, c->words * sizeof(uint64_t));
	memset(reach_of(c, p), 0, c->room / 8);
	for (uint32_t k = 0; k < c->users.n[n]; k++)
		set(row(c, c->outside, p), c->users.of[n][k]);
	return p;
}

static void walk(struct cutter *c)
{
	uint32_t *near = arena_array(&c->tmp, uint32_t, c->n);

	for (uint32_t n = c->n; n-- > 0;) {
		uint32_t count = 0, cur;

		if (!c->v[n].fuse)
			continue;
		c->from_word = n / 64;
		cur = open_part(c, n);
		for (uint32_t k = 0; k < c->users.n[n]; k++) {
			uint32_t q = c->of[c->users.of[n][k]], i = 0;

			while (i < count && near[i] != q)
				i++;
			if (q != PART_NONE && i == count)
				near[count++] = q;
		}
		for (uint32_t i = 0; i < count; i++)
			cur = merge(c, n, cur, near[i]);
		if (c->size[cur] == 1)
			hit(c, row(c, c->down, n), reach_of(c, cur));
	}
}

static void clear(struct cutter *c)
{
	memset(c->sinks, 0, c->words * sizeof(uint64_t));
	memset(c->fresh, 0, (c->words + 63) / 64 * sizeof(uint64_t));
	c->nidle = c->high = 0;
	memset(c->of, 0xff, c->n * sizeof(*c->of));
	c->refusals.n = 0;
}

/* Vertices of the contracted graph: parts, then loose nodes behind them. */
static uint32_t vertex(const struct cutter *c, uint32_t node)
{
	return c->of[node] == PART_NONE ? c->n + node : c->of[node];
}

static bool is_acyclic(struct cutter *c)
{
	uint32_t *in = arena_array(&c->tmp, uint32_t, 2 * (size_t)c->n), n = 0, done = 0,
		 all = 0;
	uint32_t *queue = arena_array(&c->tmp, uint32_t, 2 * (size_t)c->n);

	for (uint32_t i = 0; i < c->n; i++)
		for (uint32_t k = 0; k < c->users.n[i]; k++) {
			uint32_t q = vertex(c, c->users.of[i][k]);

			in[q] += q != vertex(c, i);
		}
	for (uint32_t i = 0; i < c->n; i++) {
		uint32_t v = vertex(c, i);
		bool first = v >= c->n || c->head[v] == i;

		all += first;
		if (first && !in[v])
			queue[n++] = v;
	}
	for (; done < n; done++) {
		uint32_t v = queue[done];

		for (uint32_t i = v < c->n ? c->head[v] : v - c->n; i != PART_NONE;
		     i = v < c->n ? c->next[i] : PART_NONE)
			for (uint32_t k = 0; k < c->users.n[i]; k++) {
				uint32_t q = vertex(c, c->users.of[i][k]);

				if (q != v && !--in[q])
					queue[n++] = q;
			}
	}
	return done == all;
}

static bool is_getitem(const struct node *n)
{
	return n->kind == NODE_GETITEM ||
	       (n->kind == NODE_FOREIGN && str_is(n->target, "getitem"));
}

/* Items go where their producer is. */
static void reassign_items(struct cutter *c)
{
	for (bool changed = true; changed;) {
		changed = false;
		for (uint32_t i = 0; i < c->n; i++) {
			bool all = !c->users.returned[i];

			for (uint32_t k = 0; k < c->users.n[i]; k++)
				all &= is_getitem(&c->g->nodes[c->users.of[i][k]]);
			for (uint32_t k = 0; all && k < c->users.n[i]; k++) {
				uint32_t u = c->users.of[i][k];

				changed |= c->of[u] != c->of[i];
				c->of[u] = c->of[i];
			}
		}
	}
}

/* From owners to numbered parts; parts of views alone go. */
static void number(struct cutter *c, struct partition *out)
{
	uint32_t *id = arena_array(&c->tmp, uint32_t, c->n),
		 *count = arena_array(&c->tmp, uint32_t, c->n);
	bool *real = arena_array(&c->tmp, bool, c->n);

	out->of = arena_array(c->a, uint32_t, c->n);
	for (uint32_t i = 0; i < c->n; i++)
		if (c->of[i] != PART_NONE) {
			real[c->of[i]] |= !c->v[i].is_view;
			count[c->of[i]]++;
		}
	memset(id, 0xff, c->n * sizeof(*id));
	for (uint32_t i = 0; i < c->n; i++)
		if (c->of[i] != PART_NONE && real[c->of[i]] && id[c->of[i]] == PART_NONE)
			id[c->of[i]] = out->nparts++;
	out->parts = arena_array(c->a, struct part, out->nparts);
	for (uint32_t i = 0; i < c->n; i++) {
		uint32_t p = c->of[i] == PART_NONE ? PART_NONE : id[c->of[i]];

		out->of[i] = p;
		if (p == PART_NONE)
			continue;
		if (!out->parts[p].nodes)
			out->parts[p].nodes = arena_array(c->a, uint32_t, count[c->of[i]]);
		out->parts[p].nodes[out->parts[p].n++] = i;
	}
}

static void account(const struct cutter *c, struct partition *out)
{
	for (uint32_t i = 0; i < c->n; i++) {
		const struct node *n = &c->g->nodes[i];

		if (n->kind == NODE_PARAM || n->kind == NODE_ATTR)
			continue;
		out->ncalls++;
		if (out->of[i] != PART_NONE)
			out->nmembers++;
		else if (c->v[i].is_view)
			out->ndangling++;
		else
			out->nextern++;
	}
}

static struct users operands_of(struct cutter *c)
{
	struct users o = {.of = arena_array(&c->tmp, uint32_t *, c->n),
			  .n = arena_array(&c->tmp, uint32_t, c->n)};

	for (uint32_t i = 0; i < c->n; i++)
		for (uint32_t k = 0; k < c->users.n[i]; k++)
			o.n[c->users.of[i][k]]++;
	for (uint32_t i = 0; i < c->n; i++) {
		o.of[i] = arena_array(&c->tmp, uint32_t, o.n[i]);
		o.n[i] = 0;
	}
	for (uint32_t i = 0; i < c->n; i++)
		for (uint32_t k = 0; k < c->users.n[i]; k++) {
			uint32_t u = c->users.of[i][k];

			o.of[u][o.n[u]++] = i;
		}
	return o;
}

static void allocate(struct cutter *c)
{
	size_t matrix = (size_t)c->n * c->words;

	/* Rows are cleared when they are taken into use; most of them never are. */
	c->down = arena_room(&c->tmp, sizeof(*c->down), matrix, _Alignof(uint64_t));
	c->outside = arena_room(&c->tmp, sizeof(*c->outside), matrix, _Alignof(uint64_t));
	c->sinks = arena_array(&c->tmp, uint64_t, c->words);
	c->fresh = arena_array(&c->tmp, uint64_t, (c->words + 63) / 64);
	c->d = arena_array(&c->tmp, uint64_t, c->words);
	c->x = arena_array(&c->tmp, uint64_t, c->words);
	c->of = arena_array(&c->tmp, uint32_t, c->n);
	c->next = arena_array(&c->tmp, uint32_t, c->n);
	c->head = arena_array(&c->tmp, uint32_t, c->n);
	c->tail = arena_array(&c->tmp, uint32_t, c->n);
	c->idle = arena_array(&c->tmp, uint32_t, c->n);
	c->size = arena_array(&c->tmp, uint32_t, c->n);
	c->stamp = arena_array(&c->tmp, uint32_t, c->n);
	c->from = arena_array(&c->tmp, uint32_t, c->n);
	c->queue = arena_array(&c->tmp, uint32_t, c->n);
}

enum status part_cut(struct arena *a, const struct graph *g, const struct verdict *v,
		     const struct part_opts *opts, struct partition *out)
{
	struct cutter c = {
		.a = a, .g = g, .v = v, .n = g->nnodes, .words = (g->nnodes + 63) / 64};
	uint32_t most = opts && opts->max_nodes ? opts->max_nodes : NODES_MAX;

	*out = (struct partition){0};
	if (c.n > most)
		FAIL(UNSUPPORTED, "graph of %u nodes; --max-nodes is %u", c.n, most);
	c.witness = opts && opts->witness;
	out->verdicts = v;
	out->view = part_view_new(a, g);
	c.users = out->users = part_users(a, g);
	c.operands = operands_of(&c);
	allocate(&c);
	fill_down(&c);
	clear(&c);
	walk(&c);
	if (!is_acyclic(&c)) {
		out->repair = c.exact = true;
		clear(&c);
		walk(&c);
	}
	reassign_items(&c);
	number(&c, out);
	account(&c, out);
	out->refusals = c.refusals.p;
	out->nrefusals = c.refusals.n;
	arena_release(&c.tmp);
	return STATUS_OK;
}
