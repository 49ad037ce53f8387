#ifndef ACCOUNT_INVENTORY_H
#define ACCOUNT_INVENTORY_H

#include "base/map.h"
#include "base/vec.h"

/*
 * What the compiled graphs of a model consist of: accounting.md §3.
 *
 *	graph_facts	regions and extern calls of one graph, each key once; what is cached
 *	inventory	of a model: the facts of its graphs, weighted by their executions
 *	inventories	of many models, over one numbering of points and of externs, so that
 *			prices are arrays
 *
 * Errors are kept per graph and never turn into "no occurrence".
 */
struct facts_use {
	struct str key;  /* "<pattern>/<point>", 12 digits each, or an extern's id */
	struct str text; /* of an extern: the call; else empty */
	int64_t count;
};

struct inventory_error {
	const char *code; /* parse bind trace extract unkeyed symbolic sum capture */
	struct str graph, words;
};

struct graph_facts {
	int64_t calls, in_region, dangling, externs_called;
	int64_t kernels; /* that the compiler emitted for one execution; -1: not recorded */
	VEC(struct facts_use) points;
	VEC(struct facts_use) externs;
	VEC(struct inventory_error) errors; /* graph is empty */
};

struct inventory_use {
	uint32_t id;        /* its number in inventories.points or .externs */
	int64_t regions, n; /* in the texts; in a step, executions counted */
};

struct inventory_graph {
	struct str name;
	const char *text; /* hash of it */
	int64_t execs;    /* -1: not known */
};

struct inventory {
	struct str model;
	VEC(struct inventory_graph) graphs; /* those of a corpus that have a text */
	VEC(struct inventory_use) points;   /* by id of first appearance */
	VEC(struct inventory_use) externs;
	VEC(struct inventory_error) errors;
	uint32_t ngraphs, nbad; /* nbad: with an error */
	int64_t launches;       /* g, of graphs in a step; -1: not known */
	int64_t kernels;        /* Σ execs·kernels that the compiler emitted; -1: not known */
	bool is_regions_only;   /* some execution counts are not known and count as 1 */
	bool is_unverified;     /* from files without a manifest of their digests */
};

/* Where a key stands in the model that had it last. */
struct inventory_mark {
	uint32_t model, at; /* model: its number + 1 */
};

struct inventories {
	struct arena *arena;
	struct map points, externs; /* key → number, which is its place in the map */
	VEC(struct str) calls;      /* the text of each extern, or empty */
	VEC(struct inventory) models;
	VEC(struct inventory_mark) point_marks, extern_marks;
};

struct inventories inventories_new(struct arena *a);
/* The number of a key, made if it is new; text: of an extern. */
uint32_t inventories_point(struct inventories *all, struct str key);
uint32_t inventories_extern(struct inventories *all, struct str key, struct str text);
struct inventory *inventories_model(struct inventories *all, struct str model);
static inline struct str inventories_point_key(const struct inventories *all, uint32_t id)
{
	return all->points.entries[id].key;
}

/* Adds a graph; execs -1: not known.  A sum that does not close is an error. */
void inventory_add_graph(struct inventories *all, struct inventory *m, struct str graph,
			 const struct graph_facts *f, int64_t execs);
void inventory_add_use(struct inventories *all, struct inventory *m, bool is_extern,
		       uint32_t id, int64_t regions, int64_t n);
/* An error of a graph, or with an empty name of the model as a whole. */
void inventory_add_error(struct inventories *all, struct inventory *m, const char *code,
			 struct str graph, struct str words);

/* The facts of one stored graph, cut anew: never fails, errors are facts.  base is its path
 * without ".py.zst". */
struct memo;
void graph_facts_cut(struct arena *a, struct memo *memo, const char *base,
		     struct graph_facts *out);
struct str graph_facts_json(struct arena *a, const struct graph_facts *f);
MUST enum status graph_facts_read(struct arena *a, struct str json, struct graph_facts *out);
/* A digest of the sources that cut: facts of another are stale. */
extern const char graph_facts_version[];

/* The models of a corpus whose key `wanted` answers true for (NULL: all), in the order of
 * their keys.  Facts come from the store (NULL: none) by text hash and version, else the graph
 * is cut and they are put there, if it can be written to. */
struct store;
struct inventory_opts {
	const char *corpus;
	struct store *store;
	bool is_read_only;
	bool (*wanted)(void *ctx, struct str model);
	void *ctx;
};
struct inventory_work {
	uint32_t graphs, cut;     /* cut: not found in the store */
	const char *keep_failure; /* why facts could not be put there; NULL */
};
MUST enum status inventories_load(const struct inventory_opts *opts, struct inventories *out,
				  struct inventory_work *work);

#endif
