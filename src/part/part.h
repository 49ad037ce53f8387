#ifndef PART_PART_H
#define PART_PART_H

#include "ir/graph.h"

/*
 * From full graphs to regions: corpus.md §4 to §6.
 *
 *	part_verdicts	which nodes a compiler would fuse, and why not
 *	part_cut	the partition that torch's partitioner makes of them
 *	part_why	for every cut edge the reason
 *	part_extract	one part as a graph of its own
 *
 * Verdicts come from what a capture recorded, else from the op table.
 */
struct verdict {
	bool fuse;
	const char *why; /* if not: "flops", "not-overload", "unknown-op", …; NULL: no call */
	bool is_view;    /* a part of views alone is dropped */
	bool mutates;    /* as part_mutates says */
	bool has_row;    /* a call of an op of the table */
};

/* What was recorded about a node: 1 fuse, 0 not with *why, -1 nothing. */
typedef int part_fact(void *ctx, const struct node *n, const char **why);

struct part_opts {
	part_fact *fact; /* NULL: nothing was recorded */
	void *ctx;
	uint32_t cat_inputs; /* most operands of a fused cat; 0: 8 */
	uint32_t max_nodes;  /* 0: 50,000 */
	bool witness;        /* find the path of each refusal, for part_why */
};

struct verdict part_verdict(const struct node *n, const struct part_opts *opts);
/* One verdict per node. */
struct verdict *part_verdicts(struct arena *a, const struct graph *g,
			      const struct part_opts *opts);
bool part_is_transparent(const struct node *n);
bool part_is_view(const struct node *n);

struct part {
	uint32_t *nodes; /* in textual order */
	uint32_t n;
};

/* A merge that would have closed a cycle: the edge it was tried for. */
struct refusal {
	uint32_t node, user;
	uint32_t *path; /* of nodes, from a member back to a member; if opts->witness */
	uint32_t npath;
};

#define PART_NONE UINT32_MAX

/* Consumers of each node, each once, in textual order; the return is not among them. */
struct users {
	uint32_t **of, *n;
	bool *returned; /* the return mentions it */
};
struct users part_users(struct arena *a, const struct graph *g);

/* A part as its region has it, not copied: inputs by first mention, then the members that are
 * no sizes, in textual order. */
struct part_view {
	uint32_t *nodes, n, ninputs; /* of the full graph */
	uint32_t *outputs, noutputs; /* places in nodes, ascending */
	uint32_t *at;                /* place of a node of the full graph, or PART_NONE */
};
/* Room for it, as part_cut makes it. */
struct part_view part_view_new(struct arena *a, const struct graph *g);

struct partition {
	struct users users;
	const struct verdict *verdicts; /* those it was made of, or NULL */
	struct part *parts;             /* by first member */
	uint32_t nparts;
	uint32_t *of;          /* part of each node, or PART_NONE */
	struct part_view view; /* of the part that part_look was last asked for */
	bool repair;           /* torch's bookkeeping closed a cycle; decided exactly instead */
	struct refusal *refusals;
	uint32_t nrefusals;
	/* Of the calls: sums to ncalls. */
	uint32_t ncalls, nmembers, ndangling, nextern;
};

/* UNSUPPORTED above max_nodes. */
MUST enum status part_cut(struct arena *a, const struct graph *g, const struct verdict *v,
			  const struct part_opts *opts, struct partition *out);

/* A line per cut edge: "relu -> neg: cycle (relu -> mm -> add)". */
void part_why(struct buf *b, const struct graph *g, const struct verdict *v,
	      const struct partition *p);

/* The value of a size that is a node or a symbol; false if it has none here. */
typedef bool part_size(void *ctx, const struct graph *g, uint32_t node, int64_t *out);

struct region {
	struct graph *g;  /* inputs, members in textual order, a tuple of outputs */
	uint32_t *origin; /* node of the full graph, for each node of g */
	uint32_t ninputs, noutputs;
	uint32_t *outputs; /* nodes of g, ascending */
};

/* Is its value a size, which a region has as a number? */
bool part_is_size(const struct node *n);
/* What a region has of the part, before it is one; good until the next call. */
const struct part_view *part_look(const struct graph *g, struct partition *p, uint32_t part);

/* INVALID when a size is neither a number nor known to `size`.  p is as part_look leaves it. */
MUST enum status part_extract(struct arena *a, const struct graph *g, struct partition *p,
			      uint32_t part, part_size *size, void *ctx, struct region *out);

/* Does the call write an argument? By schema, tag or name. */
bool part_mutates(const struct node *n);

#endif
