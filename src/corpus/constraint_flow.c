/* What values can be, and what they must be, op by op. */
#include "corpus/constraint_int.h"

#include <string.h>

static const struct str passes[] = {STR_ROW("aten.reshape"),
				    STR_ROW("aten.view"),
				    STR_ROW("aten._unsafe_view"),
				    STR_ROW("aten.permute"),
				    STR_ROW("aten.slice"),
				    STR_ROW("aten.unsqueeze"),
				    STR_ROW("aten.squeeze"),
				    STR_ROW("aten.expand"),
				    STR_ROW("aten.t"),
				    STR_ROW("aten.transpose"),
				    STR_ROW("aten.select"),
				    STR_ROW("aten.as_strided"),
				    STR_ROW("aten.alias"),
				    STR_ROW("aten.detach"),
				    STR_ROW("aten.diagonal"),
				    STR_ROW("aten.unfold"),
				    STR_ROW("aten.split"),
				    STR_ROW("aten.split_with_sizes"),
				    STR_ROW("aten.unbind"),
				    STR_ROW("aten.clone"),
				    STR_ROW("aten.copy"),
				    STR_ROW("aten.copy_"),
				    STR_ROW("aten.repeat"),
				    STR_ROW("aten.flip"),
				    STR_ROW("prims.rev"),
				    STR_ROW("aten.cat"),
				    STR_ROW("aten.stack"),
				    STR_ROW("aten.roll"),
				    STR_ROW("aten.lift_fresh_copy"),
				    STR_ROW("prims.broadcast_in_dim"),
				    STR_ROW("aten.constant_pad_nd"),
				    STR_ROW("aten.slice_scatter"),
				    STR_ROW("aten.select_scatter"),
				    STR_ROW("aten.as_strided_scatter"),
				    STR_ROW("aten.diagonal_scatter"),
				    STR_ROW("aten.amax"),
				    STR_ROW("aten.amin"),
				    {0}};
static const struct str truths[] = {
	STR_ROW("aten.eq"),          STR_ROW("aten.ne"),         STR_ROW("aten.lt"),
	STR_ROW("aten.le"),          STR_ROW("aten.gt"),         STR_ROW("aten.ge"),
	STR_ROW("aten.logical_and"), STR_ROW("aten.logical_or"), STR_ROW("aten.logical_not"),
	STR_ROW("aten.logical_xor"), STR_ROW("aten.any"),        STR_ROW("aten.all"),
	STR_ROW("aten.isnan"),       STR_ROW("aten.isinf"),      {0}};
static const struct str list_indexed[] = {STR_ROW("aten.index"),
					  STR_ROW("aten.index_put"),
					  STR_ROW("aten.index_put_"),
					  STR_ROW("aten._unsafe_index"),
					  STR_ROW("aten._unsafe_index_put"),
					  STR_ROW("aten._unsafe_masked_index"),
					  STR_ROW("aten._unsafe_masked_index_put_accumulate"),
					  {0}};
static const struct str dim_indexed[] = {
	STR_ROW("aten.gather"),          STR_ROW("aten.index_select"),
	STR_ROW("aten.index_add"),       STR_ROW("aten.index_copy"),
	STR_ROW("aten.index_fill"),      STR_ROW("aten.scatter"),
	STR_ROW("aten.scatter_"),        STR_ROW("aten.scatter_add"),
	STR_ROW("aten.scatter_add_"),    STR_ROW("aten.scatter_reduce"),
	STR_ROW("aten.scatter_reduce_"), {0}};

#define NONE UINT32_MAX

bool flow_is_str(const struct flow *f, uint32_t node, struct str packet)
{
	const struct node *n = &f->g->nodes[node];

	return n->kind == NODE_CALL && n->target.n > packet.n && n->target.p[packet.n] == '.' &&
	       !memcmp(n->target.p, packet.p, packet.n);
}

bool flow_in(const struct flow *f, uint32_t node, const struct str *packets)
{
	for (; packets->n; packets++)
		if (flow_is_str(f, node, *packets))
			return true;
	return false;
}

int flow_slot(const struct flow *f, uint32_t node, const char *name)
{
	const struct call *c = &f->b->calls[node];

	return c->schema ? schema_find(c->schema, str_of(name)) : -1;
}

uint32_t flow_operand(const struct flow *f, uint32_t node, uint32_t slot)
{
	const struct call *c = &f->b->calls[node];

	if (!c->schema || slot >= c->schema->nslots || c->slots[slot].kind != ARG_NODE)
		return NONE;
	return c->slots[slot].node;
}

bool flow_literal(const struct flow *f, uint32_t node, uint32_t slot, i128 *out)
{
	const struct call *c = &f->b->calls[node];
	uint32_t op = flow_operand(f, node, slot);

	if (op != NONE) {
		*out = f->can[op].lo;
		return f->can[op].lo == f->can[op].hi;
	}
	if (!c->schema || slot >= c->schema->nslots)
		return false;
	*out = c->slots[slot].kind == ARG_FLOAT ? (i128)c->slots[slot].f : c->slots[slot].i;
	return c->slots[slot].kind == ARG_INT || c->slots[slot].kind == ARG_BOOL ||
	       (c->slots[slot].kind == ARG_FLOAT &&
		c->slots[slot].f == (double)(int64_t)c->slots[slot].f);
}

/* The interval of a slot: of its node, or the literal alone. */
static struct iv slot_can(const struct flow *f, uint32_t node, uint32_t slot)
{
	uint32_t op = flow_operand(f, node, slot);
	i128 v;

	if (op != NONE)
		return f->can[op];
	return flow_literal(f, node, slot, &v) ? (struct iv){v, v} : iv_all();
}

struct each {
	struct flow *f;
	struct iv r;
	bool any;
};

static void unite(void *ctx, uint32_t node)
{
	struct each *e = ctx;

	e->r = e->any ? iv_union(e->r, e->f->can[node]) : e->f->can[node];
	e->any = true;
}

static struct iv all_operands(struct flow *f, uint32_t node)
{
	struct each e = {.f = f, .r = iv_all()};

	node_visit(&f->g->nodes[node], unite, &e);
	return e.r;
}

static i128 times(i128 x, i128 y)
{
	i128 r;

	if (__builtin_mul_overflow(x, y, &r))
		return (x < 0) != (y < 0) ? -IV_BIG : IV_BIG;
	return iv_clip(r);
}

static struct iv product(struct iv x, struct iv y)
{
	i128 v[4] = {times(x.lo, y.lo), times(x.lo, y.hi), times(x.hi, y.lo),
		     times(x.hi, y.hi)};
	struct iv r = {v[0], v[0]};

	for (int i = 1; i < 4; i++)
		r = iv_union(r, (struct iv){v[i], v[i]});
	return r;
}

static struct iv sum_of(struct iv x, struct iv y)
{
	return (struct iv){iv_clip(x.lo + y.lo), iv_clip(x.hi + y.hi)};
}

static struct iv negative(struct iv x)
{
	return (struct iv){-x.hi, -x.lo};
}

static i128 floor_div(i128 x, i128 k)
{
	return x / k - (x % k != 0 && (x < 0) != (k < 0));
}

static struct iv quotient(struct iv x, i128 k)
{
	struct iv r = {floor_div(x.lo, k), floor_div(x.hi, k)};

	return k > 0 ? r : (struct iv){floor_div(x.hi, k), floor_div(x.lo, k)};
}

/* alpha of add and sub; anything but 1 is not followed. */
static bool plain_alpha(const struct flow *f, uint32_t node)
{
	int slot = flow_slot(f, node, "alpha");
	i128 v;

	return slot < 0 || (flow_literal(f, node, (uint32_t)slot, &v) && v == 1);
}

static bool floors(const struct flow *f, uint32_t node)
{
	int slot = flow_slot(f, node, "rounding_mode");
	const struct call *c = &f->b->calls[node];

	return flow_is(f, node, "aten.floor_divide") ||
	       (flow_is(f, node, "aten.div") && slot >= 0 && c->slots[slot].kind == ARG_STR &&
		str_is(c->slots[slot].s, "floor"));
}

static int64_t reduced(const struct flow *f, uint32_t node)
{
	uint32_t op = flow_operand(f, node, 0);
	int64_t in = op == NONE ? 1 : tensor_numel(flow_type(f, op));
	int64_t out = tensor_numel(flow_type(f, node));

	if (flow_is(f, node, "aten.cumsum"))
		return in;
	return out > 0 && in > 0 ? in / out : 1;
}

/* clamp(x, lo, hi), clamp_min, minimum, maximum: the bounds that are numbers or values. */
static struct iv clamped(const struct flow *f, uint32_t node, struct iv x)
{
	static const char *const names[] = {"min", "max"};
	struct iv r = x;

	if (flow_is(f, node, "aten.minimum") || flow_is(f, node, "aten.maximum")) {
		struct iv y = slot_can(f, node, 1);
		bool least = flow_is(f, node, "aten.minimum");

		return least ? (struct iv){x.lo < y.lo ? x.lo : y.lo, x.hi < y.hi ? x.hi : y.hi}
			     : (struct iv){x.lo > y.lo ? x.lo : y.lo,
					   x.hi > y.hi ? x.hi : y.hi};
	}
	for (int i = 0; i < 2; i++) {
		int slot = flow_slot(f, node, names[i]);

		if (slot < 0 || f->b->calls[node].slots[slot].kind == ARG_NONE)
			continue;
		struct iv b = slot_can(f, node, (uint32_t)slot);

		if (i == 0) {
			r.lo = r.lo > b.lo ? r.lo : b.lo;
			r.hi = r.hi > b.hi ? r.hi : b.hi;
		} else {
			r.lo = r.lo < b.lo ? r.lo : b.lo;
			r.hi = r.hi < b.hi ? r.hi : b.hi;
		}
	}
	return r;
}

static const struct str clamps[] = {STR_ROW("aten.clamp"),     STR_ROW("aten.clamp_min"),
				    STR_ROW("aten.clamp_max"), STR_ROW("aten.minimum"),
				    STR_ROW("aten.maximum"),   {0}};
static const struct str remainders[] = {
	STR_ROW("aten.remainder"), STR_ROW("aten.fmod"), STR_ROW("aten.bitwise_and"), {0}};

static struct iv remainder_of(const struct flow *f, uint32_t node)
{
	i128 m;

	if (!flow_literal(f, node, 1, &m) || m <= 0)
		return iv_all();
	if (flow_is(f, node, "aten.bitwise_and"))
		return (struct iv){0, m};
	return (struct iv){flow_is(f, node, "aten.fmod") ? 1 - m : 0, m - 1};
}

static struct iv iota(const struct flow *f, uint32_t node)
{
	int start = flow_slot(f, node, "start"), step = flow_slot(f, node, "step");
	int64_t n = tensor_numel(flow_type(f, node));
	i128 s = 0, d = 1;

	if (start >= 0 && !flow_literal(f, node, (uint32_t)start, &s))
		s = 0;
	if (step >= 0 && !flow_literal(f, node, (uint32_t)step, &d))
		d = 1;
	struct iv first = {s, s}, last = {s + d * (n - 1), s + d * (n - 1)};

	return n ? iv_union(first, last) : first;
}

static struct iv converted(const struct flow *f, uint32_t node)
{
	uint32_t op = flow_operand(f, node, 0);

	return op == NONE ? iv_all() : f->can[op];
}

struct iv flow_forward(struct flow *f, uint32_t node)
{
	struct iv x, y;
	i128 k;

	if (f->g->nodes[node].kind == NODE_GETITEM)
		return all_operands(f, node);
	if (flow_in(f, node, truths))
		return (struct iv){0, 1};
	if (flow_is(f, node, "prims.iota") || flow_is(f, node, "aten.arange"))
		return iota(f, node);
	if (flow_is(f, node, "aten.full") || flow_is(f, node, "aten.scalar_tensor"))
		return flow_literal(f, node, flow_is(f, node, "aten.full"), &k)
			       ? (struct iv){k, k}
			       : iv_all();
	if (flow_in(f, node, passes)) {
		x = all_operands(f, node);
		return flow_is(f, node, "aten.constant_pad_nd")
			       ? iv_union(x, slot_can(f, node, 2))
			       : x;
	}
	x = slot_can(f, node, 0);
	y = slot_can(f, node, 1);
	if (flow_is(f, node, "aten.where"))
		return iv_union(y, slot_can(f, node, 2));
	if (flow_is(f, node, "prims.convert_element_type") || flow_is(f, node, "aten._to_copy"))
		return converted(f, node);
	if (flow_is(f, node, "aten.add") && plain_alpha(f, node))
		return sum_of(x, y);
	if (flow_is(f, node, "aten.sub") && plain_alpha(f, node))
		return sum_of(x, negative(y));
	if (flow_is(f, node, "aten.neg"))
		return negative(x);
	if (flow_is(f, node, "aten.mul"))
		return product(x, y);
	if (floors(f, node) && flow_literal(f, node, 1, &k) && k)
		return quotient(x, k);
	if (flow_in(f, node, clamps))
		return clamped(f, node, x);
	if (flow_in(f, node, remainders))
		return remainder_of(f, node);
	if (flow_is(f, node, "aten.abs"))
		return (struct iv){0, -x.lo > x.hi ? -x.lo : x.hi};
	if (flow_is(f, node, "aten.sum") || flow_is(f, node, "aten.cumsum"))
		return product(x, (struct iv){1, reduced(f, node)});
	if (flow_is(f, node, "aten.argmax") || flow_is(f, node, "aten.argmin"))
		return (struct iv){0, reduced(f, node) - 1};
	if (flow_in(f, node, list_indexed) || flow_is(f, node, "aten.embedding") ||
	    flow_is(f, node, "aten.gather"))
		return x;
	return iv_of_dtype(flow_type(f, node)->dtype);
}

/* --- backward ------------------------------------------------------------------------- */

static void want(struct flow *f, uint32_t node, struct iv r)
{
	if (node == NONE)
		return;
	if (dtype_category(flow_type(f, node)->dtype) == CATEGORY_BOOL)
		return;
	f->need[node] = iv_meet(f->need[node], r);
}

static void want_all(void *ctx, uint32_t node)
{
	struct each *e = ctx;

	want(e->f, node, e->r);
}

static void indexes(struct flow *f, uint32_t node, int64_t size)
{
	if (node != NONE && size > 0)
		want(f, node, (struct iv){0, size - 1});
}

static void list_indices(struct flow *f, uint32_t node)
{
	int slot = flow_slot(f, node, "indices");
	const struct arg *list = slot < 0 ? NULL : &f->b->calls[node].slots[slot];
	uint32_t base = flow_operand(f, node, 0);

	for (uint32_t d = 0; list && base != NONE && list->kind == ARG_LIST && d < list->n; d++)
		if (list->items[d].kind == ARG_NODE && d < flow_type(f, base)->rank)
			indexes(f, list->items[d].node, flow_type(f, base)->dim[d]);
}

static void dim_index(struct flow *f, uint32_t node)
{
	int dim = flow_slot(f, node, "dim"), index = flow_slot(f, node, "index");
	uint32_t base = flow_operand(f, node, 0);
	i128 d;

	if (dim < 0 || index < 0 || base == NONE || !flow_literal(f, node, (uint32_t)dim, &d))
		return;
	const struct tensor *t = flow_type(f, base);

	d += d < 0 ? t->rank : 0;
	if (d >= 0 && d < t->rank)
		indexes(f, flow_operand(f, node, (uint32_t)index), t->dim[d]);
}

/* Half of the span for each where neither side is known, else what the other leaves. */
static struct iv shrink(struct iv r, struct iv other, struct iv type)
{
	bool bounded = other.lo > type.lo && other.hi < type.hi;

	if (bounded)
		return (struct iv){iv_clip(r.lo - other.lo), iv_clip(r.hi - other.hi)};
	if (r.lo <= -IV_BIG || r.hi >= IV_BIG)
		return r;
	return (struct iv){floor_div(r.lo, 2), r.lo + (r.hi - r.lo + 1) / 2 - 1};
}

static void want_sum(struct flow *f, uint32_t node, struct iv r, bool minus)
{
	uint32_t x = flow_operand(f, node, 0), y = flow_operand(f, node, 1);
	struct iv type = iv_of_dtype(flow_type(f, node)->dtype);
	struct iv cx = slot_can(f, node, 0), cy = slot_can(f, node, 1);

	if (x != NONE)
		want(f, x, shrink(r, minus ? negative(cy) : cy, type));
	if (y == NONE)
		return;
	struct iv ry = shrink(r, cx, type);

	want(f, y, minus ? negative(ry) : ry);
}

static i128 isqrt(i128 v)
{
	i128 r = 0;

	for (i128 bit = (i128)1 << 50; bit; bit >>= 1)
		if ((r + bit) * (r + bit) <= v)
			r += bit;
	return r;
}

static void want_factor(struct flow *f, uint32_t x, struct iv r, struct iv other,
			struct iv type)
{
	i128 m = -other.lo > other.hi ? -other.lo : other.hi;

	if (x == NONE || r.hi >= IV_BIG)
		return;
	if (other.lo == other.hi && other.lo > 0)
		want(f, x,
		     (struct iv){r.lo <= -IV_BIG ? r.lo : -floor_div(-r.lo, m),
				 floor_div(r.hi, m)});
	else if (other.lo > type.lo && other.hi < type.hi && m > 0)
		want(f, x,
		     (struct iv){r.lo <= -IV_BIG ? r.lo : -floor_div(-r.lo, m),
				 floor_div(r.hi, m)});
	else
		want(f, x, (struct iv){r.lo < 0 ? r.lo : 0, isqrt(r.hi < 0 ? 0 : r.hi)});
}

static void want_clamped(struct flow *f, uint32_t node, struct iv r)
{
	struct iv x = slot_can(f, node, 0), c = clamped(f, node, iv_all()),
		  got = clamped(f, node, x);

	if (got.lo >= r.lo && got.hi <= r.hi)
		return;
	if (c.lo >= r.lo)
		r.lo = -IV_BIG;
	if (c.hi <= r.hi)
		r.hi = IV_BIG;
	want(f, flow_operand(f, node, 0), r);
	if (flow_is(f, node, "aten.minimum") || flow_is(f, node, "aten.maximum"))
		want(f, flow_operand(f, node, 1), r);
}

/* What the consumer asks of its operands whatever its own result must be. */
static void demands(struct flow *f, uint32_t node)
{
	struct each nonzero = {.f = f, .r = {1, IV_BIG}};
	uint32_t base = flow_operand(f, node, 0);

	if (flow_is(f, node, "aten.embedding") && base != NONE)
		indexes(f, flow_operand(f, node, 1), flow_type(f, base)->dim[0]);
	if (flow_in(f, node, list_indexed))
		list_indices(f, node);
	if (flow_in(f, node, dim_indexed))
		dim_index(f, node);
	if (flow_is(f, node, "aten.take") && base != NONE)
		indexes(f, flow_operand(f, node, 1), tensor_numel(flow_type(f, base)));
	if (flow_is(f, node, "aten.nll_loss_forward") && base != NONE)
		indexes(f, flow_operand(f, node, 1),
			flow_type(f, base)->dim[flow_type(f, base)->rank > 1]);
	if (flow_is(f, node, "aten.div") || flow_is(f, node, "aten.remainder") ||
	    flow_is(f, node, "aten.fmod") || flow_is(f, node, "aten.floor_divide")) {
		uint32_t y = flow_operand(f, node, 1);

		if (y != NONE && dtype_category(flow_type(f, y)->dtype) == CATEGORY_INT &&
		    f->can[y].lo <= 0 && f->can[y].hi >= 0)
			want(f, y, nonzero.r);
	}
	if (flow_is(f, node, "aten.bitwise_left_shift") ||
	    flow_is(f, node, "aten.bitwise_right_shift"))
		indexes(f, flow_operand(f, node, 1),
			(int64_t)dtype_bytes(flow_type(f, node)->dtype) * 8);
}

static void want_converted(struct flow *f, uint32_t node, struct iv r)
{
	uint32_t x = flow_operand(f, node, 0);

	if (x != NONE)
		want(f, x, iv_meet(r, iv_of_dtype(flow_type(f, x)->dtype)));
}

void flow_backward(struct flow *f, uint32_t node)
{
	struct each e = {.f = f, .r = f->need[node]};
	struct iv r = e.r, type = iv_of_dtype(flow_type(f, node)->dtype), x, y;
	i128 k;

	if (f->g->nodes[node].kind == NODE_CALL)
		demands(f, node);
	if ((r.lo <= -IV_BIG && r.hi >= IV_BIG) || flow_in(f, node, truths))
		return;
	if (f->g->nodes[node].kind == NODE_GETITEM || flow_in(f, node, passes)) {
		node_visit(&f->g->nodes[node], want_all, &e);
		return;
	}
	x = slot_can(f, node, 0);
	y = slot_can(f, node, 1);
	if (flow_is(f, node, "aten.where")) {
		want(f, flow_operand(f, node, 1), r);
		want(f, flow_operand(f, node, 2), r);
	} else if (flow_is(f, node, "prims.convert_element_type") ||
		   flow_is(f, node, "aten._to_copy")) {
		want_converted(f, node, r);
	} else if (flow_is(f, node, "aten.add") && plain_alpha(f, node)) {
		want_sum(f, node, r, false);
	} else if (flow_is(f, node, "aten.sub") && plain_alpha(f, node)) {
		want_sum(f, node, r, true);
	} else if (flow_is(f, node, "aten.neg")) {
		want(f, flow_operand(f, node, 0), negative(r));
	} else if (flow_is(f, node, "aten.mul")) {
		want_factor(f, flow_operand(f, node, 0), r, y, type);
		want_factor(f, flow_operand(f, node, 1), r, x, type);
	} else if (floors(f, node) && flow_literal(f, node, 1, &k) && k > 0) {
		want(f, flow_operand(f, node, 0),
		     (struct iv){times(r.lo, k), iv_clip(times(r.hi, k) + k - 1)});
	} else if (flow_in(f, node, clamps)) {
		want_clamped(f, node, r);
	} else if (flow_in(f, node, remainders)) {
		struct iv got = remainder_of(f, node);

		if (got.lo < r.lo || got.hi > r.hi)
			want(f, flow_operand(f, node, 0), r);
	} else if (flow_is(f, node, "aten.abs")) {
		want(f, flow_operand(f, node, 0), (struct iv){-r.hi, r.hi});
	} else if (flow_is(f, node, "aten.sum") || flow_is(f, node, "aten.cumsum")) {
		i128 n = reduced(f, node);

		if (r.hi < IV_BIG && r.lo > -IV_BIG)
			want(f, flow_operand(f, node, 0),
			     (struct iv){-floor_div(-r.lo, n), floor_div(r.hi, n)});
	} else if (flow_in(f, node, list_indexed) || flow_is(f, node, "aten.embedding") ||
		   flow_is(f, node, "aten.gather")) {
		want(f, flow_operand(f, node, 0), r);
	}
}
