/* Numbers and strings. */
#include "ir/text_int.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Exact where both the digits and the power of ten are exact doubles (Clinger). */
static bool small_float(const char *p, const char *end, double *out)
{
	static const double tens[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
				      1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
				      1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
	int64_t mantissa = 0;
	int scale = 0, digits = 0, e = 0;
	bool point = false, negative = false;

	for (; p < end && *p != 'e' && *p != 'E'; p++) {
		if (*p == '.') {
			point = true;
			continue;
		}
		mantissa = mantissa * 10 + (*p - '0');
		scale -= point;
		if (++digits > 15)
			return false;
	}
	if (p < end) {
		p++;
		negative = *p == '-';
		p += *p == '-' || *p == '+';
		if (end - p > 3)
			return false;
		for (; p < end; p++)
			e = e * 10 + (*p - '0');
	}
	scale += negative ? -e : e;
	if (scale < -22 || scale > 22)
		return false;
	*out = scale < 0 ? (double)mantissa / tens[-scale] : (double)mantissa * tens[scale];
	return true;
}

/* [0-9]* [. [0-9]*] [e [+-] [0-9]+], with a digit before the exponent. */
static bool is_float_syntax(const char *p, const char *end)
{
	bool digit = false;

	for (; p < end && IS(*p, C_DIGIT); p++)
		digit = true;
	if (p < end && *p == '.')
		for (p++; p < end && IS(*p, C_DIGIT); p++)
			digit = true;
	if (!digit)
		return false;
	if (p < end && (*p == 'e' || *p == 'E')) {
		p++;
		p += p < end && (*p == '+' || *p == '-');
		if (p == end)
			return false;
		while (p < end && IS(*p, C_DIGIT))
			p++;
	}
	return p == end;
}

static bool read_float(struct reader *r, const char *from, const char *p, const char *end,
		       double *out)
{
	char text[TEXT_NUMBER_MAX + 1];

	if (!is_float_syntax(p, end))
		return text_fault(r, from, "bad-number", "not a number");
	if (!small_float(p, end, out)) {
		memcpy(text, p, (size_t)(end - p));
		text[end - p] = 0;
		*out = strtod(text, NULL);
		if (isinf(*out))
			return text_fault(r, from, "number-range",
					  "number above the range of f64");
	}
	if (*from == '-')
		*out = -*out;
	return true;
}

static bool read_int(struct reader *r, const char *from, const char *p, const char *end,
		     struct arg *out)
{
	uint64_t v = 0;
	bool negative = *from == '-', over = false;

	for (; p < end; p++)
		over |= __builtin_mul_overflow(v, 10, &v) ||
			__builtin_add_overflow(v, (uint64_t)(*p - '0'), &v);
	if (over || (negative && v > (uint64_t)1 << 63))
		return text_fault(r, from, "number-range", "integer outside -2^63 ... 2^64-1");
	out->kind = v > INT64_MAX && !negative ? ARG_UINT : ARG_INT;
	out->u = negative ? -v : v;
	return true;
}

/* inf and nan, behind the sign. */
static bool read_named(const char *p, double *out)
{
	struct str word = text_dotted(p);
	static const char *const names[] = {"inf", "math.inf", "nan", "math.nan"};

	for (int i = 0; i < 4; i++)
		if (str_is(word, names[i])) {
			*out = i < 2 ? (double)INFINITY : (double)NAN;
			return true;
		}
	return false;
}

bool text_number(struct reader *r, struct arg *out)
{
	const char *from = r->p, *p = from + (*from == '-' || *from == '+'), *end = p;
	bool all_digits = true;

	out->kind = ARG_FLOAT;
	if (read_named(p, &out->f)) {
		r->p = p + text_dotted(p).n;
		if (*from == '-')
			out->f = -out->f;
		return true;
	}
	for (; IS(*end, C_DOTTED) || ((*end == '+' || *end == '-') && end > p &&
				      (end[-1] == 'e' || end[-1] == 'E') && IS(*p, C_DOTTED));
	     end++)
		all_digits &= IS(*end, C_DIGIT) != 0;
	r->p = end;
	if (end - from > TEXT_NUMBER_MAX)
		return text_fault(r, from, "limit", "number of more than 64 characters");
	if (end == p)
		return text_fault(r, from, "bad-number", "not a number");
	if (all_digits)
		return read_int(r, from, p, end, out);
	if (end[-1] == 'j') {
		double im;

		if (!read_float(r, from, p, end - 1, &im))
			return false;
		*out = (struct arg){.kind = ARG_COMPLEX};
		out->im = im;
		return true;
	}
	return read_float(r, from, p, end, &out->f);
}

static char *put_utf8(char *o, uint32_t c)
{
	if (c < 0x80) {
		*o++ = (char)c;
	} else if (c < 0x800) {
		*o++ = (char)(0xC0 | c >> 6);
		*o++ = (char)(0x80 | (c & 63));
	} else if (c < 0x10000) {
		*o++ = (char)(0xE0 | c >> 12);
		*o++ = (char)(0x80 | (c >> 6 & 63));
		*o++ = (char)(0x80 | (c & 63));
	} else {
		*o++ = (char)(0xF0 | c >> 18);
		*o++ = (char)(0x80 | (c >> 12 & 63));
		*o++ = (char)(0x80 | (c >> 6 & 63));
		*o++ = (char)(0x80 | (c & 63));
	}
	return o;
}

static int hex(char c)
{
	return c >= '0' && c <= '9'                 ? c - '0'
	       : (c | 32) >= 'a' && (c | 32) <= 'f' ? (c | 32) - 87
						    : -1;
}

/* \xHH, \uHHHH, \UHHHHHHHH: p is behind the letter; NULL if it is none. */
static const char *hex_escape(const char *p, int digits, char **o)
{
	uint32_t c = 0;

	for (int i = 0; i < digits; i++, p++) {
		if (hex(*p) < 0)
			return NULL;
		c = c << 4 | (uint32_t)hex(*p);
	}
	if (c > 0x10FFFF || (c >= 0xD800 && c < 0xE000))
		return NULL;
	*o = put_utf8(*o, c);
	return p;
}

static const char *octal_escape(const char *p, char **o)
{
	uint32_t c = 0;

	for (int i = 0; i < 3 && *p >= '0' && *p <= '7'; i++, p++)
		c = c << 3 | (uint32_t)(*p - '0');
	*o = put_utf8(*o, c);
	return p;
}

/* One escape; p is behind the backslash.  NULL: not one of Python's. */
static const char *escape(const char *p, char **o)
{
	static const char from[] = "abfnrtv\\'\"", to[] = "\a\b\f\n\r\t\v\\'\"";
	const char *at = *p ? strchr(from, *p) : NULL;

	if (at) {
		*(*o)++ = to[at - from];
		return p + 1;
	}
	if (*p == '\n')
		return p + 1;
	if (*p == '\r' && p[1] == '\n')
		return p + 2;
	if (*p == 'x' || *p == 'u' || *p == 'U')
		return hex_escape(p + 1, *p == 'x' ? 2 : *p == 'u' ? 4 : 8, o);
	if (*p >= '0' && *p <= '7')
		return octal_escape(p, o);
	if (*p == 'N')
		return NULL;
	*(*o)++ = '\\'; /* an unknown escape is itself */
	return p;
}

/* The closing quote of the string at p, or NULL if its line ends first. */
static const char *closing(const char *p, const char *end)
{
	char quote = *p;

	for (p++; p < end && *p != quote; p++) {
		if (*p == '\n')
			return NULL;
		if (*p == '\\')
			p += p + 1 < end;
	}
	return p < end ? p : NULL;
}

static bool one_string(struct reader *r, struct str *out)
{
	const char *from = r->p, *end = closing(from, r->end), *p = from + 1;

	if (!end)
		return text_fault(r, from, "bad-string", "string without an end");
	*out = (struct str){p, (size_t)(end - p)};
	r->p = end + 1;
	if (out->n > TEXT_STRING_MAX)
		return text_fault(r, from, "limit", "string above 1 MiB");
	if (!memchr(p, '\\', out->n))
		return true;
	char *to = arena_array(r->a, char, out->n), *o = to;

	while (p < end) {
		if (*p != '\\') {
			*o++ = *p++;
			continue;
		}
		const char *next = escape(p + 1, &o);

		if (!next || next > end)
			return text_fault(r, p, "bad-string", "no such escape");
		p = next;
	}
	*out = (struct str){to, (size_t)(o - to)};
	return true;
}

bool text_string(struct reader *r, struct str *out)
{
	const char *from = r->p;
	struct buf joined = buf_new(&r->gtmp);
	struct str part;

	if (!one_string(r, out))
		return false;
	text_blanks(r);
	if (*r->p != '"' && *r->p != '\'')
		return true;
	buf_str(&joined, *out);
	while (*r->p == '"' || *r->p == '\'') {
		if (!one_string(r, &part))
			return false;
		buf_str(&joined, part);
		if (joined.n > TEXT_STRING_MAX)
			return text_fault(r, from, "limit", "string above 1 MiB");
		text_blanks(r);
	}
	*out = str_copy(r->a, buf_view(&joined));
	return true;
}
