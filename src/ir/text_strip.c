/*
 * From the text as given to the text that is parsed: log prefixes, the tab of
 * payload lines and colour escapes go, and where each rest stood is kept.
 */
#include "ir/text_int.h"

#include <string.h>

enum line_kind { LINE_PLAIN, LINE_LOG, LINE_HEADER, LINE_PAYLOAD };

struct line {
	const char *p, *end; /* as given, without the newline */
	const char *rest;    /* behind the prefix */
	struct str group;
	enum line_kind kind;
};

struct stripper {
	const char *p, *end;
	struct str header; /* artifact of the structured header in force */
	bool has_prefix, has_header, has_escape;
};

static const char *digits(const char *p, const char *end)
{
	while (p < end && *p >= '0' && *p <= '9')
		p++;
	return p;
}

/* Behind colour escapes, "ESC [ … m" and kin. */
static const char *escapes(const char *p, const char *end)
{
	while (p + 1 < end && p[0] == 0x1b && p[1] == '[') {
		for (p += 2; p < end && !(*p >= '@' && *p <= '~'); p++)
			;
		p += p < end;
	}
	return p;
}

static bool all_digits(const char *p, const char *end, const char *pattern)
{
	for (; *pattern; pattern++, p++)
		if (p >= end || (*pattern == '9' ? *p < '0' || *p > '9' : *p != *pattern))
			return false;
	return true;
}

/* "[rank0]:V1122 10:00:00.000000 4242 torch/x/y.py:12] ": behind it, or NULL. */
static const char *log_prefix(const char *p, const char *end)
{
	p = escapes(p, end);
	if (end - p > 6 && !memcmp(p, "[rank", 5)) {
		p = digits(p + 5, end);
		if (end - p < 2 || p[0] != ']' || p[1] != ':')
			return NULL;
		p += 2;
		p += p < end && *p == ' ';
	}
	if (p >= end || !*p || !strchr("VIWEDC", *p) ||
	    !all_digits(p + 1, end, "9999 99:99:99.9"))
		return NULL;
	p = digits(p + 15, end);
	if (p >= end || *p != ' ')
		return NULL;
	while (p < end && *p == ' ')
		p++;
	const char *id = p;

	p = digits(p, end);
	if (p == id || p >= end || *p != ' ')
		return NULL;
	while (p < end && *p != ']')
		p++;
	return end - p > 1 && p[1] == ' ' ? p + 2 : p < end && p + 1 == end ? p + 1 : NULL;
}

/* The brackets behind the prefix: "[0/0] [__post_grad_graphs] "; the last one is the group. */
static const char *brackets(const char *p, const char *end, struct str *group)
{
	for (;;) {
		const char *q = escapes(p, end), *close;

		if (q >= end || *q != '[' || !(close = memchr(q, ']', (size_t)(end - q))))
			return p;
		if (close + 1 < end && close[1] != ' ')
			return p;
		*group = (struct str){q + 1, (size_t)(close - q - 1)};
		p = close + 1 + (close + 1 < end);
	}
}

static struct str group_name(struct str s)
{
	return str_starts(s, "__") ? str_slice(s, 2, s.n) : s;
}

/* The artifact that a JSON header names, or empty: {"inductor_post_grad_graph": {}, …} or
 * {"artifact": {"name": "before_post_grad_graph", …}, …}. */
static struct str header_artifact(const char *p, const char *end)
{
	static const char *const keys[] = {"\"name\": \"", "\"name\":\""};
	struct str key = {0};

	if (p >= end || *p != '{' || end[-1] != '}')
		return key;
	for (int i = 0; i < 2; i++) {
		const char *q = memmem(p, (size_t)(end - p), keys[i], strlen(keys[i]));

		if (q && memmem(p, (size_t)(q - p), "\"artifact\"", 10)) {
			q += strlen(keys[i]);
			const char *quote = memchr(q, '"', (size_t)(end - q));

			return (struct str){q, quote ? (size_t)(quote - q) : 0};
		}
	}
	const char *from = memchr(p, '"', (size_t)(end - p));
	const char *to = from ? memchr(from + 1, '"', (size_t)(end - from - 1)) : NULL;

	if (to)
		key = (struct str){from + 1, (size_t)(to - from - 1)};
	return key;
}

static bool next_line(struct stripper *s, struct line *out)
{
	if (s->p >= s->end)
		return false;
	const char *nl = memchr(s->p, '\n', (size_t)(s->end - s->p));
	const char *rest;

	*out = (struct line){.p = s->p, .end = nl ? nl : s->end, .rest = s->p};
	s->p = nl ? nl + 1 : s->end;
	if (*out->p == '\t' && s->header.n) {
		out->kind = LINE_PAYLOAD;
		out->rest++;
		out->group = s->header;
		return true;
	}
	if (!strchr("[VIWEDC{\x1b", *out->p) || !*out->p)
		return true;
	rest = log_prefix(out->p, out->end);
	out->group = header_artifact(rest ? rest : out->p, out->end);
	if (out->group.n && (rest || *out->p == '{')) {
		out->kind = LINE_HEADER;
		s->header = out->group;
	} else if (rest) {
		out->kind = LINE_LOG;
		out->rest = brackets(rest, out->end, &out->group);
		out->group = group_name(out->group);
	}
	return true;
}

/* What the text holds, and whether its lines are of a bearable length. */
static const char *survey(struct stripper s, struct stripper *out)
{
	struct line l;

	out->has_escape = memchr(s.p, 0x1b, (size_t)(s.end - s.p));
	while (next_line(&s, &l)) {
		if (l.end - l.p > TEXT_LINE_MAX)
			return l.p;
		out->has_prefix |= l.kind == LINE_LOG;
		out->has_header |= l.kind == LINE_HEADER;
	}
	return NULL;
}

/* Which group counts; empty: all of them. */
static struct str choose(struct stripper s, const char *artifact)
{
	static const char *const order[] = {"before_post_grad_graph",
					    "inductor_post_grad_graph", "post_grad_graphs",
					    "aot_graphs"};
	struct str found[4] = {0};
	struct line l;

	if (artifact)
		return str_of(artifact);
	while (next_line(&s, &l))
		for (int i = 0; i < 4 && l.kind; i++)
			if (!found[i].n && str_is(l.group, order[i]))
				found[i] = l.group;
	for (int i = 0; i < 4; i++)
		if (found[i].n)
			return found[i];
	return (struct str){0};
}

static uint32_t count_runs(struct str input)
{
	uint32_t n = 1;

	for (const char *p = input.p, *end = p + input.n;
	     (p = memchr(p, '\n', (size_t)(end - p))); p++)
		n++;
	/* One that begins no colour is a run of its own. */
	for (const char *p = input.p, *end = p + input.n;
	     (p = memchr(p, 0x1b, (size_t)(end - p))); p++)
		n += 2;
	return n;
}

/* Copies what is left of a line, run by run. */
static void copy_line(struct logical *out, const struct line *l, uint32_t number)
{
	const char *p = escapes(l->rest, l->end);

	while (p < l->end || p == l->rest) {
		const char *esc = p < l->end ? memchr(p, 0x1b, (size_t)(l->end - p)) : NULL;
		const char *to = esc ? esc : l->end;

		if (esc == p) /* a lone one: an error of the parser's to tell */
			to = p + 1;
		out->runs[out->nruns++] =
			(struct text_run){(uint32_t)out->n, number, (uint32_t)(p - l->p) + 1};
		memcpy(out->p + out->n, p, (size_t)(to - p));
		out->n += (size_t)(to - p);
		if (to == l->end)
			break;
		p = escapes(to, l->end);
	}
	out->p[out->n++] = '\n';
}

static void copy_lines(struct stripper s, struct str group, struct logical *out)
{
	struct line l;
	enum line_kind wanted = s.has_prefix ? LINE_LOG : LINE_PAYLOAD;

	for (uint32_t number = 1; next_line(&s, &l); number++) {
		bool counts = l.kind == wanted || (s.has_prefix && l.kind == LINE_PAYLOAD) ||
			      !(s.has_prefix || s.has_header);

		if (counts && (!group.n || str_eq(l.group, group)))
			copy_line(out, &l, number);
	}
}

bool text_strip(struct arena *a, struct arena *tmp, struct str input, const char *artifact,
		struct logical *out, struct text_error *error)
{
	struct stripper s = {.p = input.p, .end = input.p + input.n};
	const char *long_line;

	*out = (struct logical){0};
	if (input.n > TEXT_BYTES_MAX) {
		*error = (struct text_error){1, 1, "limit", "text above 256 MiB", false};
		return false;
	}
	long_line = input.n ? survey(s, &s) : NULL;
	if (long_line) {
		*error = (struct text_error){1, TEXT_LINE_MAX + 1, "limit", "line above 16 MiB",
					     false};
		for (const char *p = input.p; p < long_line; p++)
			error->line += *p == '\n';
		return false;
	}
	out->p = arena_array(a, char, input.n + 3);
	if (s.has_prefix || s.has_header || s.has_escape) {
		out->runs = arena_array(tmp, struct text_run, count_runs(input));
		copy_lines(s,
			   s.has_prefix || s.has_header ? choose(s, artifact) : (struct str){0},
			   out);
	} else if (input.n) {
		memcpy(out->p, input.p, input.n);
		out->n = input.n;
	}
	out->p[out->n] = '\n'; /* the array is zeroed behind it */
	return true;
}
