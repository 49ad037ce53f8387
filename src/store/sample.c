/* Samples as bytes: all of them, little-endian, whatever the host is. */
#include "store/sample.h"

#include "base/file.h"

#include <string.h>

enum { ZSTD_LEVEL = 6, SAMPLE_BYTES = 4 + 2 };

static void put(unsigned char *p, uint32_t v, int bytes)
{
	for (int i = 0; i < bytes; i++)
		p[i] = (unsigned char)(v >> (8 * i));
}

static uint32_t get(const unsigned char *p, int bytes)
{
	uint32_t v = 0;

	for (int i = 0; i < bytes; i++)
		v |= (uint32_t)p[i] << (8 * i);
	return v;
}

enum status samples_pack(struct arena *a, const struct samples *s, struct str *blob)
{
	unsigned char *p = arena_array(a, unsigned char, (size_t)s->n *SAMPLE_BYTES + 1);

	for (uint32_t i = 0; i < s->n; i++) {
		float us = (float)s->us[i];
		uint32_t bits;

		memcpy(&bits, &us, sizeof(bits));
		put(p + (size_t)4 * i, bits, 4);
		put(p + (size_t)4 * s->n + (size_t)2 * i, s->rounds[i], 2);
	}
	TRY(zstd_pack(a, (struct str){(char *)p, (size_t)s->n * SAMPLE_BYTES}, ZSTD_LEVEL,
		      blob));
	return STATUS_OK;
}

enum status samples_unpack(struct arena *a, struct str blob, uint32_t n, struct samples *out)
{
	size_t bytes = (size_t)n * SAMPLE_BYTES;
	struct str raw;

	TRY(zstd_unpack(a, blob, bytes, &raw));
	if (raw.n != bytes)
		FAIL(CORRUPT, "%zu bytes of samples where %u samples take %zu", raw.n, n,
		     bytes);
	const unsigned char *p = (const unsigned char *)raw.p;

	*out = (struct samples){.n = n,
				.us = arena_array(a, double, n + 1),
				.rounds = arena_array(a, uint16_t, n + 1)};
	for (uint32_t i = 0; i < n; i++) {
		uint32_t bits = get(p + (size_t)4 * i, 4);
		float us;

		memcpy(&us, &bits, sizeof(us));
		out->us[i] = (double)us;
		out->rounds[i] = (uint16_t)get(p + (size_t)4 * n + (size_t)2 * i, 2);
	}
	return STATUS_OK;
}
