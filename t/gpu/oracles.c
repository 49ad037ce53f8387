/*
 * Oracles in CUDA C, compiled where there is no GPU: every point that an entry is for, at the
 * sizes that it has, by NVRTC, and whether the kernels that are launched are in the image.
 *
 *	oracles CORPUS ARCH SMS [KERNEL...]      TAP; exit 77 where NVRTC is missing
 */
#include "base/file.h"
#include "corpus/pattern.h"
#include "corpus/tree.h"
#include "provider/oracle.h"
#include "run/oracle_point.h"
#include "tap.h"
#include "toolchain/nvrtc.h"

#include <stdlib.h>
#include <string.h>

enum { IMAGE_MAX = 256 << 20 };

static const char *corpus, *arch;
static int sms;

MUST static enum status has_kernels(struct arena *a, const char *path,
				    const struct oracle_plan *plan)
{
	uint32_t n;
	const char *const *names = oracle_kernels(plan, &n);
	struct str image;

	TRY(file_read(a, path, IMAGE_MAX, &image));
	for (uint32_t i = 0; i < n; i++)
		if (!memmem(image.p, image.n, names[i], strlen(names[i]) + 1))
			FAIL(INVALID, "no kernel is named %s", names[i]);
	return STATUS_OK;
}

MUST static enum status compile_point(struct arena *a, const struct pattern *k,
				      const struct oracle_file *f, const struct point *p,
				      bool *is_for)
{
	const struct device dev = {.info = {.arch = arch, .sms = sms, .threads = 1}};
	const struct provider_opts opts = {.threads = 1};
	struct oracle_point at = oracle_point_of(a, "", true, p);
	struct oracle_ask ask = {.file = f,
				 .sizes = p->sizes,
				 .nsizes = p->nsizes,
				 .consts = p->consts,
				 .nconsts = p->nconsts};
	struct program program = {0};
	struct oracle_plan *plan = NULL;
	const char *path = NULL;
	struct bound *b;

	*is_for = oracle_covers(f, &at);
	if (!*is_for)
		return STATUS_OK;
	TRY(oracle_choose(f, &at, &ask.choice));
	*is_for = ask.choice.entry->kind == ORACLE_CU;
	if (!*is_for)
		return STATUS_OK;
	TRY(op_bind(a, pattern_bind(a, k->g, p), NULL, false, &b));
	TRY(oracle_plan(a, &dev, b, &ask, &plan));
	TRY(oracle_image(a, arch, &ask, &opts, &program, &path));
	return has_kernels(a, path, plan);
}

static void try_kernel(const char *name)
{
	struct arena a = {0};
	const char *dir = arena_printf(&a, "%s/canonical/%s", corpus, name);
	struct oracle_file f;
	struct pattern k = {0};
	uint32_t n = 0;
	enum status s = oracle_read(&a, dir, &f);

	if (!s)
		s = pattern_read(&a, dir, &k);
	for (uint32_t i = 0; !s && i < k.npoints; i++) {
		bool is_for = false;

		s = compile_point(&a, &k, &f, &k.points[i].p, &is_for);
		if (s)
			tap_complain(k.points[i].p.id);
		n += is_for;
	}
	if (s)
		tap_complain(name);
	tap_result(!s, "%s, %u points", name, n);
	arena_release(&a);
}

static int try_all(void)
{
	struct arena a = {0};
	struct str *names;
	size_t n;

	if (tree_kernels(&a, corpus, &names, &n)) {
		tap_complain(corpus);
		return 1;
	}
	for (size_t i = 0; i < n; i++) {
		const char *name = str_cstr(&a, names[i]);
		bool has_sidecar = false;

		if (file_exists(arena_printf(&a, "%s/canonical/%s/oracle.json", corpus, name),
				&has_sidecar))
			tap_complain(name);
		if (has_sidecar)
			try_kernel(name);
	}
	arena_release(&a);
	return tap_end();
}

int main(int argc, char **argv)
{
	struct arena a = {0};
	const char *version;

	if (argc < 4)
		return 2;
	corpus = argv[1];
	arch = argv[2];
	sms = atoi(argv[3]);
	if (nvrtc_version(&a, &version))
		return tap_skip();
	arena_release(&a);
	for (int i = 4; i < argc; i++)
		try_kernel(argv[i]);
	return argc > 4 ? tap_end() : try_all();
}
