#ifndef DEVICE_DEVICE_INT_H
#define DEVICE_DEVICE_INT_H

#include "device/device_ops.h"

extern const struct device_ops device_null, device_cpu, device_cuda;

/*
 * What the devices on the host share.
 */

/* Memory of the host with guards, in a list per device.  Large mappings that were let go are
 * kept for the next of their size: the kernel clears fresh pages, which takes longer than much
 * of what is done with them. */
enum { HOST_SPARES = 64 };
struct host_heap {
	struct device_mem *first;
	int64_t used_bytes, limit_bytes;
	bool is_right; /* the side of the next one */
	struct host_spare {
		char *map;
		size_t bytes;
	} spare[HOST_SPARES];
	int nspare;
};
MUST enum status host_alloc(struct host_heap *h, struct device *dev, size_t bytes,
			    struct device_mem **out);
void host_free(struct host_heap *h, struct device_mem *mem);
void host_free_all(struct host_heap *h);
void host_trim(struct host_heap *h); /* spares, too */
/* The allocation that p points into, or NULL. */
const struct device_mem *host_find(const struct host_heap *h, const void *p);
bool host_guards_intact(const struct device_mem *mem, int64_t *offset);
int64_t host_memory_bytes(void); /* available now */

MUST enum status host_load(struct device *dev, const char *path, struct device_module **out);
MUST enum status host_lookup(struct device_module *module, const char *name, device_fn **out);
void host_unload(struct device_module *module);

/* m calls of a program on copies of the sets' pointers. */
struct device_replay {
	struct device *dev;
	const struct device_program *program;
	uint32_t nsets, m;
	void **bufs; /* nsets × nbufs */
};
MUST enum status host_record(struct device *dev, const struct device_program *program,
			     void *const *const *sets, uint32_t nsets, uint32_t m,
			     struct device_replay **out);
void host_replay_free(struct device_replay *r);
void host_count(const struct device_replay *r, uint32_t *kernels, uint32_t *copies);
static inline void *const *host_bufs(const struct device_replay *r, uint32_t call)
{
	return r->bufs + (size_t)(call % r->nsets) * r->program->nbufs;
}

/* The part of [0, units) that thread t of n works on. */
struct range {
	int64_t begin, end;
};
static inline struct range range_of(int64_t units, int t, int n)
{
	int64_t each = units / n, more = units % n;
	int64_t begin = each * t + (t < more ? t : more);

	return (struct range){begin, begin + each + (t < more)};
}

void *host_zeroed(size_t n,
		  size_t size); /* like calloc; a host out of memory ends the process */

#endif
