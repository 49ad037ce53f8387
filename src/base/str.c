/* Views and growing buffers of text, and the one printer of floating-point numbers. */
#include "base/str.h"

#include "base/decimal.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct str str_of(const char *cstr)
{
	return (struct str){cstr ? cstr : "", cstr ? strlen(cstr) : 0};
}

struct str str_slice(struct str s, size_t from, size_t to)
{
	to = to < s.n ? to : s.n;
	from = from < to ? from : to;
	return (struct str){s.p + from, to - from};
}

int str_cmp(struct str a, struct str b)
{
	size_t n = a.n < b.n ? a.n : b.n;
	int c = n ? memcmp(a.p, b.p, n) : 0;

	return c ? c : (a.n > b.n) - (a.n < b.n);
}

char *str_cstr(struct arena *a, struct str s)
{
	char *p = arena_array(a, char, s.n + 1);

	if (s.n)
		memcpy(p, s.p, s.n);
	return p;
}

struct str str_copy(struct arena *a, struct str s)
{
	return (struct str){str_cstr(a, s), s.n};
}

uint64_t str_hash(struct str s)
{
	uint64_t h = s.n * 0x9E3779B97F4A7C15u, w;
	const char *p = s.p;
	size_t n = s.n;

	for (; n >= 8; n -= 8, p += 8) {
		memcpy(&w, p, 8);
		h = (h ^ w) * 0x9E3779B97F4A7C15u;
		h ^= h >> 32;
	}
	w = 0;
	for (size_t i = 0; i < n; i++)
		w = w << 8 | (uint8_t)p[i];
	h = (h ^ w) * 0x9E3779B97F4A7C15u;
	return h ^ h >> 32;
}

/* The C library's readers want a terminator and take leading blanks; we take neither. */
enum { NUMBER_MAX = 63 };

MUST static enum status number_text(struct str s, char out[NUMBER_MAX + 1])
{
	if (!s.n || s.n > NUMBER_MAX || memchr(s.p, 0, s.n) || (unsigned char)s.p[0] <= ' ')
		FAIL(INVALID, "not a number: '" STR_FMT "'", STR_ARG(str_slice(s, 0, 80)));
	memcpy(out, s.p, s.n);
	out[s.n] = 0;
	return STATUS_OK;
}

enum status str_to_i64(struct str s, int64_t *out)
{
	char text[NUMBER_MAX + 1], *end;

	TRY(number_text(s, text));
	errno = 0;
	*out = strtoll(text, &end, 10);
	if (*end || errno)
		FAIL(INVALID, "not an integer of 64 bits: '%s'", text);
	return STATUS_OK;
}

enum status str_to_u64(struct str s, uint64_t *out)
{
	char text[NUMBER_MAX + 1], *end;

	TRY(number_text(s, text));
	errno = 0;
	*out = strtoull(text, &end, 10);
	if (*end || errno || text[0] == '-')
		FAIL(INVALID, "not an unsigned integer of 64 bits: '%s'", text);
	return STATUS_OK;
}

enum status str_to_f64(struct str s, double *out)
{
	char text[NUMBER_MAX + 1], *end;

	TRY(number_text(s, text));
	if (decimal_read(s, out))
		return STATUS_OK;
	*out = strtod(text, &end);
	if (*end)
		FAIL(INVALID, "not a number: '%s'", text);
	return STATUS_OK;
}

struct buf buf_new(struct arena *a)
{
	return (struct buf){.arena = a};
}

void buf_grow(struct buf *b, size_t n)
{
	size_t cap = b->cap ? b->cap * 2 : 256;

	while (cap - b->n < n)
		cap *= 2;
	char *p = arena_room(b->arena, 1, cap, _Alignof(max_align_t));

	if (b->n)
		memcpy(p, b->p, b->n);
	b->p = p;
	b->cap = cap;
}

void buf_vprintf(struct buf *b, const char *fmt, va_list ap)
{
	va_list again;

	va_copy(again, ap);
	if (b->cap - b->n < 64) /* most fit at the first try */
		buf_grow(b, 64);
	size_t room = b->cap - b->n;
	int n = vsnprintf(b->p + b->n, room, fmt, ap);

	if ((size_t)n >= room) {
		if (b->cap - b->n <= (size_t)n)
			buf_grow(b, (size_t)n + 1);
		vsnprintf(b->p + b->n, (size_t)n + 1, fmt, again);
	}
	va_end(again);
	b->n += (size_t)n;
}

void buf_printf(struct buf *b, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	buf_vprintf(b, fmt, ap);
	va_end(ap);
}

/* Bytes of the control character at s[i]; 0: it is none. */
static size_t control_at(struct str s, size_t i)
{
	unsigned char c = (unsigned char)s.p[i];

	if (c < 0x20 || c == 0x7f)
		return 1;
	return c == 0xc2 && i + 1 < s.n && ((unsigned char)s.p[i + 1] & 0xe0) == 0x80 ? 2 : 0;
}

void buf_visible(struct buf *b, struct str s, const char *keep)
{
	size_t from = 0, n;

	for (size_t i = 0; i < s.n; i += n ? n : 1) {
		n = control_at(s, i);
		if (!n || (n == 1 && s.p[i] && strchr(keep, s.p[i])))
			continue;
		buf_add(b, s.p + from, i - from);
		buf_printf(b, "\\x%02x", (unsigned char)s.p[i + n - 1]);
		from = i + n;
	}
	buf_add(b, s.p + from, s.n - from);
}

void buf_int(struct buf *b, int64_t v)
{
	char digits[24], *p = digits + sizeof(digits);
	uint64_t u = v < 0 ? 0 - (uint64_t)v : (uint64_t)v;

	do
		*--p = (char)('0' + u % 10);
	while (u /= 10);
	if (v < 0)
		*--p = '-';
	buf_add(b, p, (size_t)(digits + sizeof(digits) - p));
}

struct digits { /* shortest "d.ddde+xx" that reads back */
	double of;
	char digit[24];
	int n, exponent;
};

static void find_digits(double v, struct digits *d)
{
	char text[40], *e;
	int least = 0, most = 16;

	/* What reads back with some digits does with more. */
	while (least < most) {
		int middle = (least + most) / 2;

		snprintf(text, sizeof(text), "%.*e", middle, v);
		if (strtod(text, NULL) == v)
			most = middle;
		else
			least = middle + 1;
	}
	snprintf(text, sizeof(text), "%.*e", least, v);
	e = strchr(text, 'e');
	*d = (struct digits){.of = v, .exponent = atoi(e + 1)};
	for (const char *p = text; p < e; p++)
		if (*p >= '0' && *p <= '9')
			d->digit[d->n++] = *p;
	while (d->n > 1 && d->digit[d->n - 1] == '0')
		d->n--;
	d->digit[d->n] = 0;
}

/* A graph has few numbers and prints them often; each thread remembers its own. */
static const struct digits *shortest(double v)
{
	enum { KEPT = 64 };
	static _Thread_local struct digits kept[KEPT];
	uint64_t bits;

	memcpy(&bits, &v, sizeof(bits));
	struct digits *d = &kept[(bits ^ bits >> 20 ^ bits >> 43) % KEPT];

	if (!d->n || d->of != v)
		find_digits(v, d);
	return d;
}

static void put_fixed(struct buf *b, const char *digits, int n, int exponent, bool whole_point)
{
	if (exponent < 0) {
		buf_cstr(b, "0.");
		for (int i = -1; i > exponent; i--)
			buf_char(b, '0');
		buf_add(b, digits, (size_t)n);
		return;
	}
	for (int i = 0; i <= exponent; i++)
		buf_char(b, i < n ? digits[i] : '0');
	if (n > exponent + 1) {
		buf_char(b, '.');
		buf_add(b, digits + exponent + 1, (size_t)(n - exponent - 1));
	} else if (whole_point) {
		buf_cstr(b, ".0");
	}
}

static void put_finite(struct buf *b, double v, bool whole_point)
{
	const struct digits *d = shortest(fabs(v));

	if (signbit(v))
		buf_char(b, '-');
	if (d->exponent >= -4 && d->exponent < 16) {
		put_fixed(b, d->digit, d->n, d->exponent, whole_point);
		return;
	}
	buf_char(b, d->digit[0]);
	if (d->n > 1) {
		buf_char(b, '.');
		buf_add(b, d->digit + 1, (size_t)d->n - 1);
	}
	buf_printf(b, "e%c%02d", d->exponent < 0 ? '-' : '+', abs(d->exponent));
}

void buf_f64(struct buf *b, double v)
{
	if (isnan(v))
		buf_cstr(b, "nan");
	else if (isinf(v))
		buf_cstr(b, v < 0 ? "-inf" : "inf");
	else
		put_finite(b, v, true);
}

void buf_json_f64(struct buf *b, double v)
{
	if (isfinite(v))
		put_finite(b, v, false);
	else
		buf_cstr(b, "null");
}

struct str buf_view(const struct buf *b)
{
	return (struct str){b->p ? b->p : "", b->n};
}
