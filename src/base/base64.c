/* Base64 by libcrypto, which neither reports stray characters nor where padding ends. */
#include "base/base64.h"

#include <openssl/evp.h>
#include <string.h>

struct str base64_write(struct arena *a, struct str bytes)
{
	unsigned char *p = arena_array(a, unsigned char, (bytes.n + 2) / 3 * 4 + 1);
	int n = EVP_EncodeBlock(p, (const unsigned char *)bytes.p, (int)bytes.n);

	return (struct str){(const char *)p, (size_t)n};
}

enum status base64_read(struct arena *a, struct str text, struct str *out)
{
	static const char digits[] =
		"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
	size_t pad = 0;

	while (pad < 2 && pad < text.n && text.p[text.n - 1 - pad] == '=')
		pad++;
	for (size_t i = 0; i < text.n - pad; i++)
		if (!text.p[i] || !strchr(digits, text.p[i]))
			FAIL(INVALID, "not base64 at byte %zu", i);
	if (text.n % 4)
		FAIL(INVALID, "base64 of %zu bytes is not whole", text.n);
	unsigned char *p = arena_array(a, unsigned char, text.n / 4 * 3 + 1);
	int n = EVP_DecodeBlock(p, (const unsigned char *)text.p, (int)text.n);

	if (n < 0)
		FAIL(INVALID, "base64 cannot be read");
	*out = (struct str){(const char *)p, (size_t)n - pad};
	return STATUS_OK;
}
