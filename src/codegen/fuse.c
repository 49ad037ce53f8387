/* Which values are stored, and in which nests. */
#include "codegen/value_int.h"

#include <stdlib.h>

static const uint32_t NO_GROUP = UINT32_MAX - 1;

/* ---- stores ---- */

MUST static enum status add_scatters(struct fuse *f)
{
	for (uint32_t i = 0; i < f->b->g->nnodes; i++) {
		const struct call *c = &f->b->calls[i];

		if (!c->op)
			continue;
		if (!c->op->at && !c->op->scatter)
			FAIL(UNSUPPORTED, "%s has no lowering", c->op->name);
		if (c->op->scatter && !f->stored[i][0])
			value_store(f, (struct ref){i, 0}, CODEGEN_TEMP);
		for (uint32_t k = 0; f->opts->unfused && k < c->nouts; k++)
			if (!f->stored[i][k] && !(c->op->flags & OP_MUTATES) &&
			    !call_is_view(c))
				value_store(f, (struct ref){i, k}, CODEGEN_TEMP);
	}
	return STATUS_OK;
}

/* Outputs are buffers of their own but for those that are an input or a view of one. */
static void add_outputs(struct fuse *f)
{
	for (uint32_t i = 0; i < f->b->nrets; i++) {
		struct ref r = value_root(f->b, f->b->rets[i]);
		const struct call *c = &f->b->calls[r.node];

		if (c->op && !(c->op->flags & OP_MUTATES) && !f->stored[r.node][r.out])
			value_store(f, r, CODEGEN_OUTPUT);
	}
}

static uint32_t mutated_input(const struct bound *b, const struct call *c)
{
	uint32_t at = c->slots[0].node;

	while (b->calls[at].op)
		at = b->calls[at].slots[0].node;
	return at;
}

/* copy_(input, src): a store of the new value into the input, after everything else. */
static void add_mutations(struct fuse *f)
{
	for (uint32_t i = 0; i < f->b->g->nnodes; i++) {
		const struct call *c = &f->b->calls[i];

		if (!c->op || !(c->op->flags & OP_MUTATES))
			continue;
		struct store s = {.ref = {i, 0}, .type = c->outs[0], .is_mutation = true};

		s.buf = f->input_buf[mutated_input(f->b, c)];
		s.group = UINT32_MAX;
		f->bufs.p[s.buf].is_written = true;
		vec_push(&f->stores, f->arena, s);
	}
}

/* ---- one store as a nest ---- */

static int64_t extent(const struct fuse *f, uint32_t var)
{
	return f->k->extents.p[var];
}

/* The element of the store at a position in memory: value and offset. */
static void lower_store(struct fuse *f, const struct store *s, kx position,
			struct nest_store *out)
{
	kx idx[RANK_MAX];

	value_restart(f);
	value_unplace(f->k, &s->type, position, idx);
	kx x = s->is_mutation && f->stored[s->ref.node][s->ref.out]
		       ? f->l.load(&f->l, f->b, s->ref, idx)
		       : value_compute(f, s->ref, idx);

	out->value = lower_cast(f->k, x, s->type.dtype, f->bufs.p[s->buf].dtype);
	out->offset = value_offset(f->k, &s->type, idx);
	out->guard = KX_NONE;
}

static struct nest nest_of(struct fuse *f, uint32_t store)
{
	const struct store s = f->stores.p[store];
	uint32_t var = kir_var_new(f->k, tensor_numel(&s.type));
	struct nest n = {.nloops = 1, .loop = {var}, .nstores = 1};

	n.stores[0] = (struct nest_store){.store = store, .buf = s.buf, .depth = 1};
	do {
		lower_store(f, &s, kx_var(f->k, var), &n.stores[0]);
	} while (value_settle(f, true));
	split_loops(f, &n);
	return n;
}

/* ---- reductions in a nest ---- */

/* The op whose loop variable this is, through all cuts. */
static bool owner_of(const struct fuse *f, uint32_t var, uint32_t *node)
{
	for (uint32_t i = f->cuts.n; i-- > 0;)
		if (f->cuts.p[i].a == var || f->cuts.p[i].b == var)
			var = f->cuts.p[i].from;
	for (uint32_t i = 0; i < f->l.rvars.n; i++)
		if (f->l.rvars.p[i].var == var) {
			*node = f->l.rvars.p[i].node;
			return true;
		}
	return false;
}

/* Stores the next output of the op that x belongs to; false if there is none left. */
static bool store_reduction(struct fuse *f, kx x)
{
	const struct knode *n = kir_at(f->k, x);
	uint32_t node;

	if (!n->nvars || !owner_of(f, n->vars[0], &node))
		return false;
	for (uint32_t k = 0; k < f->b->calls[node].nouts; k++)
		if (!f->stored[node][k]) {
			value_store(f, (struct ref){node, k}, CODEGEN_TEMP);
			return true;
		}
	return false;
}

static int by_node(const struct store *a, const struct store *b)
{
	if (a->is_mutation != b->is_mutation)
		return a->is_mutation - b->is_mutation;
	if (a->ref.node != b->ref.node)
		return a->ref.node < b->ref.node ? -1 : 1;
	return (a->ref.out > b->ref.out) - (a->ref.out < b->ref.out);
}

/* In the order of the graph; `stored` follows. */
static void sort_stores(struct fuse *f)
{
	for (uint32_t i = 1; i < f->stores.n; i++)
		for (uint32_t j = i; j && by_node(&f->stores.p[j - 1], &f->stores.p[j]) > 0;
		     j--) {
			struct store t = f->stores.p[j];

			f->stores.p[j] = f->stores.p[j - 1];
			f->stores.p[j - 1] = t;
		}
	for (uint32_t i = 0; i < f->stores.n; i++) {
		const struct store *s = &f->stores.p[i];

		if (!s->is_mutation)
			f->stored[s->ref.node][s->ref.out] = (int32_t)i + 1;
	}
}

static bool is_scatter(const struct fuse *f, const struct store *s)
{
	return !s->is_mutation && f->b->calls[s->ref.node].op->scatter;
}

/* Updates may run on one thread, and in no order of memory: what they need folded is folded
 * before. */
static kx scatter_reduction(struct fuse *f, uint32_t store)
{
	struct nest n = scatter_updates(f, store);
	struct walk w = {.f = f, .n = &n};

	w.seen = arena_array(f->arena, uint8_t, f->k->nodes.n);
	for (uint32_t i = 0; i < n.nstores; i++)
		find_reductions(&w, n.stores[i].value, false);
	return w.found.n ? w.found.p[w.found.n - 1] : KX_NONE;
}

static void choose_stores(struct fuse *f)
{
	for (uint32_t i = 0; i < f->stores.n;) {
		f->now = NO_GROUP; /* each loads all others */
		struct nest n = nest_of(f, i);
		kx x = find_misplaced(f, &n);

		if (!x && is_scatter(f, &f->stores.p[i]))
			x = scatter_reduction(f, i);
		i += !(x && store_reduction(f, x));
	}
	sort_stores(f);
}

/* ---- joining nests ---- */

void mark_reads(struct fuse *f, kx x, uint8_t *seen)
{
	const struct knode *n = kir_at(f->k, x);

	if (seen[x])
		return;
	seen[x] = 1;
	for (int i = 0; i < n->nargs; i++)
		mark_reads(f, n->args[i], seen);
}

/* The nth variable of an extent, of those that stand for all others. */
static uint32_t common_var(struct fuse *f, int64_t size, uint32_t nth)
{
	for (uint32_t i = 0; i < f->common.n; i++)
		if (extent(f, f->common.p[i]) == size && !nth--)
			return f->common.p[i];
	vec_push(&f->common, f->arena, kir_var_new(f->k, size));
	return f->common.p[f->common.n - 1];
}

static int by_age(const void *a, const void *b)
{
	kx x = *(const kx *)a, y = *(const kx *)b;

	return (x > y) - (x < y);
}

/* x in whose reductions equal extents have the same variables: two sums over the rows of one
 * matrix load the same. */
static kx with_common_vars(struct fuse *f, kx x)
{
	struct arena a = {0};
	struct walk w = {.f = f, .seen = arena_array(&a, uint8_t, x + 1)};
	uint32_t vars = f->k->extents.n;

	find_reductions(&w, x, false);
	arena_release(&a);
	if (!w.found.n)
		return x;
	qsort(w.found.p, w.found.n, sizeof(kx), by_age); /* variables are numbered by it */
	kx *map = arena_array(f->arena, kx, vars);

	for (uint32_t i = 0; i < w.found.n; i++) {
		const struct knode n = *kir_at(f->k, w.found.p[i]);

		for (int v = 0; v < n.nvars; v++) {
			uint32_t nth = 0;

			for (int u = 0; u < v; u++)
				nth += extent(f, n.vars[u]) == extent(f, n.vars[v]);
			map[n.vars[v]] = kx_var(f->k, common_var(f, extent(f, n.vars[v]), nth));
		}
	}
	return kx_subst(f->k, x, map, vars);
}

/* Two stores gain from one nest when they read or compute the same thing. */
static bool shares_work(struct fuse *f, const struct nest *n)
{
	struct arena a = {0};
	kx x[STORES_MAX];
	bool found = false;

	for (uint32_t i = 0; i < n->nstores; i++)
		x[i] = with_common_vars(f, n->stores[i].value);
	uint8_t *old = arena_array(&a, uint8_t, f->k->nodes.n);
	uint8_t *new = arena_array(&a, uint8_t, f->k->nodes.n);

	for (uint32_t i = 0; i + 1 < n->nstores; i++)
		mark_reads(f, x[i], old);
	mark_reads(f, x[n->nstores - 1], new);
	for (uint32_t i = 1; i < f->k->nodes.n && !found; i++) {
		uint8_t op = kir_at(f->k, i)->op;

		found = old[i] && new[i] && (op == KX_LOAD || op == KX_REDUCE || op == KX_CALL);
	}
	arena_release(&a);
	return found;
}

/* The last group of the stores that this one reads. */
static uint32_t after_group(struct fuse *f, const struct nest *alone)
{
	struct arena a = {0};
	uint8_t *seen = arena_array(&a, uint8_t, f->k->nodes.n);
	uint32_t last = 0;

	mark_reads(f, alone->stores[0].value, seen);
	for (uint32_t x = 1; x < f->k->nodes.n; x++) {
		const struct knode *n = kir_at(f->k, x);

		if (!seen[x] || n->op != KX_LOAD)
			continue;
		for (uint32_t i = 0; i < f->stores.n; i++)
			if (f->stores.p[i].buf == n->i && !f->stores.p[i].is_mutation &&
			    f->stores.p[i].group != UINT32_MAX && f->stores.p[i].group > last)
				last = f->stores.p[i].group;
	}
	arena_release(&a);
	return last;
}

/* A loop of n's that ends where `count` elements of the row-major walk end; cut there if
 * need be.  Returns how many loops lie outside of that, or 0. */
static uint32_t depth_for(struct fuse *f, struct nest *n, int64_t count)
{
	int64_t have = 1;

	for (uint32_t i = 0; i < n->nloops; i++) {
		have *= extent(f, n->loop[i]);
		if (have == count)
			return i + 1;
		if (have > count)
			return 0;
	}
	if (count % have || n->nloops + 1 >= LOOPS_MAX)
		return 0;
	n->loop[n->nloops] = kir_var_new(f->k, count / have);
	return ++n->nloops;
}

bool divides(struct fuse *f, const struct nest *n)
{
	struct arena a = {0};
	uint8_t *seen = arena_array(&a, uint8_t, f->k->nodes.n);
	bool found = false;

	for (uint32_t i = 0; i < n->nstores; i++) {
		mark_reads(f, n->stores[i].value, seen);
		mark_reads(f, n->stores[i].offset, seen);
	}
	for (uint32_t x = 1; x < f->k->nodes.n && !found; x++)
		found = seen[x] &&
			(kir_at(f->k, x)->op == KX_DIV || kir_at(f->k, x)->op == KX_MOD);
	arena_release(&a);
	return found;
}

static int64_t innermost(const struct fuse *f, const struct nest *n)
{
	return n->nloops ? extent(f, n->loop[n->nloops - 1]) : 1;
}

static kx position_in(struct fuse *f, const struct nest *n, uint32_t depth)
{
	kx at = kx_int(f->k, 0);

	for (uint32_t i = 0; i < depth; i++)
		at = kx_add(f->k, kx_mulc(f->k, at, extent(f, n->loop[i])),
			    kx_var(f->k, n->loop[i]));
	return at;
}

static bool try_join(struct fuse *f, uint32_t group, uint32_t store, const struct nest *alone)
{
	struct nest n = f->nests.p[group];
	struct store s = f->stores.p[store];

	if (n.serial || n.nstores == STORES_MAX)
		return false;
	uint32_t depth = depth_for(f, &n, tensor_numel(&s.type));

	if (!depth)
		return false;
	bool divided = divides(f, &n) || divides(f, alone);
	int64_t mine = innermost(f, alone), theirs = innermost(f, &f->nests.p[group]);
	int64_t least = mine < theirs ? mine : theirs; /* no loop is to become shorter */

	f->now = group;
	f->stores.p[store].group = group;
	struct nest_store *ns = &n.stores[n.nstores++];

	*ns = (struct nest_store){.store = store, .buf = s.buf, .depth = depth};
	lower_store(f, &s, position_in(f, &n, depth), ns);
	bool is_crowded = value_settle(f, false);

	split_loops(f, &n);
	if (is_crowded || !shares_work(f, &n) || find_misplaced(f, &n) ||
	    (divides(f, &n) && !divided) || innermost(f, &n) < least) {
		f->stores.p[store].group = UINT32_MAX;
		return false;
	}
	f->nests.p[group] = n;
	return true;
}

static void group_store(struct fuse *f, uint32_t store)
{
	struct store *s = &f->stores.p[store];
	bool scatters = is_scatter(f, s);

	f->now = f->nests.n;
	struct nest alone = nest_of(f, store);
	uint32_t from = after_group(f, &alone);

	for (uint32_t g = f->nests.n;
	     !f->opts->unfused && !scatters && !s->is_mutation && g-- > from;)
		if (try_join(f, g, store, &alone))
			return;
	f->now = f->nests.n;
	s->group = f->nests.n;
	vec_push(&f->nests, f->arena, alone);
	if (scatters)
		scatter_nest(f, store);
}

static void group_stores(struct fuse *f)
{
	f->nests.n = 0;
	for (uint32_t i = 0; i < f->stores.n; i++)
		f->stores.p[i].group = UINT32_MAX;
	for (uint32_t i = 0; i < f->stores.n; i++)
		if (tensor_numel(&f->stores.p[i].type))
			group_store(f, i);
}

/* Stores a reduction that another nest than `number` folds, too. */
static bool store_folded_again(struct fuse *f, uint32_t number, uint32_t *folded_in)
{
	const struct nest *n = &f->nests.p[number];
	struct walk w = {.f = f, .n = n};
	uint32_t node;

	w.seen = arena_array(f->arena, uint8_t, f->k->nodes.n);
	for (uint32_t i = 0; i < n->nstores; i++)
		find_reductions(&w, n->stores[i].value, false);
	for (uint32_t i = 0; i < w.found.n; i++) {
		kx x = w.found.p[i];

		if (reduction_size(f, x) <= REDUCTION_SMALL ||
		    !owner_of(f, kir_at(f->k, x)->vars[0], &node))
			continue;
		if (folded_in[node] && folded_in[node] != number + 1 && store_reduction(f, x))
			return true;
		folded_in[node] = number + 1;
	}
	return false;
}

/* What several nests would fold, each for itself, is folded once: a mutation, as of a running
 * variance, is a nest of its own. */
static bool store_shared(struct fuse *f)
{
	uint32_t *folded_in = arena_array(f->arena, uint32_t, f->b->g->nnodes + 1);

	for (uint32_t i = 0; i < f->nests.n; i++)
		if (store_folded_again(f, i, folded_in))
			return true;
	return false;
}

/* A mutation whose new value reads inputs that a mutation overwrites elsewhere than at the
 * very element: it is computed into a temporary first. */
static bool reads_mutated(struct fuse *f, const struct nest *n)
{
	uint8_t *seen = arena_array(f->arena, uint8_t, f->k->nodes.n);

	mark_reads(f, n->stores[0].value, seen);
	for (uint32_t x = 1; x < f->k->nodes.n; x++) {
		const struct knode *l = kir_at(f->k, x);
		bool is_own_element = seen[x] && l->op == KX_LOAD &&
				      l->i == f->stores.p[n->stores[0].store].buf &&
				      l->args[0] == n->stores[0].offset;

		if (seen[x] && l->op == KX_LOAD && f->bufs.p[l->i].role == CODEGEN_INPUT &&
		    f->bufs.p[l->i].is_written && !is_own_element)
			return true;
	}
	return false;
}

static void secure_mutations(struct fuse *f)
{
	uint32_t n = f->stores.n;

	for (uint32_t i = 0; i < n; i++) {
		if (!f->stores.p[i].is_mutation)
			continue;
		f->now = i;
		struct nest alone = nest_of(f, i);
		struct ref r = f->stores.p[i].ref;

		if (reads_mutated(f, &alone) && !f->stored[r.node][0])
			value_store(f, r, CODEGEN_TEMP);
	}
	if (f->stores.n != n)
		sort_stores(f);
}

static bool has_deep_views(const struct fuse *f)
{
	uint32_t *depth = arena_array(f->arena, uint32_t, f->b->g->nnodes + 1);
	bool found = false;

	for (uint32_t i = 0; i < f->b->g->nnodes; i++) {
		const struct call *c = &f->b->calls[i];

		if (c->op && call_is_view(c))
			depth[i] = depth[call_ref(c, &c->slots[0]).node] + 1;
		found |= depth[i] >= VALUE_DEPTH_MOST;
	}
	return found;
}

/* Without fusion nothing is left to compute but views: chains of these that are too long. */
static void cut_views(struct fuse *f)
{
	if (!has_deep_views(f))
		return;
	f->now = NO_GROUP;
	for (uint32_t i = 0; i < f->stores.n; i++) {
		(void)nest_of(f, i);
		if (is_scatter(f, &f->stores.p[i]))
			(void)scatter_updates(f, i);
	}
}

void fuse_places(struct fuse *f)
{
	value_begin(f);
	add_outputs(f);
	add_mutations(f);
}

enum status fuse_graph(struct fuse *f)
{
	value_begin(f);
	add_outputs(f);
	TRY(add_scatters(f));
	add_mutations(f);
	secure_mutations(f);
	if (f->opts->unfused) {
		cut_views(f);
		sort_stores(f);
		group_stores(f);
	} else {
		store_tables(f);
		do {
			choose_stores(f);
			group_stores(f);
		} while (store_shared(f));
	}
	split_reductions(f);
	for (uint32_t i = 0; !f->opts->is_cuda && i < f->nests.n; i++) {
		join_reductions(f, &f->nests.p[i]);
		join_loops(f, &f->nests.p[i]);
		turn_loops(f, &f->nests.p[i]);
		tile_loops(f, &f->nests.p[i]);
	}
	return STATUS_OK;
}
