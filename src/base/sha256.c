/* SHA-256 by libcrypto's EVP interface. */
#include "base/sha256.h"

#include <openssl/evp.h>
#include <stdio.h>
#include <stdlib.h>

void sha256_raw(struct str bytes, uint8_t out[32])
{
	unsigned n = 32;

	if (!EVP_Digest(bytes.p, bytes.n, out, &n, EVP_sha256(), NULL)) {
		fprintf(stderr, "assay: libcrypto has no SHA-256\n");
		abort();
	}
}

void sha256_hex(struct str bytes, char hex[SHA256_HEX + 1])
{
	static const char digits[] = "0123456789abcdef";
	uint8_t raw[32];

	sha256_raw(bytes, raw);
	for (int i = 0; i < 32; i++) {
		hex[2 * i] = digits[raw[i] >> 4];
		hex[2 * i + 1] = digits[raw[i] & 15];
	}
	hex[SHA256_HEX] = 0;
}
