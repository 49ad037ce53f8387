#ifndef IR_TEXT_H
#define IR_TEXT_H

#include "ir/graph.h"

/*
 * FX text to graphs and back; the grammar is corpus.md §2.
 *
 * All errors of a text are collected, in order of position, up to max_errors;
 * a graph with an error is not handed on, the others are.  print∘parse is the
 * identity on whatever the printer wrote.
 */
struct text_error {
	uint32_t line, col; /* 1-based, col counts bytes, both as in the input given */
	const char *code;   /* "bad-token" … the closed list of §2.2 */
	const char *words;
	bool is_warning;
};

struct text {
	struct graph **graphs;
	uint32_t ngraphs;
	struct text_error *errors;
	uint32_t nerrors;
	struct str docstring; /* of the module, before the first class; or empty */
};

struct text_opts {
	uint32_t max_errors;  /* 0: 100 */
	const char *artifact; /* which group of prefixed lines; NULL: the design's order */
};

enum {
	TEXT_BYTES_MAX = 256 << 20,
	TEXT_LINE_MAX = 16 << 20,
	TEXT_NESTING_MAX = 64,
	TEXT_NODES_MAX = 1000000,
	TEXT_PARAMS_MAX = 65536,
	TEXT_GRAPHS_MAX = 4096,
	TEXT_LIST_MAX = 65536,
	TEXT_NAME_MAX = 1024,
	TEXT_STRING_MAX = 1 << 20,
	TEXT_RANK_MAX = 64,
	TEXT_NUMBER_MAX = 64,
};

/* Never fails: what is wrong is in out->errors.  name is for messages.  The input is
 * copied: what comes out lives in the arena alone. */
void text_parse(struct arena *a, struct str input, const char *name,
		const struct text_opts *opts, struct text *out);
/* Read a file (plain or .zst) and parse it; NOT_FOUND, IO, or INVALID whose story
 * lists FILE:LINE:COL: error: TEXT [code] for each error. */
MUST enum status text_load(struct arena *a, const char *path, struct text *out);
/* INVALID with the list of errors as its story, if there is one (warnings aside). */
MUST enum status text_check(const struct text *t, const char *name);

/* Strings as Python's repr writes them. */
void text_print_string(struct buf *b, struct str s);
void text_print_arg(struct buf *b, const struct graph *g, const struct arg *arg);
void text_print_ann(struct buf *b, const struct ann *ann);
/* The right-hand side of a node's statement. */
void text_print_rhs(struct buf *b, const struct graph *g, const struct node *n);
void text_print(struct buf *b, const struct graph *g);

#endif
