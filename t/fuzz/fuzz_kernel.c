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

static char top[] = "/tmp/assay-fuzz-XXXXXX";
static char folder[256]; /* in it, named as a kernel's is */

static void clean(void)
{
	char command[64];

	snprintf(command, sizeof(command), "rm -rf %s", top);
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

/* A copy of the kernel, once; as it is, it must be read. */
static void prepare(void)
{
	static const char *const names[] = {"repro.py", "meta.json", "shapes.json"};
	struct arena a = {0};
	struct pattern k;

	if (!mkdtemp(top)) {
		perror(top);
		exit(1);
	}
	atexit(clean);
	snprintf(folder, sizeof(folder), "%s/%s", top, path_base(FUZZ_KERNEL));
	if (file_mkdirs(folder)) {
		fprintf(stderr, "%s\n", status_story());
		exit(1);
	}
	for (int i = 0; i < 3; i++) {
		struct str text;

		if (file_read(&a, path_join(&a, FUZZ_KERNEL, names[i]), 1 << 20, &text)) {
			fprintf(stderr, "%s\n", status_story());
			exit(1);
		}
		put(&a, names[i], text);
	}
	if (pattern_read(&a, folder, &k)) {
		fprintf(stderr, "%s\n", status_story());
		exit(1);
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
