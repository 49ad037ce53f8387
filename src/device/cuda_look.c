/*
 * Looking at memory where it lies: whether ranges are equal and guards whole, so that nothing
 * has to be copied to the host to be seen.
 */
#include "device/cuda_int.h"

#include <stdlib.h>

enum { LOOK_THREADS = 256, LOOK_BLOCKS = 512, OFFSET_BITS = 40 };

/* look(a, b, n, first, what): first[0] = min(first[0], what + i) for each i < n with
 * a[i] != b[i], or a[i] != 0xFF if b is null.  Sixteen bytes at a time where both begin on such
 * a boundary, and single ones behind those: whole inputs and outputs are gone through, several
 * times a point.  PTX, because the driver alone can make it run. */
static const char look_ptx[] =
	".version 6.3\n"
	".target sm_70\n"
	".address_size 64\n"
	".visible .entry assay_look(.param .u64 a, .param .u64 b, .param .u64 n, "
	".param .u64 first, .param .u64 what)\n"
	"{\n"
	"	.reg .pred %p<4>;\n"
	"	.reg .b32 %r<10>;\n"
	"	.reg .b16 %h<4>;\n"
	"	.reg .b64 %a, %b, %n, %first, %what, %i, %step, %wide, %at, %x<6>;\n"
	"	ld.param.u64 %a, [a];\n"
	"	ld.param.u64 %b, [b];\n"
	"	ld.param.u64 %n, [n];\n"
	"	ld.param.u64 %first, [first];\n"
	"	ld.param.u64 %what, [what];\n"
	"	mov.u32 %r1, %ctaid.x;\n"
	"	mov.u32 %r2, %ntid.x;\n"
	"	mov.u32 %r3, %tid.x;\n"
	"	mad.lo.u32 %r4, %r1, %r2, %r3;\n"
	"	cvt.u64.u32 %i, %r4;\n"
	"	mov.u32 %r5, %nctaid.x;\n"
	"	mul.lo.u32 %r6, %r5, %r2;\n"
	"	cvt.u64.u32 %step, %r6;\n"
	"	setp.eq.u64 %p1, %b, 0;\n"
	"	or.b64 %x0, %a, %b;\n"
	"	and.b64 %x0, %x0, 15;\n"
	"	setp.ne.u64 %p2, %x0, 0;\n"
	"	shr.u64 %wide, %n, 4;\n"
	"	@%p2 mov.u64 %wide, 0;\n"
	/* sixteen bytes */
	"	mov.u64 %at, %i;\n"
	"WIDE:\n"
	"	setp.ge.u64 %p2, %at, %wide;\n"
	"	@%p2 bra SINGLE;\n"
	"	shl.b64 %x0, %at, 4;\n"
	"	add.u64 %x1, %a, %x0;\n"
	"	ld.global.v2.u64 {%x2, %x3}, [%x1];\n"
	"	mov.u64 %x4, -1;\n"
	"	mov.u64 %x5, -1;\n"
	"	add.u64 %x1, %b, %x0;\n"
	"	@!%p1 ld.global.v2.u64 {%x4, %x5}, [%x1];\n"
	"	add.u64 %at, %at, %step;\n"
	"	xor.b64 %x2, %x2, %x4;\n"
	"	xor.b64 %x3, %x3, %x5;\n"
	"	or.b64 %x1, %x2, %x3;\n"
	"	setp.eq.u64 %p2, %x1, 0;\n"
	"	@%p2 bra WIDE;\n"
	/* the lowest byte that differs, of the second eight if the first are equal */
	"	setp.eq.u64 %p2, %x2, 0;\n"
	"	@%p2 mov.u64 %x2, %x3;\n"
	"	@%p2 add.u64 %x0, %x0, 8;\n"
	"	brev.b64 %x2, %x2;\n"
	"	clz.b64 %r7, %x2;\n"
	"	shr.u32 %r7, %r7, 3;\n"
	"	cvt.u64.u32 %x1, %r7;\n"
	"	add.u64 %x0, %x0, %x1;\n"
	"	add.u64 %x0, %x0, %what;\n"
	"	atom.global.min.u64 %x1, [%first], %x0;\n"
	"	bra WIDE;\n"
	"SINGLE:\n"
	"	shl.b64 %wide, %wide, 4;\n"
	"	add.u64 %at, %wide, %i;\n"
	"NEXT:\n"
	"	setp.ge.u64 %p2, %at, %n;\n"
	"	@%p2 bra DONE;\n"
	"	add.u64 %x0, %a, %at;\n"
	"	ld.global.u8 %h1, [%x0];\n"
	"	mov.u16 %h2, 255;\n"
	"	add.u64 %x1, %b, %at;\n"
	"	@!%p1 ld.global.u8 %h2, [%x1];\n"
	"	setp.eq.u16 %p3, %h1, %h2;\n"
	"	add.u64 %x2, %what, %at;\n"
	"	@!%p3 atom.global.min.u64 %x3, [%first], %x2;\n"
	"	add.u64 %at, %at, %step;\n"
	"	bra NEXT;\n"
	"DONE:\n"
	"	ret;\n"
	"}\n";

enum status cuda_look_open(struct cuda *c)
{
	struct cuda_look *l = &c->look;

	CUDA_TRY(&c->dev, c->cu, cuModuleLoadData, &l->module, look_ptx);
	CUDA_TRY(&c->dev, c->cu, cuModuleGetFunction, &l->run, l->module, "assay_look");
	CUDA_TRY(&c->dev, c->cu, cuMemAlloc_v2, &l->first, sizeof(uint64_t));
	return STATUS_OK;
}

void cuda_look_release(struct cuda *c)
{
	if (c->look.first)
		c->cu->cuMemFree_v2(c->look.first);
	if (c->look.module)
		c->cu->cuModuleUnload(c->look.module);
}

MUST static enum status queue_range(struct cuda *c, const void *a, const void *b, size_t bytes,
				    uint32_t which)
{
	uint64_t n = bytes, what = (uint64_t)which << OFFSET_BITS;
	CUdeviceptr pa = (CUdeviceptr)(uintptr_t)a, pb = (CUdeviceptr)(uintptr_t)b;
	void *params[] = {&pa, &pb, &n, &c->look.first, &what};
	uint64_t blocks = (n + LOOK_THREADS - 1) / LOOK_THREADS;

	if (!bytes)
		return STATUS_OK;
	CUDA_TRY(&c->dev, c->cu, cuLaunchKernel, c->look.run,
		 (unsigned)(blocks < LOOK_BLOCKS ? blocks : LOOK_BLOCKS), 1, 1, LOOK_THREADS, 1,
		 1, 0, c->stream, params, NULL);
	return STATUS_OK;
}

MUST static enum status queue_guards(struct cuda *c, const struct device_mem *m, uint32_t which)
{
	TRY(queue_range(c, m->map, NULL, DEVICE_GUARD_BYTES, which));
	return queue_range(c, m->p + m->bytes, NULL,
			   m->map_bytes - DEVICE_GUARD_BYTES - m->bytes, which);
}

enum status cuda_look(struct device *dev, const struct device_look *looks, uint32_t n,
		      uint32_t *first)
{
	struct cuda *c = cuda_of(dev);
	uint64_t found = 0;

	CUDA_TRY(dev, c->cu, cuMemsetD8Async, c->look.first, 0xFF, sizeof(found), c->stream);
	for (uint32_t i = 0; i < n; i++)
		if (looks[i].guards)
			TRY(queue_guards(c, looks[i].guards, i));
		else
			TRY(queue_range(c, looks[i].a, looks[i].b, looks[i].bytes, i));
	CUDA_TRY(dev, c->cu, cuMemcpyAsync, (CUdeviceptr)(uintptr_t)&found, c->look.first,
		 sizeof(found), c->stream);
	CUDA_TRY(dev, c->cu, cuStreamSynchronize, c->stream);
	*first = found == UINT64_MAX ? n : (uint32_t)(found >> OFFSET_BITS);
	return STATUS_OK;
}
