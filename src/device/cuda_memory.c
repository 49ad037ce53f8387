/*
 * Memory of a GPU, between guards.  A stream orders everything, so what is filled or copied
 * here happens after the launches before it; pageable memory of the host has been read, or
 * written, when a copy returns.
 */
#include "device/cuda_int.h"

#include <stdlib.h>
#include <string.h>

static CUdeviceptr address(const void *p)
{
	return (CUdeviceptr)(uintptr_t)p;
}

/* Rounding leaves more guard on the right than is promised. */
static size_t bytes_behind(const struct device_mem *mem)
{
	return mem->map_bytes - DEVICE_GUARD_BYTES - mem->bytes;
}

MUST static enum status take(struct cuda *c, size_t bytes, CUdeviceptr *out)
{
	for (uint32_t i = c->nspare; i-- > 0;)
		if (c->spare[i].bytes == bytes) {
			*out = c->spare[i].p;
			c->spare[i] = c->spare[--c->nspare];
			return STATUS_OK;
		}
	CUresult r = c->cu->cuMemAlloc_v2(out, bytes);

	if (r == CUDA_OUT_OF_MEMORY && c->nspare) {
		cuda_trim(&c->dev);
		r = c->cu->cuMemAlloc_v2(out, bytes);
	}
	return r ? cuda_tell(c->dev.info.id, "cuMemAlloc_v2", r) : STATUS_OK;
}

/* What is queued on the stream may still use it; so will what comes next, after that. */
static void give(struct cuda *c, CUdeviceptr p, size_t bytes)
{
	if (c->nspare < CUDA_SPARES)
		c->spare[c->nspare++] = (struct cuda_spare){p, bytes};
	else
		c->cu->cuMemFree_v2(p);
}

void cuda_trim(struct device *dev)
{
	struct cuda *c = cuda_of(dev);

	while (c->nspare)
		c->cu->cuMemFree_v2(c->spare[--c->nspare].p);
}

MUST static enum status map(struct cuda *c, struct device_mem *mem)
{
	size_t body = (mem->bytes + DEVICE_ALIGN - 1) / DEVICE_ALIGN * DEVICE_ALIGN;
	CUdeviceptr p = 0;

	mem->map_bytes = body + 2 * (size_t)DEVICE_GUARD_BYTES;
	TRY(take(c, mem->map_bytes, &p));
	mem->map = (char *)(uintptr_t)
		p; /* an address of the device's: the host never follows it */
	mem->p = mem->map + DEVICE_GUARD_BYTES;
	CUresult r = c->cu->cuMemsetD8Async(p, DEVICE_GUARD, DEVICE_GUARD_BYTES, c->stream);

	if (!r)
		r = c->cu->cuMemsetD8Async(address(mem->p + mem->bytes), DEVICE_GUARD,
					   bytes_behind(mem), c->stream);
	if (r) {
		c->cu->cuMemFree_v2(p);
		return cuda_tell(c->dev.info.id, "cuMemsetD8Async", r);
	}
	return STATUS_OK;
}

enum status cuda_alloc(struct device *dev, size_t bytes, struct device_mem **out)
{
	struct cuda *c = cuda_of(dev);

	if (bytes > INT64_MAX / 2 || (int64_t)bytes > dev->info.memory_bytes)
		FAIL(EXHAUSTED, "%s: %zu bytes of %lld", dev->info.id, bytes,
		     (long long)dev->info.memory_bytes);
	struct device_mem *mem = host_zeroed(1, sizeof(*mem));

	*mem = (struct device_mem){.dev = dev, .bytes = bytes, .next = c->first};
	enum status s = map(c, mem);

	if (s) {
		free(mem);
		TRY_CTX(s, "while allocating %zu bytes", bytes);
	}
	if (c->first)
		c->first->prev = mem;
	c->first = mem;
	*out = mem;
	return STATUS_OK;
}

void cuda_free(struct device_mem *mem)
{
	struct cuda *c = cuda_of(mem->dev);

	if (mem->prev)
		mem->prev->next = mem->next;
	else
		c->first = mem->next;
	if (mem->next)
		mem->next->prev = mem->prev;
	give(c, address(mem->map), mem->map_bytes);
	free(mem);
}

void cuda_free_all(struct cuda *c)
{
	while (c->first)
		cuda_free(c->first);
	cuda_trim(&c->dev);
}

enum status cuda_copy(struct device *dev, void *to, const void *from, size_t bytes)
{
	struct cuda *c = cuda_of(dev);

	if (bytes)
		CUDA_TRY(dev, c->cu, cuMemcpyAsync, address(to), address(from), bytes,
			 c->stream);
	return STATUS_OK;
}

enum status cuda_fill(struct device *dev, void *to, int byte, size_t bytes)
{
	struct cuda *c = cuda_of(dev);

	if (bytes)
		CUDA_TRY(dev, c->cu, cuMemsetD8Async, address(to), (unsigned char)byte, bytes,
			 c->stream);
	return STATUS_OK;
}

enum status cuda_guards(const struct device_mem *mem, bool *is_intact, int64_t *offset)
{
	unsigned char seen[2 * DEVICE_GUARD_BYTES + DEVICE_ALIGN];
	unsigned char *behind = seen + DEVICE_GUARD_BYTES;

	TRY(device_copy(mem->dev, seen, mem->map, DEVICE_GUARD_BYTES));
	TRY(device_copy(mem->dev, behind, mem->p + mem->bytes, bytes_behind(mem)));
	TRY(device_sync(mem->dev));
	*is_intact = false;
	for (size_t i = 0; i < bytes_behind(mem); i++)
		if (behind[i] != DEVICE_GUARD) {
			*offset = (int64_t)(mem->bytes + i);
			return STATUS_OK;
		}
	for (int64_t i = 1; i <= DEVICE_GUARD_BYTES; i++)
		if (seen[DEVICE_GUARD_BYTES - i] != DEVICE_GUARD) {
			*offset = -i;
			return STATUS_OK;
		}
	*is_intact = true;
	return STATUS_OK;
}
