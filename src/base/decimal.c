/*
 * Decimal texts as doubles.  A number of up to 19 digits is m·10^e with m below 2^64.  Where m
 * and 10^|e| are doubles themselves one operation rounds once (Clinger, How to read floating
 * point numbers accurately, PLDI 1990).  Else, of a fraction, m and 5^-e are shifted to full
 * words and divided: a quotient of 63 bits or more, and whether anything was left, round to the
 * nearest double as the whole quotient would.
 */
#include "base/decimal.h"

#include <stdlib.h>
#include <string.h>

enum { DIGITS_MOST = 19, EXACT_POWER = 22, DIVISOR_POWER = 27, EXPONENT_MOST = 999 };

static const double tens[EXACT_POWER + 1] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
					     1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
					     1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

__extension__ typedef unsigned __int128 u128;

struct decimal { /* digits·10^exponent */
	uint64_t digits;
	int exponent;
	bool is_negative;
};

struct reader {
	const char *p, *end;
	uint64_t value;
	int ndigits;
};

static void read_digits(struct reader *r)
{
	const char *p = r->p;
	uint64_t value = r->value;

	for (; p < r->end && (unsigned char)(*p - '0') < 10; p++)
		value = 10 * value + (unsigned char)(*p - '0');
	r->value = value;
	r->ndigits += (int)(p - r->p);
	r->p = p;
}

/* Digits from p on, without those zeros that stand before all others. */
static int count_significant(const char *p, int ndigits)
{
	for (; *p == '0' || *p == '.'; p++)
		ndigits -= *p == '0';
	return ndigits;
}

/* "e-5", or nothing; false if it is beyond what is read here. */
static bool read_exponent(struct reader *r, int *exponent)
{
	struct reader e = {.p = r->p + 1, .end = r->end};
	bool is_negative = false;

	if (r->p == r->end || (*r->p != 'e' && *r->p != 'E'))
		return true;
	if (e.p < e.end && (*e.p == '-' || *e.p == '+'))
		is_negative = *e.p++ == '-';
	read_digits(&e);
	if (!e.ndigits || e.ndigits > 3)
		return false;
	*exponent += is_negative ? -(int)e.value : (int)e.value;
	r->p = e.p;
	return true;
}

/* Bytes read; 0: none. */
static size_t read_parts(struct str text, struct decimal *d)
{
	bool is_negative = text.n && *text.p == '-';
	const char *first = text.p + is_negative;
	struct reader r = {.p = first, .end = text.p + text.n};

	*d = (struct decimal){.is_negative = is_negative};
	read_digits(&r);
	if (r.p < r.end && *r.p == '.') {
		int whole = r.ndigits;

		r.p++;
		read_digits(&r);
		d->exponent = whole - r.ndigits;
	}
	if (!r.ndigits || r.ndigits > EXPONENT_MOST)
		return 0;
	if (r.ndigits > DIGITS_MOST && count_significant(first, r.ndigits) > DIGITS_MOST)
		return 0;
	if (!read_exponent(&r, &d->exponent))
		return 0;
	d->digits = r.value;
	return (size_t)(r.p - text.p);
}

static uint64_t five_to(int power)
{
	uint64_t v = 1;

	for (uint64_t square = 5; power; power >>= 1, square *= square)
		v *= power & 1 ? square : 1;
	return v;
}

/* 2^power of a normal double. */
static double two_to(int power)
{
	uint64_t bits = (uint64_t)(power + 1023) << 52;
	double v;

	memcpy(&v, &bits, sizeof(v));
	return v;
}

/* digits/5^power·2^-power. */
static double divide(uint64_t digits, int power)
{
	uint64_t five = five_to(power);
	int up = __builtin_clzll(digits), down = __builtin_clzll(five);
	u128 dividend = (u128)(digits << up) << 63;
	uint64_t divisor = five << down;
	uint64_t quotient = (uint64_t)(dividend / divisor);

	quotient |= dividend % divisor != 0;
	return (double)quotient * two_to(down - up - 63 - power);
}

size_t decimal_scan(struct str text, double *out)
{
	struct decimal d;
	size_t n = read_parts(text, &d);
	double v;

	if (!n)
		return 0;
	if (d.digits <= (uint64_t)1 << 53 && abs(d.exponent) <= EXACT_POWER)
		v = d.exponent < 0 ? (double)d.digits / tens[-d.exponent]
				   : (double)d.digits * tens[d.exponent];
	else if (d.digits && d.exponent < 0 && -d.exponent <= DIVISOR_POWER)
		v = divide(d.digits, -d.exponent);
	else
		return 0;
	*out = d.is_negative ? -v : v;
	return n;
}

bool decimal_read(struct str text, double *out)
{
	return text.n && decimal_scan(text, out) == text.n;
}
