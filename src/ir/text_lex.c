/* Places, errors, blanks, words, numbers, strings, and where a statement ends. */
#include "ir/text_int.h"

#include <stdlib.h>
#include <string.h>

/* Bits of C_WORD and its fellows, by byte; bytes above ASCII have none. */
_Static_assert(C_WORD == 1 && C_DIGIT == 2 && C_BLANK == 4 && C_DOTTED == 8 && C_SIGN == 16,
	       "the table is written in numbers");
const uint8_t text_class[256] = {
	/* clang-format off */
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  4,  0,  0,  0,  4,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 4, 16,  0,  0,  0, 16,  0,  0,  0,  0, 16, 16,  0, 16,  8, 16,
	11, 11, 11, 11, 11, 11, 11, 11, 11, 11,  0,  0, 16,  0, 16,  0,
	 0,  9,  9,  9,  9,  9,  9,  9,  9,  9,  9,  9,  9,  9,  9,  9,
	 9,  9,  9,  9,  9,  9,  9,  9,  9,  9,  9,  0,  0,  0,  0,  9,
	 0,  9,  9,  9,  9,  9,  9,  9,  9,  9,  9,  9,  9,  9,  9,  9,
	 9,  9,  9,  9,  9,  9,  9,  9,  9,  9,  9,  0,  0,  0,  0,  0,
	/* clang-format on */
};

static struct place place_by_run(struct reader *r, uint32_t at)
{
	const struct logical *l = r->logical;
	uint32_t lo = 0, hi = l->nruns;

	/* Usually the run used last, or the next one. */
	if (r->run < l->nruns && l->runs[r->run].at <= at)
		lo = r->run;
	if (lo + 2 < l->nruns && l->runs[lo + 2].at > at)
		hi = lo + 2;
	while (hi - lo > 1) {
		uint32_t mid = lo + (hi - lo) / 2;

		if (l->runs[mid].at <= at)
			lo = mid;
		else
			hi = mid;
	}
	r->run = lo;
	if (!l->nruns)
		return (struct place){1, 1};
	return (struct place){l->runs[lo].line, l->runs[lo].col + (at - l->runs[lo].at)};
}

struct place text_place(struct reader *r, const char *at)
{
	const char *nl;

	if (r->logical->runs)
		return place_by_run(r, (uint32_t)(at - r->text));
	while (at < r->mark_line) {
		nl = memrchr(r->text, '\n', (size_t)(r->mark_line - 1 - r->text));
		r->mark_line = nl ? nl + 1 : r->text;
		r->mark--;
	}
	while ((nl = memchr(r->mark_line, '\n', (size_t)(at - r->mark_line)))) {
		r->mark_line = nl + 1;
		r->mark++;
	}
	return (struct place){r->mark, (uint32_t)(at - r->mark_line) + 1};
}

static void record(struct reader *r, const char *at, const char *code, const char *words,
		   bool is_warning)
{
	struct place w = text_place(r, at);
	struct text_error e = {w.line, w.col, code, words, is_warning};
	uint32_t i;

	if (r->errors.n >= r->max_errors)
		return;
	vec_push(&r->errors, r->a, e);
	/* They come nearly in order: what is behind a signature may be seen before it. */
	for (i = r->errors.n - 1; i > 0; i--) {
		struct text_error *p = &r->errors.p[i - 1];

		if (p->line < e.line || (p->line == e.line && p->col <= e.col))
			break;
		r->errors.p[i] = *p;
	}
	r->errors.p[i] = e;
}

bool text_fault(struct reader *r, const char *at, const char *code, const char *words)
{
	record(r, at, code, words, false);
	r->failed = true;
	return false;
}

void text_warn(struct reader *r, const char *at, const char *code, const char *words)
{
	record(r, at, code, words, true);
}

/* Length of the UTF-8 sequence at p, 0 if it is none. */
static int utf8(const char *s)
{
	const uint8_t *p = (const uint8_t *)s;
	int n = p[0] >= 0xF0 ? 4 : p[0] >= 0xE0 ? 3 : 2;

	if (p[0] < 0xC2 || p[0] > 0xF4)
		return 0;
	if ((p[0] == 0xE0 && p[1] < 0xA0) || (p[0] == 0xED && p[1] > 0x9F) ||
	    (p[0] == 0xF0 && p[1] < 0x90) || (p[0] == 0xF4 && p[1] > 0x8F))
		return 0;
	for (int i = 1; i < n; i++)
		if ((p[i] & 0xC0) != 0x80)
			return 0;
	return n;
}

bool text_unexpected(struct reader *r, const char *words)
{
	uint8_t c = (uint8_t)*r->p;

	if (c >= 0x80 && !utf8(r->p))
		return text_fault(r, r->p, "encoding", "byte that is no UTF-8");
	if (r->p < r->end &&
	    (c >= 0x80 || c == 0x7f || (c < 0x20 && c != '\n') || strchr("$?`@&|^~!", c)))
		return text_fault(r, r->p, "bad-token", "no token begins like this");
	return text_fault(r, r->p, "expected", words);
}

void text_blanks(struct reader *r)
{
	const char *p = r->p;

	for (;;) {
		while (*p == ' ' || *p == '\t' || (*p == '\r' && p[1] == '\n'))
			p++;
		if (*p == '\\' && (p[1] == '\n' || (p[1] == '\r' && p[2] == '\n'))) {
			p += p[1] == '\n' ? 2 : 3;
			if (p > r->end)
				p = r->end;
		} else if (*p == '\n' && r->depth && p < r->end) {
			p++;
		} else if (*p == '#' && r->depth) {
			p = memchr(p, '\n', (size_t)(r->end + 1 - p));
		} else {
			break;
		}
	}
	r->p = p;
}

bool text_take(struct reader *r, char c)
{
	if (*r->p != c)
		text_blanks(r);
	if (*r->p != c || r->p >= r->end)
		return false;
	r->p++;
	return true;
}

bool text_need(struct reader *r, char c, const char *words)
{
	return text_take(r, c) || text_unexpected(r, words);
}

bool text_is_keyword(struct str word)
{
	/* By length: most words fall through two comparisons. */
	static const char *const words[9][6] = {
		[3] = {"def", "try", "del"},
		[4] = {"pass", "from", "with", "elif"},
		[5] = {"class", "while", "raise", "break"},
		[6] = {"return", "import", "except", "global", "assert"},
		[7] = {"finally"},
		[8] = {"nonlocal", "continue"},
	};

	if (word.n < 3 || word.n > 8)
		return false;
	for (const char *const *w = words[word.n]; *w; w++)
		if (!memcmp(*w, word.p, word.n))
			return true;
	return false;
}

const char *text_triple(const char *p, const char *end)
{
	if (end - p < 6 || (*p != '"' && *p != '\'') || p[1] != *p || p[2] != *p)
		return NULL;
	for (const char *q = p + 3; q + 3 <= end; q++) {
		if (*q == '\\')
			q++;
		else if (*q == *p && q[1] == *p && q[2] == *p)
			return q + 3;
	}
	return NULL;
}

/* Behind the string at p, or at the end of its line if it has no end. */
static const char *skip_string(const char *p, const char *end)
{
	const char *triple = text_triple(p, end);
	char quote = *p;

	if (triple)
		return triple;
	for (p++; p < end && *p != '\n' && *p != quote; p++)
		p += *p == '\\' && p + 1 < end;
	return p < end && *p == quote ? p + 1 : p < end ? p : end;
}

/*
 * After an error: to the end of the statement, which is a newline or ; outside
 * brackets, or a word that cannot be inside one.  Brackets that were open where
 * the error was count.
 */
void text_skip_statement(struct reader *r)
{
	uint32_t depth = r->depth;

	r->depth = 0;
	while (r->p < r->end) {
		char c = *r->p;

		if (c == '"' || c == '\'') {
			r->p = skip_string(r->p, r->end);
			continue;
		}
		if (c == '#') {
			r->p = memchr(r->p, '\n', (size_t)(r->end + 1 - r->p));
			continue;
		}
		if (IS(c, C_DOTTED)) {
			const char *from = r->p;

			while (IS(*r->p, C_DOTTED))
				r->p++;
			if (text_is_keyword((struct str){from, (size_t)(r->p - from)})) {
				r->p = from;
				return;
			}
			continue;
		}
		if ((c == '\n' || c == ';') && !depth)
			return;
		if (c == '\\' && r->p[1] == '\n' && r->p + 1 < r->end)
			r->p++;
		depth += c == '(' || c == '[' || c == '{';
		depth -= depth && (c == ')' || c == ']' || c == '}');
		r->p++;
	}
}

struct str text_dotted(const char *p)
{
	const char *from = p;

	if (!IS(*p, C_WORD) || IS(*p, C_DIGIT))
		return (struct str){p, 0};
	for (;;) {
		while (IS(*p, C_WORD))
			p++;
		if (*p != '.' || !IS(p[1], C_WORD) || IS(p[1], C_DIGIT))
			return (struct str){from, (size_t)(p - from)};
		p++;
	}
}
