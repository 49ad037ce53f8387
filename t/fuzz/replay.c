/* Runs a fuzz target over the files named: findings are replayed in every build. */
#include "base/file.h"

#include <stdint.h>
#include <stdio.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int main(int argc, char **argv)
{
	for (int i = 1; i < argc; i++) {
		struct arena a = {0};
		struct str bytes;

		if (file_read(&a, argv[i], 1 << 30, &bytes)) {
			fprintf(stderr, "%s\n", status_story());
			return 1;
		}
		LLVMFuzzerTestOneInput((const uint8_t *)bytes.p, bytes.n);
		arena_release(&a);
	}
	printf("%d inputs\n", argc - 1);
	return argc < 2; /* a run that executed nothing is a failure */
}
