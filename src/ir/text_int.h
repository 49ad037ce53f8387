#ifndef IR_TEXT_INT_H
#define IR_TEXT_INT_H

#include "ir/text.h"

#include <string.h>

/*
 * What the files of the reader share.
 *
 * The reader works on one terminated copy of the text, without tokens: each
 * function stands at r->p and moves it.  A function that answers false has
 * reported an error; its caller passes that up to the statement, which skips
 * to where the next one begins (text_lex.c).
 */

/* Where a run of the logical text begins in the text as given. */
struct text_run {
	uint32_t at, line, col;
};

/* What the parser reads once prefixes and colours are gone. */
struct logical {
	char *p; /* ends in "\n" and a NUL, which are not counted */
	size_t n;
	struct text_run *runs; /* NULL: the text as given */
	uint32_t nruns;
};

/* No int can hold them, so they are no enumerators. */
#define NODE_UNDEFINED UINT32_MAX
#define NODE_POISON    (UINT32_MAX - 1) /* its statement failed: no further message */

struct symbol {
	const char *p;
	uint32_t n, hash, node;
};

/* Names of one graph; slots hold index + 1. */
struct symbols {
	struct symbol *p;
	uint32_t n, cap;
	uint32_t *slots, nslots;
};

struct node_chunk {
	struct node_chunk *next;
	uint32_t n, cap;
	struct node nodes[];
};

/* Values of the list being read; its finished part is copied out exactly. */
struct arg_stack {
	struct arena arena;
	struct arg *p;
	uint32_t n, cap;
};

struct reader {
	struct arena *a;   /* of the result */
	struct arena tmp;  /* of this call */
	struct arena gtmp; /* of this graph */
	const char *text, *p, *end;
	const struct logical *logical;
	const char *mark_line; /* start of a line already counted, and its number */
	uint32_t mark, run;    /* line; run last used */
	uint32_t depth, nest;  /* brackets open, of any kind; of values */
	bool failed;           /* this graph has an error */
	uint32_t max_errors;
	VEC(struct text_error) errors;
	struct symbols symbols;
	struct arg_stack stack;
	struct node_chunk *first, *last; /* nodes of this graph */
	uint32_t nnodes;
	struct str note; /* source note in force */
	struct str docstring;
	VEC(struct graph *) graphs;
	uint32_t ngraphs; /* met, also the broken ones */
};

struct place {
	uint32_t line, col;
};

extern const uint8_t text_class[256];
enum { C_WORD = 1, C_DIGIT = 2, C_BLANK = 4, C_DOTTED = 8, C_SIGN = 16 };
#define IS(c, k) (text_class[(uint8_t)(c)] & (k))

/* As str_is and str_starts, with lengths known to the compiler. */
#define WORD_STARTS(s, literal) \
	((s).n >= sizeof(literal) - 1 && !memcmp((s).p, literal, sizeof(literal) - 1))
#define WORD_IS(s, literal) ((s).n == sizeof(literal) - 1 && WORD_STARTS(s, literal))

/* text_strip.c */
bool text_strip(struct arena *a, struct arena *tmp, struct str input, const char *artifact,
		struct logical *out, struct text_error *error);

/* text_lex.c */
struct place text_place(struct reader *r, const char *at);
/* Records the error and answers false. */
bool text_fault(struct reader *r, const char *at, const char *code, const char *words);
void text_warn(struct reader *r, const char *at, const char *code, const char *words);
bool text_unexpected(struct reader *r, const char *words); /* at r->p */
void text_blanks(struct reader *r);
bool text_take(struct reader *r, char c); /* after blanks */
bool text_need(struct reader *r, char c, const char *words);
void text_skip_statement(struct reader *r);
/* A dotted name at p, or empty: words joined by single dots. */
struct str text_dotted(const char *p);
bool text_is_keyword(struct str word);
bool text_number(struct reader *r, struct arg *out);
bool text_string(struct reader *r, struct str *out);
/* Behind the closing quotes of a triple-quoted string at p, or NULL. */
const char *text_triple(const char *p, const char *end);

/* text_value.c */
uint32_t text_lookup(const struct reader *r, struct str name);
bool text_define(struct reader *r, struct str name, uint32_t node);
bool text_value(struct reader *r, struct arg *out);
bool text_args(struct reader *r, struct node *n); /* behind "(", to behind ")" */
/* More values after the ones on the stack, to the closing bracket, which is passed. */
bool text_items(struct reader *r, char close, struct arg *out, bool *had_comma);
bool text_expr(struct reader *r, const char *from, struct arg *out);
void text_push(struct reader *r, struct arg arg);
void text_pop(struct reader *r, uint32_t from, struct arg *out);

/* text_ann.c: the annotation between the quotes; r->p is behind them afterwards. */
bool text_ann(struct reader *r, struct ann *out);

/* text_stmt.c: the body of forward, deeper than indent. */
bool text_body(struct reader *r, struct graph *g, uint32_t indent);
void text_add_node(struct reader *r, const struct node *n);
/* To the next line that says something; its indentation.  False at the end. */
bool text_next_line(struct reader *r, uint32_t *indent);

#endif
