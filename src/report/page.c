/* Tables as text and markdown, and CSV. */
#include "report/page.h"

#include <assert.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void cell_us(struct buf *b, double us)
{
	cell_f64(b, us >= 100 ? 1 : us >= 10 ? 2 : 3, us);
}

void cell_pct(struct buf *b, double pct)
{
	if (!isfinite(pct))
		buf_char(b, '-');
	else
		buf_printf(b, "%+.1f%%", fabs(pct) < 0.05 ? 0 : pct);
}

void cell_f64(struct buf *b, int digits, double v)
{
	if (!isfinite(v))
		buf_char(b, '-');
	else
		buf_printf(b, "%.*f", digits, v);
}

struct table table_new(struct arena *a, const char *const *heads, uint32_t ncolumns)
{
	return (struct table){.a = a, .heads = heads, .ncolumns = ncolumns};
}

void table_str(struct table *t, struct str s)
{
	struct buf b = buf_new(t->a);

	buf_visible(&b, s, "");
	vec_push(&t->cells, t->a, buf_view(&b));
}

void table_cstr(struct table *t, const char *s)
{
	table_str(t, str_of(s ? s : "-"));
}

void table_int(struct table *t, int64_t v)
{
	table_cstr(t, v < 0 ? NULL : arena_printf(t->a, "%lld", (long long)v));
}

void table_us(struct table *t, double us)
{
	struct buf b = buf_new(t->a);

	cell_us(&b, us);
	table_str(t, buf_view(&b));
}

void table_pct(struct table *t, double pct)
{
	struct buf b = buf_new(t->a);

	cell_pct(&b, pct);
	table_str(t, buf_view(&b));
}

void table_f64(struct table *t, int digits, double v)
{
	struct buf b = buf_new(t->a);

	cell_f64(&b, digits, v);
	table_str(t, buf_view(&b));
}

void page_title(struct page *p, int level, const char *fmt, ...)
{
	struct arena tmp = {0};
	struct buf b = buf_new(&tmp);
	char text[512];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	for (int i = 0; p->is_markdown && i < level; i++)
		buf_char(&b, '#');
	buf_cstr(&b, p->is_markdown ? " " : "");
	buf_visible(&b, str_of(text), "");
	buf_cstr(&b, p->is_markdown ? "\n\n" : "\n");
	buf_str(p->b, buf_view(&b));
	arena_release(&tmp);
}

void page_line(struct page *p, const char *fmt, ...)
{
	char text[1024];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	buf_visible(p->b, str_of(text), "");
	buf_cstr(p->b, p->is_markdown ? "  \n" : "\n");
}

void page_gap(struct page *p)
{
	buf_char(p->b, '\n');
}

/* Characters, not bytes. */
static uint32_t width_of(struct str s)
{
	uint32_t n = 0;

	for (size_t i = 0; i < s.n; i++)
		n += ((unsigned char)s.p[i] & 0xc0) != 0x80;
	return n;
}

static bool is_right(const struct table *t, uint32_t column)
{
	return t->heads[column][0] == '>';
}

static struct str head_of(const struct table *t, uint32_t column)
{
	return str_of(t->heads[column] + is_right(t, column));
}

static void pad(struct buf *b, uint32_t n)
{
	while (n--)
		buf_char(b, ' ');
}

/* The last column needs no blanks behind it. */
static void put_cell(struct buf *b, const struct table *t, uint32_t column, struct str s,
		     uint32_t width)
{
	uint32_t blanks = width - width_of(s);

	buf_cstr(b, column ? "  " : "");
	if (is_right(t, column))
		pad(b, blanks);
	buf_str(b, s);
	if (!is_right(t, column) && column + 1 < t->ncolumns)
		pad(b, blanks);
}

static void put_text(struct buf *b, const struct table *t, uint32_t rows)
{
	uint32_t *width = arena_array(t->a, uint32_t, t->ncolumns), n = t->ncolumns;

	for (uint32_t c = 0; c < n; c++) {
		width[c] = width_of(head_of(t, c));
		for (uint32_t r = 0; r < rows; r++)
			if (width_of(t->cells.p[r * n + c]) > width[c])
				width[c] = width_of(t->cells.p[r * n + c]);
	}
	for (uint32_t c = 0; c < n; c++)
		put_cell(b, t, c, head_of(t, c), width[c]);
	buf_char(b, '\n');
	for (uint32_t r = 0; r < rows; r++) {
		for (uint32_t c = 0; c < n; c++)
			put_cell(b, t, c, t->cells.p[r * n + c], width[c]);
		buf_char(b, '\n');
	}
}

static void put_escaped(struct buf *b, struct str s)
{
	for (size_t i = 0; i < s.n; i++) {
		if (s.p[i] == '|')
			buf_char(b, '\\');
		buf_char(b, s.p[i]);
	}
}

static void put_markdown(struct buf *b, const struct table *t, uint32_t rows)
{
	uint32_t n = t->ncolumns;

	for (uint32_t c = 0; c < n; c++) {
		buf_cstr(b, "| ");
		put_escaped(b, head_of(t, c));
		buf_char(b, ' ');
	}
	buf_cstr(b, "|\n");
	for (uint32_t c = 0; c < n; c++)
		buf_cstr(b, is_right(t, c) ? "| ---: " : "| --- ");
	buf_cstr(b, "|\n");
	for (uint32_t r = 0; r < rows; r++) {
		for (uint32_t c = 0; c < n; c++) {
			buf_cstr(b, "| ");
			put_escaped(b, t->cells.p[r * n + c]);
			buf_char(b, ' ');
		}
		buf_cstr(b, "|\n");
	}
}

uint32_t table_rows(struct table *t, uint32_t n, uint32_t limit)
{
	uint32_t shown = limit && limit < n ? limit : n;

	t->hidden = n - shown;
	return shown;
}

void page_table(struct page *p, const struct table *t, uint32_t limit)
{
	assert(t->cells.n % t->ncolumns == 0);
	uint32_t rows = t->cells.n / t->ncolumns, shown = limit && limit < rows ? limit : rows;

	(p->is_markdown ? put_markdown : put_text)(p->b, t, shown);
	uint32_t more = rows - shown + t->hidden;

	if (more && p->is_markdown) {
		buf_printf(p->b, "| … and %u more |", more);
		for (uint32_t c = 1; c < t->ncolumns; c++)
			buf_cstr(p->b, " |");
		buf_char(p->b, '\n');
	} else if (more) {
		buf_printf(p->b, "… and %u more\n", more);
	}
	buf_char(p->b, '\n');
}

static bool is_said(const struct table *t, uint32_t column)
{
	for (uint32_t i = column; i < t->cells.n; i += t->ncolumns)
		if (t->cells.p[i].n && !str_is(t->cells.p[i], "-"))
			return true;
	return false;
}

void page_table_brief(struct page *p, const struct table *t, uint32_t limit)
{
	const char **heads = arena_array(t->a, const char *, t->ncolumns + 1);
	bool *keeps = arena_array(t->a, bool, t->ncolumns + 1);
	struct table brief = {.a = t->a, .heads = heads, .hidden = t->hidden};

	for (uint32_t c = 0; c < t->ncolumns; c++) {
		keeps[c] = is_said(t, c);
		if (keeps[c])
			heads[brief.ncolumns++] = t->heads[c];
	}
	for (uint32_t i = 0; i < t->cells.n; i++)
		if (keeps[i % t->ncolumns])
			vec_push(&brief.cells, t->a, t->cells.p[i]);
	if (brief.ncolumns)
		page_table(p, &brief, limit);
}

/* ---- CSV ---- */

void csv_field(struct buf *b, bool is_first, struct str s)
{
	bool quote = false;

	buf_cstr(b, is_first ? "" : ",");
	for (size_t i = 0; i < s.n; i++)
		quote = quote || memchr(",\"\r\n", s.p[i], 4);
	if (!quote) {
		buf_str(b, s);
		return;
	}
	buf_char(b, '"');
	for (size_t i = 0; i < s.n; i++) {
		if (s.p[i] == '"')
			buf_char(b, '"');
		buf_char(b, s.p[i]);
	}
	buf_char(b, '"');
}

void csv_f64(struct buf *b, bool is_first, double v)
{
	buf_cstr(b, is_first ? "" : ",");
	if (isfinite(v))
		buf_f64(b, v);
}

void csv_int(struct buf *b, bool is_first, int64_t v)
{
	buf_printf(b, "%s%lld", is_first ? "" : ",", (long long)v);
}

void csv_end(struct buf *b)
{
	buf_cstr(b, "\r\n");
}
