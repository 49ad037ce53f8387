/* Walks over expressions: substitution, free variables, printing. */
#include "kir/kir_int.h"

#include <string.h>

struct subst {
	struct kir *k;
	const kx *map;
	uint32_t nmap;
	kx *memo;
	uint32_t nmemo;
};

kx kx_rebuild(struct kir *k, kx x, const kx *a)
{
	struct knode copy = *kir_at(k, x);
	const struct knode *n = &copy;

	switch ((enum kop)n->op) {
	case KX_ADD:
		return kx_add(k, a[0], a[1]);
	case KX_MUL:
		return kx_mul(k, a[0], a[1]);
	case KX_DIV:
		return kx_div(k, a[0], n->i);
	case KX_MOD:
		return kx_mod(k, a[0], n->i);
	case KX_LT:
		return kx_lt(k, a[0], a[1]);
	case KX_EQ:
		return kx_eq(k, a[0], a[1]);
	case KX_AND:
		return kx_and(k, a[0], a[1]);
	case KX_NOT:
		return kx_not(k, a[0]);
	case KX_LOAD:
		return kx_load(k, (uint32_t)n->i, a[0]);
	case KX_CAST:
		return kx_cast(k, a[0], (enum ktype)n->type);
	case KX_WRAP:
		return kx_wrap(k, a[0], (unsigned)n->i, n->flag);
	case KX_ASSUME:
		return kx_assume(k, a[0], n->i);
	case KX_SELECT:
		return kx_select(k, a[0], a[1], a[2]);
	case KX_REDUCE:
		return kx_reduce(k, (enum kreduce)n->kreduce, a[0], n->vars, n->nvars);
	case KX_CALL: {
		struct kcall c = {n->fn, (enum ktype)n->type, kx_call_type(n), n->m, n->k};

		return kx_call(k, &c, a, n->nargs);
	}
	case KX_OR:
	case KX_VOID:
	case KX_CONST_I:
	case KX_CONST_F:
	case KX_VAR:
		break;
	}
	return x;
}

static kx subst_node(struct subst *s, kx x)
{
	struct knode n = *kir_at(s->k, x);
	kx args[4] = {0};

	if (n.op == KX_VAR)
		return n.i < s->nmap && s->map[n.i] ? s->map[n.i] : x;
	if (!n.nargs)
		return x;
	if (x < s->nmemo && s->memo[x])
		return s->memo[x];
	for (int i = 0; i < n.nargs; i++)
		args[i] = subst_node(s, n.args[i]);
	kx out = memcmp(args, n.args, sizeof(args)) ? kx_rebuild(s->k, x, args) : x;

	if (x < s->nmemo)
		s->memo[x] = out;
	return out;
}

kx kx_subst(struct kir *k, kx x, const kx *map, uint32_t nmap)
{
	struct arena a = {0};
	struct subst s = {k, map, nmap, NULL, k->nodes.n};

	s.memo = arena_array(&a, kx, s.nmemo);
	kx out = subst_node(&s, x);

	arena_release(&a);
	return out;
}

bool kx_depends(const struct kir *k, kx x, uint32_t var)
{
	const struct knode *n = kir_at(k, x);

	for (uint32_t i = 0; i < n->nfree; i++)
		if (n->free[i] == var)
			return true;
	return false;
}

struct search {
	const struct kir *k;
	kx what;
	uint8_t *seen; /* parts are shared: each is gone through once */
};

static bool mentions(const struct search *s, kx x)
{
	const struct knode *n = kir_at(s->k, x);

	if (x <= s->what) /* operands are older than what is made of them */
		return x == s->what;
	if (s->seen[x])
		return false;
	s->seen[x] = 1;
	for (int i = 0; i < n->nargs; i++)
		if (mentions(s, n->args[i]))
			return true;
	return false;
}

bool kx_mentions(const struct kir *k, kx x, kx what)
{
	struct arena a = {0};
	struct search s = {k, what, arena_array(&a, uint8_t, (size_t)x + 1)};
	bool found = mentions(&s, x);

	arena_release(&a);
	return found;
}

static kx subst_free(struct subst *s, kx x, uint32_t var, kx to)
{
	struct knode n = *kir_at(s->k, x);
	kx args[4] = {0};

	if (!kx_depends(s->k, x, var))
		return x;
	if (n.op == KX_VAR)
		return to;
	if (s->memo[x])
		return s->memo[x];
	for (int i = 0; i < n.nargs; i++)
		args[i] = subst_free(s, n.args[i], var, to);
	return s->memo[x] = kx_rebuild(s->k, x, args);
}

kx kx_subst_free(struct kir *k, kx x, uint32_t var, kx to)
{
	struct arena a = {0};
	struct subst s = {.k = k, .memo = arena_array(&a, kx, k->nodes.n)};
	kx out = subst_free(&s, x, var, to);

	arena_release(&a);
	return out;
}

void kx_free_vars(const struct kir *k, kx x, uint8_t *depends)
{
	const struct knode *n = kir_at(k, x);

	for (uint32_t i = 0; i < n->nfree; i++)
		depends[n->free[i]] = 1;
}

const char *ktype_name(enum ktype t)
{
	static const char *const names[] = {"bool", "i64", "f32", "f64"};

	return names[t];
}

const char *kreduce_name(enum kreduce r)
{
	static const char *const names[] = {"sum", "prod", "max",    "min",
					    "any", "all",  "argmax", "argmin"};

	return names[r];
}

void kx_print_operand(struct buf *b, const struct kir *k, kx x)
{
	const struct knode *n = kir_at(k, x);

	if (n->op == KX_CONST_I)
		buf_printf(b, "%lld", (long long)n->i);
	else if (n->op == KX_CONST_F)
		buf_f64(b, n->f);
	else if (n->op == KX_VAR)
		buf_printf(b, "i%lld", (long long)n->i);
	else
		buf_printf(b, "%%%u", x);
}

static void print_name(struct buf *b, const struct kir *k, const struct knode *n)
{
	static const char *const names[] = {
		[KX_ADD] = "add",   [KX_MUL] = "mul",       [KX_DIV] = "div",
		[KX_MOD] = "mod",   [KX_LT] = "lt",         [KX_EQ] = "eq",
		[KX_AND] = "and",   [KX_OR] = "or",         [KX_NOT] = "not",
		[KX_CAST] = "cast", [KX_SELECT] = "select", [KX_ASSUME] = "inside",
	};

	if (n->op == KX_LOAD)
		buf_printf(b, "load %s", k->bufs.p[n->i].name);
	else if (n->op == KX_CALL)
		buf_cstr(b, n->fn->name);
	else if (n->op == KX_WRAP)
		buf_printf(b, "wrap %s%lld", n->flag ? "i" : "u", (long long)n->i);
	else if (n->op == KX_REDUCE)
		buf_cstr(b, kreduce_name((enum kreduce)n->kreduce));
	else
		buf_cstr(b, names[n->op]);
}

void kx_print_step(struct buf *b, const struct kir *k, kx x)
{
	const struct knode *n = kir_at(k, x);

	print_name(b, k, n);
	for (int i = 0; i < n->nvars; i++)
		buf_printf(b, " i%u<%lld", n->vars[i], (long long)k->extents.p[n->vars[i]]);
	for (int i = 0; i < n->nargs; i++) {
		buf_cstr(b, i ? ", " : " ");
		kx_print_operand(b, k, n->args[i]);
	}
	if (n->op == KX_DIV || n->op == KX_MOD || n->op == KX_ASSUME)
		buf_printf(b, ", %lld", (long long)n->i);
}
