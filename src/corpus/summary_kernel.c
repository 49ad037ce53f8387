/* A kernel in numbers, kept by the digest of its files. */
#include "corpus/summary_kernel.h"

#include "base/file.h"
#include "op/op.h"

#include <string.h>

/* ---- counting ---- */

static int size_class(const struct bytes *b)
{
	int64_t bytes = b->read + b->write;

	return bytes < (int64_t)1 << 20 ? 0 : bytes < (int64_t)64 << 20 ? 1 : 2;
}

static struct str family(struct str target)
{
	const struct op *op = op_find(target);
	const struct op_family *f = op ? op_family_of(op) : NULL;

	return f ? str_of(f->name) : STR("no row");
}

enum { FAMILIES_MOST = 32 };

static void list_families(struct arena *a, const struct pattern *k, struct summary_kernel *out)
{
	for (uint32_t i = k->g->nparams; i < k->g->nnodes; i++) {
		struct str name = family(k->g->nodes[i].target);
		uint32_t f = 0;

		while (f < out->families.n && !str_eq(out->families.p[f], name))
			f++;
		if (k->g->nodes[i].kind == NODE_CALL && f == out->families.n &&
		    f < FAMILIES_MOST)
			vec_push(&out->families, a, name);
	}
}

/* Calls, where they are known; else regions: bounded as they are read, so that they add up. */
static int64_t occurrences(const struct pattern_point *p)
{
	int64_t n = 0;

	for (uint32_t r = 0; r < p->nrows; r++)
		n += p->rows[r].calls >= 0 ? p->rows[r].calls : p->rows[r].regions;
	return n;
}

static void count_use(struct arena *a, struct str model, struct map *seen,
		      struct summary_kernel *out)
{
	uint64_t *at = map_find(seen, model);

	if (at) {
		out->models.p[*at].points++;
		return;
	}
	struct summary_use use = {str_copy(a, model), 1};

	map_set(seen, use.model, out->models.n);
	vec_push(&out->models, a, use);
}

static void count_kernel(struct arena *a, struct arena *tmp, const struct pattern *k,
			 struct summary_kernel *out)
{
	struct map seen = map_new(tmp);

	out->is_quarantined = k->quarantine.n > 0;
	list_families(a, k, out);
	for (uint32_t i = 0; i < k->npoints; i++) {
		const struct pattern_point *p = &k->points[i];

		out->sizes[size_class(&p->bytes)]++;
		out->used_by[p->nrows < 2 ? p->nrows : 2]++;
		out->occurrences += occurrences(p);
		for (uint32_t r = 0; r < p->nrows; r++)
			count_use(a, p->rows[r].model, &seen, out);
	}
}

/* ---- as a line: numbers, families, models with their points, a tab between ---- */

enum { NUMBERS = 1 + SUMMARY_SIZES + SUMMARY_USERS + 1 };

static bool is_plain(struct str name)
{
	return name.n && !memchr(name.p, '\t', name.n) && !memchr(name.p, '\n', name.n);
}

/* Empty for a name that would not read back. */
static struct str line_of(struct arena *a, const struct summary_kernel *k)
{
	struct buf b = buf_new(a);
	bool is_good = true;

	buf_int(&b, k->is_quarantined);
	for (int i = 0; i < SUMMARY_SIZES; i++)
		buf_printf(&b, "\t%u", k->sizes[i]);
	for (int i = 0; i < SUMMARY_USERS; i++)
		buf_printf(&b, "\t%u", k->used_by[i]);
	buf_printf(&b, "\t%lld\t%u", (long long)k->occurrences, k->families.n);
	for (uint32_t i = 0; i < k->families.n; i++) {
		is_good &= is_plain(k->families.p[i]);
		buf_printf(&b, "\t" STR_FMT, STR_ARG(k->families.p[i]));
	}
	for (uint32_t i = 0; i < k->models.n; i++) {
		is_good &= is_plain(k->models.p[i].model);
		buf_printf(&b, "\t" STR_FMT "\t%u", STR_ARG(k->models.p[i].model),
			   k->models.p[i].points);
	}
	return is_good ? buf_view(&b) : STR("");
}

static bool next_word(struct str *line, struct str *out)
{
	const char *tab = line->n ? memchr(line->p, '\t', line->n) : NULL;

	*out = str_slice(*line, 0, tab ? (size_t)(tab - line->p) : line->n);
	*line = str_slice(*line, out->n + (tab != NULL), line->n);
	return out->n;
}

static bool next_number(struct str *line, int64_t *out)
{
	struct str word;

	if (next_word(line, &word) && !str_to_i64(word, out) && *out >= 0)
		return true;
	status_clear();
	return false;
}

static bool read_names(struct arena *a, struct str line, struct summary_kernel *out)
{
	struct str word;
	int64_t n;

	if (!next_number(&line, &n))
		return false;
	for (; n > 0; n--) {
		if (!next_word(&line, &word))
			return false;
		vec_push(&out->families, a, word);
	}
	while (line.n) {
		if (!next_word(&line, &word) || !next_number(&line, &n))
			return false;
		vec_push(&out->models, a, ((struct summary_use){word, (uint32_t)n}));
	}
	return true;
}

static bool read_line(struct arena *a, struct str line, struct summary_kernel *out)
{
	int64_t v[NUMBERS];

	*out = (struct summary_kernel){0};
	for (int i = 0; i < NUMBERS; i++)
		if (!next_number(&line, &v[i]))
			return false;
	out->is_quarantined = v[0];
	for (int i = 0; i < SUMMARY_SIZES; i++)
		out->sizes[i] = (uint32_t)v[1 + i];
	for (int i = 0; i < SUMMARY_USERS; i++)
		out->used_by[i] = (uint32_t)v[1 + SUMMARY_SIZES + i];
	out->occurrences = v[NUMBERS - 1];
	return read_names(a, line, out);
}

/* ---- what is kept ---- */

enum { KERNEL_BYTES = 64 << 20, LINES_MOST = 1 << 15 };

/* Of its name and its files; false where one cannot be read, which reading it tells. */
static bool digest_of(struct arena *tmp, const char *dir, char hex[SHA256_HEX + 1])
{
	static const char *const files[] = {"meta.json", "shapes.json", "repro.py"};
	struct buf b = buf_new(tmp);
	struct str bytes;

	buf_printf(&b, "%s\n", path_base(dir));
	for (size_t i = 0; i < sizeof(files) / sizeof(*files); i++) {
		if (file_read(tmp, path_join(tmp, dir, files[i]), KERNEL_BYTES, &bytes)) {
			status_clear(); /* told by who reads it */
			return false;
		}
		buf_printf(&b, "%zu\n", bytes.n);
		buf_str(&b, bytes);
	}
	sha256_hex(buf_view(&b), hex);
	return true;
}

static void keep(struct summary_memo *m, const char *digest, struct str line)
{
	struct buf b = buf_new(m->a);

	if (!line.n || m->lines.n >= LINES_MOST)
		return;
	buf_printf(&b, "%s\t" STR_FMT, digest, STR_ARG(line));
	struct str whole = buf_view(&b);

	map_set(&m->known, str_slice(whole, 0, SHA256_HEX), m->lines.n);
	vec_push(&m->lines, m->a, whole);
}

static bool recall(struct arena *a, const struct summary_memo *m, const char *digest,
		   struct summary_kernel *out)
{
	uint64_t *at = map_find(&m->known, str_of(digest));

	if (!at)
		return false;
	struct str line = m->lines.p[*at];

	return read_line(a, str_slice(line, SHA256_HEX + 1, line.n), out);
}

enum status summary_kernel(struct arena *a, struct arena *tmp, const char *dir,
			   struct summary_memo *memo, struct summary_kernel *out)
{
	char digest[SHA256_HEX + 1];
	struct pattern k;
	bool is_known = memo && digest_of(tmp, dir, digest);

	if (is_known && recall(a, memo, digest, out))
		return STATUS_OK;
	*out = (struct summary_kernel){0};
	TRY(pattern_read(tmp, dir, &k));
	count_kernel(a, tmp, &k, out);
	if (!is_known)
		return STATUS_OK;
	memo->nread++;
	keep(memo, digest, line_of(tmp, out));
	return STATUS_OK;
}

struct summary_memo summary_memo_new(struct arena *a, struct str text)
{
	struct summary_memo m = {.a = a, .known = map_new(a)};

	while (text.n && m.lines.n < LINES_MOST / 2) {
		const char *end = memchr(text.p, '\n', text.n);
		struct str line = str_slice(text, 0, end ? (size_t)(end - text.p) : text.n);

		text = str_slice(text, line.n + 1, text.n);
		if (line.n <= SHA256_HEX || line.p[SHA256_HEX] != '\t')
			continue;
		map_set(&m.known, str_slice(line, 0, SHA256_HEX), m.lines.n);
		vec_push(&m.lines, a, line);
	}
	return m;
}

struct str summary_memo_text(struct arena *a, const struct summary_memo *m)
{
	struct buf b = buf_new(a);

	for (uint32_t i = m->lines.n; m->nread && i-- > 0;) {
		buf_str(&b, m->lines.p[i]);
		buf_char(&b, '\n');
	}
	return buf_view(&b);
}
