#ifndef OP_OP_H
#define OP_OP_H

#include "ir/graph.h"
#include "ir/tensor.h"
#include "kir/kir.h"

/*
 * An op is a row.  Everything assay knows about it is here; every walk over
 * ops (binding, verifier, interpreter, generators, canonical order, byte model,
 * tests, listing) reads rows and nothing else.
 *
 * What an op computes is said once, as loops and scalar expressions (kir/):
 * `at` gives the value of one output at one index, in terms of its operands'
 * values at other indices.  The interpreter evaluates that text one op at a
 * time; the generators compose it over a whole graph.
 */
struct op;
struct call;
struct lower;
struct scatter;

enum op_flags {
	OP_POINTWISE = 1 << 0,
	OP_REDUCTION = 1 << 1,
	OP_VIEW = 1 << 2,        /* output shares the storage of operand 0 (dropped alone) */
	OP_TRANSPARENT = 1 << 3, /* a view that torch's partitioner always takes */
	OP_MUTATES = 1 << 4,     /* writes operand 0 */
	OP_RANDOM = 1 << 5,
	OP_COMMUTES = 1 << 6,
	OP_GATHER = 1 << 7,
	OP_SCATTER = 1 << 8,
	OP_SORT = 1 << 9,
	OP_POOL = 1 << 10,
	OP_ALLOC = 1 << 11,  /* makes a tensor from sizes alone */
	OP_WINDOW = 1 << 12, /* its SymInt[] slots are window parameters, not sizes */
	OP_DISCRETE =
		1 << 13, /* floats in, a decision out: comparison, rounding, arg-reduction */
	OP_NUMBERS = 1 << 15,   /* a number may stand where a tensor is asked for */
	OP_CANCELS = 1 << 14,   /* its sum may cancel: ulp counts at its operands' size */
	OP_UNCOUNTED = 1 << 16, /* kernels need less arithmetic than its expression has */
	OP_ADDS = 1 << 17,      /* may be small where operands are not: their errors stay */
};

/* Whether Inductor fuses it, as observed; the recorded verdict of a capture wins. */
enum op_fuse { FUSE_YES, FUSE_FLOPS, FUSE_FALLBACK, FUSE_SCAN, FUSE_NO_LOWERING, FUSE_CAT };

/* Slots: the parameters of a schema. */
enum slot_type {
	SLOT_TENSOR,
	SLOT_TENSORS,  /* Tensor[] */
	SLOT_OTENSORS, /* Tensor?[] */
	SLOT_SCALAR,
	SLOT_SYMINT,
	SLOT_SYMINTS,
	SLOT_INT,
	SLOT_INTS,
	SLOT_FLOAT,
	SLOT_FLOATS,
	SLOT_BOOL,
	SLOT_DTYPE,
	SLOT_DEVICE,
	SLOT_FORMAT, /* MemoryFormat */
	SLOT_LAYOUT,
	SLOT_STRING,
	SLOT_GENERATOR,
};

struct slot {
	struct str name;
	enum slot_type type;
	bool is_optional; /* "?" */
	bool kwarg_only;
	bool mutated; /* "(a!)" */
	bool has_default;
	struct arg def; /* if has_default */
	bool is_dim;    /* named dim/dims: counts a dimension, negative from the end */
};

enum { SLOTS_MAX = 16 };

struct schema {
	struct slot slots[SLOTS_MAX];
	uint32_t nslots, npositional;
	uint32_t nouts; /* 0: a Tensor[] whose length infer finds */
};

struct op {
	const char *name;   /* "aten.add.Tensor"; what is stored, never a number */
	const char *schema; /* "(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor" */
	const char *doc;
	uint32_t flags;
	enum op_fuse fuse;
	float ulp; /* bound on the error of its own arithmetic, in ulp of the result; 0: exact
		    */

	/* Types of all outputs from types of operands and constants; INVALID with the
	 * reason when they do not fit. */
	enum status (*infer)(struct call *c);
	/* The value of output `out` at idx (one index per dimension of that output).
	 * NULL: the op has `scatter` or only `eval`. */
	kx (*at)(struct lower *l, const struct call *c, uint32_t out, const kx *idx);
	/* One update of a scattering op at u (one index per dimension of c->upd). The value
	 * before all updates is operand 0's. */
	void (*scatter)(struct lower *l, const struct call *c, const kx *u, struct scatter *s);
	/* For ops that are no expression of their operands (sort): out[] has room. */
	enum status (*eval)(const struct call *c, const void *const *in, void *const *out);
	/* As attribute of a family. */
	const void *data;
};

struct op_family {
	const char *name;
	const struct op *ops;
	size_t nops;
};

/* By full name; NULL if there is no row. */
const struct op *op_find(struct str name);
/* for (const struct op *op = NULL; (op = op_next(op));) */
const struct op *op_next(const struct op *prev);
const struct op_family *op_family_of(const struct op *op);
/* What a pointwise op computes of its operands' elements; NULL of any other op. */
const struct kir_fn *op_function(const struct op *op);
/* Parsed at first use, then shared; safe from several threads. */
const struct schema *op_schema(const struct op *op);
/* The slot of that name, or -1. */
int schema_find(const struct schema *s, struct str name);
/* "yes" "flops" "fallback" "fallback-scan" "no-lowering" "cat" */
const char *op_fuse_name(enum op_fuse f);

/*
 * A node bound to its row: slots in schema order with defaults filled in,
 * operands as types.  A value is (node, output).
 */
struct ref {
	uint32_t node, out;
};

struct call {
	struct arena *arena;
	struct bound *bound;
	const struct op *op; /* NULL: parameter or getitem */
	const struct schema *schema;
	uint32_t node;
	struct arg *slots; /* by schema position; ARG_NONE if absent */
	struct tensor *outs;
	uint32_t nouts;
	struct tensor upd; /* domain of a scattering op's updates */
	struct ref alias;  /* of a getitem: what it names; of others: itself, output 0 */
	int m;             /* small number that infer left for at: a mode */
};

/* A graph with every node bound. */
struct bound {
	const struct graph *g;
	struct call *calls; /* one per node */
	bool wide;          /* every float type stands for f64: the judge's arithmetic */
	struct ref *rets;   /* what the graph returns, getitem resolved */
	uint32_t nrets;
	uint32_t ntensors; /* parameters that are tensors, */
	uint32_t *tensors; /* and their nodes, in order */
};

/* What a parameter is bound to. */
struct binding {
	bool is_tensor;
	struct tensor t;  /* if is_tensor */
	struct arg value; /* a size, list of sizes or constant */
};

/* Bind all nodes.  bindings has one entry per parameter, or is NULL: then annotations
 * of tensors decide.  UNSUPPORTED naming an op without a row or a dtype that cannot be
 * computed with, INVALID naming line and op when a call does not fit its schema. */
MUST enum status op_bind(struct arena *a, const struct graph *g, const struct binding *bindings,
			 bool wide, struct bound **out);

/* Whether its output shares storage with operand 0: of a view, but for a reshape of strides
 * that cannot be seen so, which copies. */
bool call_is_view(const struct call *c);

/* Of a bound call: */
const struct tensor *call_in(const struct call *c, uint32_t slot); /* NULL if not a tensor */
const struct tensor *call_in_list(const struct call *c, uint32_t slot, uint32_t i);
uint32_t call_list_len(const struct call *c, uint32_t slot);
struct ref call_ref(const struct call *c, const struct arg *arg); /* of an ARG_NODE */
const struct tensor *bound_type(const struct bound *b, struct ref r);
bool call_has(const struct call *c, uint32_t slot); /* not None */
int64_t call_int(const struct call *c, uint32_t slot);
double call_f64(const struct call *c, uint32_t slot);
bool call_bool(const struct call *c, uint32_t slot);
/* Ints of a list slot; returns how many (at most RANK_MAX). */
uint32_t call_ints(const struct call *c, uint32_t slot, int64_t *out);
/* A dimension, counted from 0; INVALID when out of range. A tensor of rank 0 takes 0 and -1. */
MUST enum status call_dim(const struct call *c, uint32_t slot, uint32_t rank, uint32_t *out);
enum dtype call_dtype(const struct call *c, uint32_t slot); /* wide: floats become f64 */
/* The element type that a float literal or int→float promotion makes: f32, wide f64. */
enum dtype call_default_float(const struct call *c);

#endif
