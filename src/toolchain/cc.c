/* The C compiler, and what it has built before. */
#include "toolchain/cc.h"

#include "base/clock.h"
#include "base/file.h"
#include "base/sha256.h"
#include "toolchain/spawn.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* No flag here lets a compiler change a value: errno and traps are not values, and simd
 * pragmas stand only on loops whose iterations are independent. */
#define FLAGS                                                                            \
	"-std=c17", "-march=native", "-ffp-contract=off", "-fno-math-errno",             \
		"-fno-trapping-math", "-fopenmp-simd", "-fvisibility=hidden", "-shared", \
		"-fPIC", "-w"

static const char *const flags[] = {FLAGS};

const char *cc_flags(const struct cc_opts *opts)
{
	static const char text[] =
		"-std=c17 -march=native -ffp-contract=off -fno-math-errno "
		"-fno-trapping-math -fopenmp-simd -fvisibility=hidden -shared "
		"-fPIC -w";

	(void)opts;
	return text;
}

static const char *compiler_of(const struct cc_opts *opts)
{
	const char *env = getenv("ASSAY_CC");

	if (opts && opts->compiler)
		return opts->compiler;
	return env && *env ? env : "cc";
}

enum status cc_version(struct arena *a, const struct cc_opts *opts, const char **out)
{
	const char *const argv[] = {compiler_of(opts), "--version", NULL};
	struct str text;
	int code;

	TRY(spawn_run(a, argv, 20, &code, &text));
	if (code)
		FAIL(UNAVAILABLE,
		     "no C compiler: '%s' cannot be run; install one (apt-get install gcc) "
		     "or name it with ASSAY_CC",
		     argv[0]);
	const char *eol = memchr(text.p, '\n', text.n);

	*out = str_cstr(a, str_slice(text, 0, eol ? (size_t)(eol - text.p) : text.n));
	return STATUS_OK;
}

/* -march=native means this processor: its name and features are part of the key. */
static struct str processor(struct arena *a)
{
	struct str text, out = STR("unknown");

	if (file_read(a, "/proc/cpuinfo", 16 << 20, &text)) {
		status_clear(); /* no /proc: one processor per cache then */
		return out;
	}
	struct buf b = buf_new(a);

	for (size_t at = 0; at < text.n;) {
		const char *eol = memchr(text.p + at, '\n', text.n - at);
		size_t end = eol ? (size_t)(eol - text.p) : text.n;
		struct str line = str_slice(text, at, end);

		if (!line.n)
			break; /* the first processor stands for all */
		if (str_starts(line, "model name") || str_starts(line, "flags"))
			buf_str(&b, line);
		at = end + 1;
	}
	return buf_view(&b);
}

MUST static enum status key_of(struct arena *a, struct str text, const struct cc_opts *opts,
			       char key[65])
{
	const char *version;
	struct buf b = buf_new(a);

	TRY(cc_version(a, opts, &version));
	buf_printf(&b, "assay-cc 1\n%s\n%s %s\n", version, cc_flags(opts),
		   opts && opts->quick ? "-O1" : "-O3");
	buf_str(&b, processor(a));
	for (uint32_t i = 0; opts && i < opts->nmore; i++)
		buf_printf(&b, " %s", opts->more[i]);
	buf_char(&b, '\n');
	if (opts)
		buf_str(&b, opts->include);
	buf_str(&b, text);
	sha256_hex(buf_view(&b), key);
	return STATUS_OK;
}

MUST static enum status cache_dir(struct arena *a, const struct cc_opts *opts, const char **out)
{
	const char *base;

	if (opts && opts->cache_dir) {
		*out = opts->cache_dir;
	} else {
		TRY(path_xdg(a, "XDG_CACHE_HOME", ".cache", &base));
		*out = path_join(a, base, "cc");
	}
	return file_mkdirs(*out);
}

/* Unfinished images end in the number of their process: those of dead ones are removed. */
MUST static enum status sweep_unfinished(struct arena *a, const char *dir)
{
	struct str *names;
	size_t n;

	TRY(file_list(a, dir, &names, &n));
	for (size_t i = 0; i < n; i++) {
		const char *name = str_cstr(a, names[i]), *dot = strrchr(name, '.');
		int64_t pid = 0;

		if (!dot || str_to_i64(str_of(dot + 1), &pid))
			status_clear(); /* none of ours */
		else if (pid > 0 && kill((pid_t)pid, 0) && errno == ESRCH)
			unlink(path_join(a, dir, name));
	}
	return STATUS_OK;
}

static const char *dir_of(struct arena *a, const char *path)
{
	return arena_printf(a, "%.*s", (int)(path_base(path) - path - 1), path);
}

/* The folder that holds the file to be included, named for its text. */
MUST static enum status include_flag(struct arena *a, const char *dir,
				     const struct cc_opts *opts, const char **out)
{
	char digest[SHA256_HEX + 1];
	bool is_there;

	sha256_hex(opts->include, digest);
	const char *root = arena_printf(a, "%s/include-%.12s", dir, digest);
	const char *path = path_join(a, root, opts->include_name);

	*out = arena_printf(a, "-I%s", root);
	TRY(file_exists(path, &is_there));
	if (is_there)
		return STATUS_OK;
	TRY(file_mkdirs(dir_of(a, path)));
	return file_write(path, opts->include);
}

/* Built under a name of its own, then renamed: a reader sees all of it or nothing. */
MUST static enum status compile(struct arena *a, const char *c, const char *so,
				const struct cc_opts *opts)
{
	enum { NFLAGS = sizeof(flags) / sizeof(flags[0]) };
	const char *dir = path_join(a, dir_of(a, so), "tmp");
	const char *temp = arena_printf(a, "%s/%s.%d", dir, path_base(so), (int)getpid());
	uint32_t nmore = opts ? opts->nmore : 0;
	const char **argv = arena_array(a, const char *, NFLAGS + nmore + 10);
	double limit = opts && opts->timeout_s > 0 ? opts->timeout_s : 300;
	size_t n = 0;
	struct str output;
	int code;

	argv[n++] = compiler_of(opts);
	for (size_t i = 0; i < NFLAGS; i++)
		argv[n++] = flags[i];
	argv[n++] = opts && opts->quick ? "-O1" : "-O3";
	for (uint32_t i = 0; i < nmore; i++)
		argv[n++] = opts->more[i];
	if (opts && opts->include_name)
		TRY(include_flag(a, dir_of(a, so), opts, &argv[n++]));
	argv[n++] = "-o";
	argv[n++] = temp;
	argv[n++] = c;
	argv[n++] = "-lm";
	TRY(file_mkdirs(dir));
	TRY(sweep_unfinished(a, dir));
	TRY(spawn_run(a, argv, limit, &code, &output));
	if (code) {
		size_t from = output.n > 2000 ? output.n - 2000 : 0;

		unlink(temp);
		FAIL(INVALID, "%s refuses %s (exit %d):\n" STR_FMT, argv[0], c, code,
		     STR_ARG(str_slice(output, from, output.n)));
	}
	if (rename(temp, so))
		FAIL(IO, "%s cannot be put into the cache: %s", so, strerror(errno));
	return STATUS_OK;
}

enum status cc_build(struct arena *a, struct str text, const struct cc_opts *opts,
		     struct cc_image *out)
{
	const char *dir = NULL, *c;

	*out = (struct cc_image){.was_cached = false};
	TRY(key_of(a, text, opts, out->key));
	TRY(cache_dir(a, opts, &dir));
	out->path = arena_printf(a, "%s/%s.so", dir, out->key);
	c = arena_printf(a, "%s/%s.c", dir, out->key);
	TRY(file_exists(out->path, &out->was_cached));
	if (out->was_cached)
		return STATUS_OK;
	int64_t from = clock_ns();

	TRY(file_write(c, text));
	TRY(compile(a, c, out->path, opts));
	out->compile_s = (double)(clock_ns() - from) * 1e-9;
	return STATUS_OK;
}
