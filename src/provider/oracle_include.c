/* What the text of an oracle may include: nothing that could change and not be noticed. */
#include "async_text.h"
#include "base/sha256.h"
#include "channels_text.h"
#include "columns_text.h"
#include "element_text.h"
#include "kernel_text.h"
#include "math_text.h"
#include "norm_text.h"
#include "oracle_abi_text.h"
#include "provider/oracle_int.h"
#include "softmax_text.h"
#include "staged_text.h"
#include "tokens_text.h"
#include "turned_text.h"

#include <ctype.h>
#include <string.h>

/* Lines that a backslash joins, joined. */
static struct str spliced(struct arena *a, struct str text)
{
	struct buf b = buf_new(a);

	for (size_t i = 0; i < text.n; i++) {
		size_t skip = i + 1 < text.n && text.p[i + 1] == '\r' ? 2 : 1;

		if (text.p[i] == '\\' && i + skip < text.n && text.p[i + skip] == '\n')
			i += skip;
		else
			buf_char(&b, text.p[i]);
	}
	return buf_view(&b);
}

/* Past blanks and comments, which may stand anywhere in a directive. */
static struct str past_blanks(struct str s)
{
	size_t at = 0;

	for (;;) {
		while (at < s.n && s.p[at] != '\n' && isspace((unsigned char)s.p[at]))
			at++;
		if (at + 1 >= s.n || s.p[at] != '/' || s.p[at + 1] != '*')
			return str_slice(s, at, s.n);
		for (at += 2; at < s.n && (s.p[at - 1] != '*' || s.p[at] != '/');)
			at++;
		at += at < s.n;
	}
}

/* How long the mark of a directive is that begins here; 0: none does. */
static size_t mark_of(struct str s)
{
	static const char *const marks[] = {"#", "%:", "?\?="};

	for (size_t i = 0; i < sizeof(marks) / sizeof(*marks); i++)
		if (str_starts(s, marks[i]))
			return strlen(marks[i]);
	return 0;
}

/* What follows #include or its like, if that is what begins here.  In texts and comments, too:
 * to tell them apart takes a compiler, and who must write it there can write it otherwise. */
static bool included(struct str s, struct str *name)
{
	static const char *const words[] = {"include_next", "include", "import", "embed"};
	size_t mark = mark_of(s);

	s = past_blanks(str_slice(s, mark, s.n));
	for (size_t i = 0; mark && i < sizeof(words) / sizeof(*words); i++)
		if (str_starts(s, words[i])) {
			size_t n = 0;

			s = past_blanks(str_slice(s, strlen(words[i]), s.n));
			while (n < s.n && n < 80 && !isspace((unsigned char)s.p[n]))
				n++;
			*name = str_slice(s, 0, n);
			return true;
		}
	return false;
}

/* ---- what is part of this program ---- */

static const struct oracle_header headers[] = {
	{ORACLE_CU, "assay/element.cuh", element_text},
	{ORACLE_CU, "assay/kernel.cuh", kernel_text},
	{ORACLE_CU, "assay/math.cuh", math_text},
	{ORACLE_CU, "assay/async.cuh", async_text},
	{ORACLE_CU, "assay/softmax.cuh", softmax_text},
	{ORACLE_CU, "assay/staged.cuh", staged_text},
	{ORACLE_CU, "assay/channels.cuh", channels_text},
	{ORACLE_CU, "assay/columns.cuh", columns_text},
	{ORACLE_CU, "assay/norm.cuh", norm_text},
	{ORACLE_CU, "assay/tokens.cuh", tokens_text},
	{ORACLE_CU, "assay/turned.cuh", turned_text},
	{ORACLE_C, "assay/oracle.h", oracle_abi_text},
};
enum { HEADERS = sizeof(headers) / sizeof(*headers) };

const struct oracle_header *oracle_headers(uint32_t *n)
{
	*n = HEADERS;
	return headers;
}

/* "<NAME>" */
static bool is_header(const struct oracle_header *h, enum oracle_kind kind, struct str name)
{
	return h->kind == kind && name.n > 2 && name.p[0] == '<' && name.p[name.n - 1] == '>' &&
	       str_is(str_slice(name, 1, name.n - 1), h->name);
}

static bool is_allowed(enum oracle_kind kind, struct str name)
{
	static const char *const c[] = {
		"<arm_neon.h>", "<assert.h>",    "<complex.h>", "<ctype.h>",
		"<errno.h>",    "<fenv.h>",      "<float.h>",   "<immintrin.h>",
		"<inttypes.h>", "<limits.h>",    "<math.h>",    "<stdalign.h>",
		"<stdarg.h>",   "<stdatomic.h>", "<stdbool.h>", "<stddef.h>",
		"<stdint.h>",   "<stdio.h>",     "<stdlib.h>",  "<stdnoreturn.h>",
		"<string.h>",   "<tgmath.h>",    NULL};

	for (size_t i = 0; i < HEADERS; i++)
		if (is_header(headers + i, kind, name))
			return true;
	for (int i = 0; kind == ORACLE_C && c[i]; i++)
		if (str_is(name, c[i]))
			return true;
	return false;
}

MUST static enum status refused(const char *path, enum oracle_kind kind, struct str name)
{
	FAIL(INVALID,
	     "%s: it includes " STR_FMT
	     ": an oracle is verified for the bytes of its own file, "
	     "which may include %s alone",
	     path, STR_ARG(name),
	     kind == ORACLE_CU ? "<assay/kernel.cuh> and its like"
			       : "<assay/oracle.h> and headers of C");
}

enum status oracle_includes(const char *path, enum oracle_kind kind, struct str text)
{
	struct arena a = {0};
	struct str all = spliced(&a, text), name;
	enum status s = STATUS_OK;

	for (size_t i = 0; !s && i < all.n; i++)
		if (included(str_slice(all, i, all.n), &name) && !is_allowed(kind, name))
			s = refused(path, kind, name);
	arena_release(&a);
	return s;
}

/* ---- digest ---- */

/* Those of the headers that the text includes, and what those include. */
static void mark_used(struct arena *a, struct str text, enum oracle_kind kind,
		      const struct oracle_header *list, uint32_t n, bool *is_used)
{
	struct str all = spliced(a, text), name;

	for (size_t i = 0; i < all.n; i++) {
		if (!included(str_slice(all, i, all.n), &name))
			continue;
		for (uint32_t k = 0; k < n; k++)
			if (!is_used[k] && is_header(list + k, kind, name)) {
				is_used[k] = true;
				mark_used(a, str_of(list[k].text), kind, list, n, is_used);
			}
	}
}

void oracle_text_digest(struct str text, enum oracle_kind kind,
			const struct oracle_header *list, uint32_t n, char hex[SHA256_HEX + 1])
{
	struct arena a = {0};
	struct buf b = buf_new(&a);
	bool *is_used = arena_array(&a, bool, n + 1);
	char of_header[SHA256_HEX + 1];
	bool is_alone = true;

	sha256_hex(text, hex);
	buf_cstr(&b, hex);
	mark_used(&a, text, kind, list, n, is_used);
	for (uint32_t k = 0; k < n; k++) {
		is_used[k] |= kind == ORACLE_C && list[k].kind == ORACLE_C;
		if (!is_used[k])
			continue;
		sha256_hex(str_of(list[k].text), of_header);
		buf_printf(&b, "\n%s %s", list[k].name, of_header);
		is_alone = false;
	}
	if (!is_alone)
		sha256_hex(buf_view(&b), hex);
	arena_release(&a);
}
