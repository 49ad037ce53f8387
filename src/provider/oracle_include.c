/* What the text of an oracle may include: nothing that could change and not be noticed. */
#include "provider/oracle_int.h"

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

static bool is_allowed(enum oracle_kind kind, struct str name)
{
	static const char *const cuda[] = {"<assay/kernel.cuh>", NULL};
	static const char *const c[] = {
		"<assay/oracle.h>", "<arm_neon.h>", "<assert.h>",    "<complex.h>",
		"<ctype.h>",        "<errno.h>",    "<fenv.h>",      "<float.h>",
		"<immintrin.h>",    "<inttypes.h>", "<limits.h>",    "<math.h>",
		"<stdalign.h>",     "<stdarg.h>",   "<stdatomic.h>", "<stdbool.h>",
		"<stddef.h>",       "<stdint.h>",   "<stdio.h>",     "<stdlib.h>",
		"<stdnoreturn.h>",  "<string.h>",   "<tgmath.h>",    NULL};
	const char *const *list = kind == ORACLE_CU ? cuda : c;

	for (int i = 0; list[i]; i++)
		if (str_is(name, list[i]))
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
	     kind == ORACLE_CU ? "<assay/kernel.cuh>" : "<assay/oracle.h> and headers of C");
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
