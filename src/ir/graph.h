#ifndef IR_GRAPH_H
#define IR_GRAPH_H

#include "base/vec.h"
#include "ir/dtype.h"

/*
 * Graphs, as FX text has them.
 *
 * A graph is an array of nodes in textual order: first the parameters, then
 * the statements.  A node is named by its place in that array; an operand can
 * only name an earlier one.  All memory is the arena's that the graph was made
 * in.  Nothing here knows what an op means: text with unknown ops loads,
 * prints and hashes.
 */
enum arg_kind {
	ARG_NODE,    /* .node */
	ARG_INT,     /* .i; .u when it is above INT64_MAX */
	ARG_UINT,    /* an integer above INT64_MAX, in .u */
	ARG_FLOAT,   /* .f */
	ARG_COMPLEX, /* .f real, .im imaginary */
	ARG_BOOL,    /* .i */
	ARG_NONE,
	ARG_STR,    /* .s, unescaped */
	ARG_DTYPE,  /* .dtype */
	ARG_DEVICE, /* .s "cuda:0", "cpu" */
	ARG_OPAQUE, /* .s: any other dotted name or torch literal, kept as text */
	ARG_EXPR,   /* .s: arithmetic on sizes, its text; .items: the nodes it names, in the
		       order of the text, one per mention */
	ARG_SLICE,  /* .items[0..2] of slice(a, b, c) */
	ARG_LIST,   /* .items */
	ARG_TUPLE,  /* .items */
	ARG_DICT,   /* .items: key, value, key, value; keys are ARG_STR */
};

struct arg {
	enum arg_kind kind;
	enum dtype dtype;
	uint32_t node;
	uint32_t n; /* of items */
	union {
		int64_t i;
		uint64_t u;
		double f;
		struct arg *items;
	};
	union {
		double im;
		struct str s;
	};
};

struct kwarg {
	struct str name;
	struct arg value;
};

/* A size in an annotation: a number, or an expression over symbols. */
struct dim {
	bool is_sym;
	union {
		int64_t value;   /* if !is_sym */
		struct str text; /* if is_sym */
	};
};

enum ann_kind {
	ANN_NONE,
	ANN_TENSOR,   /* dtype[dims][strides]device */
	ANN_SYM,      /* "Sym(s0)": text */
	ANN_SIZE,     /* "size" */
	ANN_SIZES,    /* "size[]" */
	ANN_CATEGORY, /* "tensor float": category */
	ANN_CONST,    /* "const float": category */
};

struct ann {
	enum ann_kind kind;
	enum dtype dtype;
	enum category category;
	uint32_t rank;
	struct dim *dims;
	struct dim *strides; /* NULL: not known */
	int64_t offset;      /* in its storage; no text says it, a point does */
	union {
		struct str device; /* of a tensor; empty: not known */
		struct str text;   /* of a Sym */
	};
};

enum node_kind {
	NODE_PARAM,
	NODE_ATTR,    /* self.a.b; target "a.b" */
	NODE_CALL,    /* torch.ops.NS.OP.OV(...); target "NS.OP.OV" */
	NODE_GETITEM, /* x[3]; args: the node, then the index */
	NODE_FOREIGN, /* any other callee; target is its dotted name; ".name" is a method of
			 the first argument, "getitem" an index that is no integer,
			 "operator" Python arithmetic on a tensor, in args[0] */
	NODE_SYM,     /* a value that is a size: "aten.sym_size.int" and kin by target;
			 with an empty target, arithmetic: args[0] */
};

struct node {
	enum node_kind kind;
	struct str name;
	struct str target;
	struct arg *args;
	uint32_t nargs, nkwargs;
	struct kwarg *kwargs;
	struct ann ann;
	struct str source; /* text of the "# File: …" note in force, without "# "; or empty */
	uint32_t line, col; /* 1-based position of the statement in its file; 0: made here */
};

struct graph {
	struct str name;   /* of the class */
	struct str origin; /* file it came from, for messages */
	struct node *nodes;
	uint32_t nnodes, nparams;
	struct arg ret;      /* what it returns; ARG_NONE if bare */
	struct graph **subs; /* classes nested in it: what its attributes of that name are */
	uint32_t nsubs;
};

/* Calls f for every node that the argument mentions, in order, lists from inside. */
typedef void arg_visit_fn(void *ctx, uint32_t node);
void arg_visit(const struct arg *arg, arg_visit_fn *f, void *ctx);
/* The same for all arguments of a node, keyword ones last. */
void node_visit(const struct node *n, arg_visit_fn *f, void *ctx);

/* A deep copy of the argument with every node number mapped. */
struct arg arg_map(struct arena *a, const struct arg *arg, const uint32_t *map);

/* The same for a statement. */
struct node node_map(struct arena *a, const struct node *n, const uint32_t *map);

struct arg arg_int(int64_t v);
struct arg arg_node(uint32_t node);
struct arg arg_ints(struct arena *a, const int64_t *v, uint32_t n);

#endif
