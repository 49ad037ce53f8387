#ifndef FAKE_CUDA_FAKE_H
#define FAKE_CUDA_FAKE_H

#include "device/cuda_abi.h"

#include <stdbool.h>

/*
 * A library in the place of the CUDA driver, NVML and NVRTC (ASSAY_CUDA_DRIVER, ASSAY_NVRTC).
 * Memory is the host's, a few known kernels run on the CPU, and the device's time is
 * simulated: it passes while the host's does, work takes what a model says, and to wait for
 * the device takes as long.
 *
 * ASSAY_FAKE_CUDA, or fake_script(), is text, items separated by ';':
 *
 *	SYMBOL:N=oom | fail | lost | crash | hang      the N-th call of it from now on
 *	SYMBOL:N@1=lost                                in a process that works on GPU 1
 *	gpus=2; uuid=GPU-other; name=NVIDIA H200       uuid and name of the first one
 *	name1=NVIDIA L4; fastest=1                     the second one's name; which is ordinal 0
 *	mig=2; pin=off                                 instances of the first; UUIDs in
 *	                                               CUDA_VISIBLE_DEVICES are passed over
 *	tick=32; e0=1300; s=1100; c=2900; d1=2300      ns
 *	llc=33554432; memory=4294967296                bytes
 *	rights=0                                       clocks may not be locked; what becomes of
 *	                                               them is told in the file
 *	                                               $ASSAY_FAKE_CLOCKS, a line each
 *	throttle=1; foreign=1                          what NVML says from now on
 */
#define EXPORT __attribute__((visibility("default")))

EXPORT void fake_script(const char *text); /* from the defaults; counts begin again */
/* Objects of the driver that are alive: memory, modules, graphs, streams, events, contexts. */
EXPORT int fake_live(void);
/* Whether the host has waited for all that was queued. */
EXPORT bool fake_is_idle(void);
/* Calls of a symbol since the script was set. */
EXPORT int fake_calls(const char *symbol);

enum { GPUS_MAX = 4, MIGS_MAX = 2, FAULTS_MAX = 4, SYMBOLS_MAX = 64, PARAMS_MAX = 8 };

struct fake {
	struct fault {
		char symbol[48];
		int n, gpu, result; /* gpu -1: any */
	} faults[FAULTS_MAX];
	int nfaults;
	struct count {
		const char *symbol;
		int n;
	} counts[SYMBOLS_MAX];
	int ncounts;
	int gpus, dead;             /* dead: what each call answers once the device is lost */
	int migs, fastest, current; /* current: whose context was made last */
	bool is_pinless;
	/* Handles are indices: of a GPU, and from GPUS_MAX on of an instance of the first. */
	char uuid[GPUS_MAX + MIGS_MAX][48], name[80], name1[80];
	double tick_ns, e0_ns, s_ns, c_ns, d1_ns;
	long long llc_bytes, memory_bytes;
	bool is_throttled, is_foreign, is_rightless;
};
extern struct fake fake;

/* 0, or what the script wants this call to answer; may never return. */
int fake_enter(const char *symbol);
#define ENTER(symbol)                         \
	do {                                  \
		int r_ = fake_enter(#symbol); \
		if (r_)                       \
			return (CUresult)r_;  \
	} while (0)

#define CUDA_SYM(symbol, params) EXPORT CUresult symbol params;
#include "device/cuda_syms.def"
#undef CUDA_SYM

/* Of the library's, counted while they are alive. */
void *fake_object(size_t bytes);
void fake_gone(void *p);

/* When the work queued so far is done.  Work begins when it is queued, or behind what was
 * queued before it; behind a gate the host's time is not looked at. */
extern double fake_now_ns;
void fake_begin(void);
void fake_gate(void);
/* What it takes to touch an array, by a model of the cache. */
double fake_touch_ns(uint64_t p, long long bytes);

/* What a kernel reads and writes, and the little that some do. */
struct kernel {
	const char *stem;
	int arrays;  /* of as many f32 as the last parameter says; 0: no traffic */
	int nparams; /* where there are no arrays */
	void (*run)(const uint64_t *params);
	double step_ns; /* 0: by arrays; else times the last parameter */
	bool is_gate;
};
const struct kernel *kernel_known(const char *name);

#endif
