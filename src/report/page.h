#ifndef REPORT_PAGE_H
#define REPORT_PAGE_H

#include "base/str.h"
#include "base/vec.h"

/*
 * Tables and numbers of pages, as text for a terminal or as markdown; and lines of CSV.
 * A number that is not there is "-".
 */

/* us: one decimal from 100, two from 10, else three. */
void cell_us(struct buf *b, double us);
/* Signed, one decimal; a zero is "+0.0%". */
void cell_pct(struct buf *b, double pct);
void cell_f64(struct buf *b, int digits, double v); /* after the point */

struct page {
	struct buf *b;
	bool is_markdown;
};

/* A table grows cell by cell, row by row; page_table prints it with a blank line after. */
struct table {
	struct arena *a;
	const char *const *heads; /* one that begins with '>' is of numbers, right-aligned */
	uint32_t ncolumns;
	VEC(struct str) cells;
	uint32_t hidden; /* rows that were left out before: counted in the last line */
};
struct table table_new(struct arena *a, const char *const *heads, uint32_t ncolumns);
void table_str(struct table *t, struct str s);
void table_cstr(struct table *t, const char *s); /* NULL: "-" */
void table_int(struct table *t, int64_t v);      /* negative: "-" */
void table_us(struct table *t, double us);
void table_pct(struct table *t, double pct);
void table_f64(struct table *t, int digits, double v);

void page_title(struct page *p, int level, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));
/* A line of its own; markdown makes a paragraph of lines that follow one another. */
void page_line(struct page *p, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void page_gap(struct page *p);
/* How many of n rows a table of at most `limit` (0: all) needs; the others are hidden. */
uint32_t table_rows(struct table *t, uint32_t n, uint32_t limit);
/* Rows beyond `limit` (0: all) are counted in a last line. */
void page_table(struct page *p, const struct table *t, uint32_t limit);
/* The same without columns in which nothing stands in any row; nothing if there is no row. */
void page_table_brief(struct page *p, const struct table *t, uint32_t limit);

/* RFC 4180: fields with commas, quotes or newlines are quoted. */
void csv_field(struct buf *b, bool is_first, struct str s);
void csv_f64(struct buf *b, bool is_first, double v); /* not finite: empty */
void csv_int(struct buf *b, bool is_first, int64_t v);
void csv_end(struct buf *b);

#endif
