/*
 * Any bytes as shapes.json of a small kernel: it is refused with a story, or what was read
 * is written and read again.
 */
#include "base/file.h"
#include "corpus/pattern.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static char folder[] = "/tmp/assay-fuzz-XXXXXX";

static void clean(void)
{
	char command[64];

	snprintf(command, sizeof(command), "rm -rf %s", folder);
	if (system(command))
		perror("rm");
}

static void put(struct arena *a, const char *name, struct str text)
{
	FILE *f = fopen(path_join(a, folder, name), "wb");

	if (!f || fwrite(text.p, 1, text.n, f) != text.n || fclose(f)) {
		perror(folder);
		exit(1);
	}
}

/* Copies of the kernel's other files, once. */
static void prepare(void)
{
	static const char *const names[] = {"repro.py", "meta.json"};
	struct arena a = {0};

	if (!mkdtemp(folder)) {
		perror(folder);
		exit(1);
	}
	atexit(clean);
	for (int i = 0; i < 2; i++) {
		struct str text;

		if (file_read(&a, path_join(&a, FUZZ_KERNEL, names[i]), 1 << 20, &text)) {
			fprintf(stderr, "%s\n", status_story());
			exit(1);
		}
		put(&a, names[i], text);
	}
	arena_release(&a);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static bool ready;
	struct arena a = {0};
	struct pattern k, again;

	if (!ready)
		prepare();
	ready = true;
	put(&a, "shapes.json", (struct str){(const char *)data, size});
	if (pattern_read(&a, folder, &k)) {
		status_clear();
		arena_release(&a);
		return 0;
	}
	struct str shapes = pattern_shapes(&a, &k);

	put(&a, "shapes.json", shapes);
	if (pattern_read(&a, folder, &again) || !str_eq(pattern_shapes(&a, &again), shapes)) {
		fprintf(stderr, STR_FMT "\n%s\n", STR_ARG(shapes), status_story());
		abort();
	}
	arena_release(&a);
	return 0;
}
