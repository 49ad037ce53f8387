/*
 * The gate: a kernel of one warp that waits for a word of the host's, so that all behind it is
 * queued before any of it runs.  A stream can wait by itself for a word, but for ever: a host
 * that blocks because the queue is full would never open it.  The kernel gives up after
 * GATE_NS and says so.
 */
#include "device/cuda_int.h"

enum { GATE_NS = DEVICE_GATE_MS * 1000000, WORDS = 2, OPENED = 0, BY_ITSELF = 1 };

/* wait(words, turn, ns): until words[0] >= turn; after ns, words[1] = turn.
 * PTX, because the driver alone can make it run on any GPU. */
static const char wait_ptx[] =
	".version 6.3\n"
	".target sm_70\n"
	".address_size 64\n"
	".visible .entry assay_gate(.param .u64 words, .param .u64 turn, "
	".param .u64 limit)\n"
	"{\n"
	"	.reg .pred %p<4>;\n"
	"	.reg .b32 %r<2>;\n"
	"	.reg .b64 %d<8>;\n"
	"	mov.u32 %r1, %tid.x;\n"
	"	setp.ne.u32 %p1, %r1, 0;\n"
	"	@%p1 bra DONE;\n"
	"	ld.param.u64 %d1, [words];\n"
	"	ld.param.u64 %d2, [turn];\n"
	"	ld.param.u64 %d3, [limit];\n"
	"	mov.u64 %d4, %globaltimer;\n"
	"	add.u64 %d4, %d4, %d3;\n"
	"LOOP:\n"
	"	ld.volatile.global.u64 %d5, [%d1];\n"
	"	setp.ge.u64 %p2, %d5, %d2;\n"
	"	@%p2 bra DONE;\n"
	"	nanosleep.u32 200;\n"
	"	mov.u64 %d6, %globaltimer;\n"
	"	setp.lt.u64 %p3, %d6, %d4;\n"
	"	@%p3 bra LOOP;\n"
	"	st.volatile.global.u64 [%d1+8], %d2;\n"
	"DONE:\n"
	"	ret;\n"
	"}\n";

enum status cuda_gate_open_up(struct cuda *c)
{
	void *words = NULL;

	CUDA_TRY(&c->dev, c->cu, cuMemHostAlloc, &words, WORDS * sizeof(uint64_t),
		 CUDA_HOST_DEVICEMAP);
	c->gate.words = words;
	c->gate.words[OPENED] = c->gate.words[BY_ITSELF] = 0;
	CUDA_TRY(&c->dev, c->cu, cuMemHostGetDevicePointer_v2, &c->gate.seen, words, 0);
	CUDA_TRY(&c->dev, c->cu, cuModuleLoadData, &c->gate.module, wait_ptx);
	CUDA_TRY(&c->dev, c->cu, cuModuleGetFunction, &c->gate.wait, c->gate.module,
		 "assay_gate");
	/* A kernel's first launch may wait for the device: here it waits for nobody. */
	TRY(cuda_gate_close(&c->dev));
	c->gate.words[OPENED] = c->gate.turn;
	return STATUS_OK;
}

void cuda_gate_release(struct cuda *c)
{
	if (c->gate.words)
		c->gate.words[OPENED] = c->gate.turn;
	if (c->stream)
		c->cu->cuStreamSynchronize(c->stream);
	if (c->gate.module)
		c->cu->cuModuleUnload(c->gate.module);
	if (c->gate.words)
		c->cu->cuMemFreeHost((void *)(uintptr_t)c->gate.words);
}

enum status cuda_gate_close(struct device *dev)
{
	struct cuda *c = cuda_of(dev);
	uint64_t limit_ns = GATE_NS, turn = ++c->gate.turn;
	void *params[] = {&c->gate.seen, &turn, &limit_ns};

	CUDA_TRY(dev, c->cu, cuLaunchKernel, c->gate.wait, 1, 1, 1, 32, 1, 1, 0, c->stream,
		 params, NULL);
	return STATUS_OK;
}

enum status cuda_gate_open(struct device *dev, bool *by_itself)
{
	struct cuda_gate *g = &cuda_of(dev)->gate;

	*by_itself = g->words[BY_ITSELF] == g->turn;
	g->words[OPENED] = g->turn;
	return STATUS_OK;
}
