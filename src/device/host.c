/*
 * What devices on the host share: memory between guards and unmapped pages, modules by
 * dlopen, replays as arrays of pointers.
 */
#include "device/device_int.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { HUGE_BYTES = 4 << 20, SPARE_BYTES = 1 << 20 };

_Static_assert(offsetof(struct device_replay, dev) == 0, "found by its first member");

void *host_zeroed(size_t n, size_t size)
{
	void *p = calloc(n ? n : 1, size);

	if (!p) {
		fprintf(stderr, "assay: out of memory (%zu × %zu bytes)\n", n, size);
		abort();
	}
	return p;
}

int64_t host_memory_bytes(void)
{
	FILE *f = fopen("/proc/meminfo", "re");
	char line[128];
	int64_t kib = 0;

	while (f && !kib && fgets(line, sizeof(line), f))
		if (!strncmp(line, "MemAvailable:", 13))
			kib = strtoll(line + 13, NULL, 10);
	if (f)
		fclose(f);
	return kib ? kib * 1024
		   : (int64_t)sysconf(_SC_AVPHYS_PAGES) * (int64_t)sysconf(_SC_PAGESIZE);
}

static size_t round_up(size_t n, size_t to)
{
	return (n + to - 1) / to * to;
}

/* Readable pages between two that are not. */
MUST static enum status map_pages(size_t bytes, size_t page, char **out)
{
	char *map = mmap(NULL, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE,
			 -1, 0);

	if (map == MAP_FAILED)
		FAIL(EXHAUSTED, "%zu bytes cannot be mapped: %s", bytes, strerror(errno));
	if (mprotect(map + page, bytes - 2 * page, PROT_READ | PROT_WRITE)) {
		int e = errno;

		munmap(map, bytes);
		FAIL(EXHAUSTED, "%zu bytes cannot be had: %s", bytes, strerror(e));
	}
	if (bytes >= HUGE_BYTES)
		madvise(map + page, bytes - 2 * page, MADV_HUGEPAGE);
	*out = map;
	return STATUS_OK;
}

MUST static enum status take_pages(struct host_heap *h, size_t bytes, size_t page, char **out)
{
	for (int i = h->nspare; i-- > 0;)
		if (h->spare[i].bytes == bytes) {
			*out = h->spare[i].map;
			h->spare[i] = h->spare[--h->nspare];
			return STATUS_OK;
		}
	return map_pages(bytes, page, out);
}

static void give_pages(struct host_heap *h, char *map, size_t bytes)
{
	if (bytes >= SPARE_BYTES && h->nspare < HOST_SPARES)
		h->spare[h->nspare++] = (struct host_spare){map, bytes};
	else
		munmap(map, bytes);
}

/* Guard, buffer, guard between two unmapped pages; what rounding to pages leaves over is
 * more guard, on the left of the one and on the right of the next. */
MUST static enum status map_guarded(struct host_heap *h, struct device_mem *mem, bool is_right)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE);
	size_t body = round_up(mem->bytes ? mem->bytes : 1, DEVICE_ALIGN);
	size_t inner = round_up(body + 2 * (size_t)DEVICE_GUARD_BYTES, page);

	mem->map_bytes = inner + 2 * page;
	TRY(take_pages(h, mem->map_bytes, page, &mem->map));
	mem->p = mem->map + page +
		 (is_right ? inner - DEVICE_GUARD_BYTES - body : DEVICE_GUARD_BYTES);
	memset(mem->map + page, DEVICE_GUARD, (size_t)(mem->p - (mem->map + page)));
	memset(mem->p + mem->bytes, DEVICE_GUARD,
	       (size_t)(mem->map + page + inner - (mem->p + mem->bytes)));
	return STATUS_OK;
}

enum status host_alloc(struct host_heap *h, struct device *dev, size_t bytes,
		       struct device_mem **out)
{
	if (bytes > INT64_MAX / 2 || h->used_bytes + (int64_t)bytes > h->limit_bytes)
		FAIL(EXHAUSTED, "%s: %zu bytes beside %lld of %lld in use", dev->info.id, bytes,
		     (long long)h->used_bytes, (long long)h->limit_bytes);
	struct device_mem *mem = host_zeroed(1, sizeof(*mem));

	mem->dev = dev;
	mem->bytes = bytes;
	enum status s = map_guarded(h, mem, h->is_right);

	if (s) {
		free(mem);
		TRY(s);
	}
	h->is_right = !h->is_right;
	h->used_bytes += (int64_t)bytes;
	mem->next = h->first;
	if (h->first)
		h->first->prev = mem;
	h->first = mem;
	*out = mem;
	return STATUS_OK;
}

void host_free(struct host_heap *h, struct device_mem *mem)
{
	if (mem->prev)
		mem->prev->next = mem->next;
	else
		h->first = mem->next;
	if (mem->next)
		mem->next->prev = mem->prev;
	h->used_bytes -= (int64_t)mem->bytes;
	give_pages(h, mem->map, mem->map_bytes);
	free(mem);
}

void host_trim(struct host_heap *h)
{
	while (h->nspare) {
		struct host_spare *s = &h->spare[--h->nspare];

		munmap(s->map, s->bytes);
	}
}

void host_free_all(struct host_heap *h)
{
	while (h->first)
		host_free(h, h->first);
	host_trim(h);
}

const struct device_mem *host_find(const struct host_heap *h, const void *p)
{
	for (const struct device_mem *m = h->first; m; m = m->next)
		if ((const char *)p >= m->p && (const char *)p < m->p + m->bytes)
			return m;
	return NULL;
}

bool host_guards_intact(const struct device_mem *mem, int64_t *offset)
{
	int64_t page = sysconf(_SC_PAGESIZE);
	int64_t before = mem->p - (mem->map + page);
	int64_t end = mem->map + (int64_t)mem->map_bytes - page - mem->p;

	for (int64_t i = (int64_t)mem->bytes; i < end; i++)
		if ((unsigned char)mem->p[i] != DEVICE_GUARD) {
			*offset = i;
			return false;
		}
	for (int64_t i = 1; i <= before; i++)
		if ((unsigned char)mem->p[-i] != DEVICE_GUARD) {
			*offset = -i;
			return false;
		}
	return true;
}

struct device_module {
	struct device *dev;
	void *handle;
	char *path;
};

_Static_assert(offsetof(struct device_module, dev) == 0, "found by its first member");

enum status host_load(struct device *dev, const char *path, struct device_module **out)
{
	void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);

	if (!handle)
		FAIL(INVALID, "%s cannot be loaded: %s", path, dlerror());
	struct device_module *m = host_zeroed(1, sizeof(*m));

	*m = (struct device_module){.dev = dev, .handle = handle, .path = strdup(path)};
	*out = m;
	return STATUS_OK;
}

enum status host_lookup(struct device_module *module, const char *name, device_fn **out)
{
	void *p = dlsym(module->handle, name);

	if (!p)
		FAIL(INVALID, "%s has no function %s", module->path, name);
	memcpy(out, &p, sizeof(p)); /* C has no cast from void * to a function */
	return STATUS_OK;
}

void host_unload(struct device_module *module)
{
	dlclose(module->handle);
	free(module->path);
	free(module);
}

enum status host_record(struct device *dev, const struct device_program *program,
			void *const *const *sets, uint32_t nsets, uint32_t m,
			struct device_replay **out)
{
	struct device_replay *r = host_zeroed(1, sizeof(*r));
	size_t nbufs = program->nbufs;

	*r = (struct device_replay){
		.dev = dev, .program = program, .nsets = nsets < m ? nsets : m, .m = m};
	r->bufs = host_zeroed(r->nsets * nbufs, sizeof(*r->bufs));
	for (uint32_t i = 0; nbufs && i < r->nsets; i++)
		memcpy(r->bufs + i * nbufs, sets[i], nbufs * sizeof(*r->bufs));
	*out = r;
	return STATUS_OK;
}

void host_replay_free(struct device_replay *r)
{
	free(r->bufs);
	free(r);
}

void host_count(const struct device_replay *r, uint32_t *kernels, uint32_t *copies)
{
	*kernels = *copies = 0;
	for (uint32_t i = 0; i < r->program->nsteps; i++)
		*kernels += r->program->steps[i].fn ? r->m : 0;
}
