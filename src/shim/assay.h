#ifndef SHIM_ASSAY_H
#define SHIM_ASSAY_H

#include <stddef.h>

/*
 * libassay.so: the few calls that Python needs.  JSON text in, JSON text out, no struct of
 * ours crosses.  These are the only exported names; layouts behind them may change.
 *
 * A call answers 0 or the exit code of its failure (status.def: 1 a check failed, 2 usage,
 * 3 unusable input, 4 the environment lacks something); assay_story() then says what went
 * wrong.  Calls are safe from several threads; a story belongs to the thread of its call.
 */
#define ASSAY_API __attribute__((visibility("default")))

/* The inputs of a point of a repro.  json:
 *
 *	{"file": "…/repro.py", "point": "a7275f5a888a", "seed": 0}
 *
 * point null or absent: the home point; seed absent: 0.  *out, for assay_free:
 *
 *	{"pattern": "<64 hex>", "point": "<12 hex>", "home": "<12 hex>", "seed": 0,
 *	 "storages": [bytes, …],
 *	 "args": [{"storage": 0, "dtype": "bf16", "shape": […], "stride": […], "offset": 0,
 *	           "cpu": false}, …, {"size": 3}, {"sizes": [5, 12]}],
 *	 "consts": ["0.1", …], "source": null}
 *
 * args in the order of forward()'s parameters; stride and offset in elements; storages want
 * an address that 256 divides.  consts as FX text.  forward() in the file holds the constants
 * of the home point: where this point has others, source is the module that has them. */
ASSAY_API int assay_inputs(const char *json, char **out);

/* Fills the storages of the same question: n host pointers in the order of "storages",
 * ignored where there are no bytes.  The same question gives the same bits everywhere. */
ASSAY_API int assay_inputs_fill(const char *json, void *const *storages, size_t n);

/* A worker, in the process that calls it, until its supervisor lets it go: jobs on descriptor
 *3, rows on 4.  json:
 *
 *	{"device": "cuda", "threads": 0, "versions": {"torch": "2.11.0", …}}
 *
 * ask is called with a question about a program of torch's, as in provider/torch.h, and gives
 * its answer, alive until it is called again, or NULL.  call does one call of a program on a
 * set of buffers, on a host device.  Both on the calling thread, between whose calls the
 * device is assay's. */
typedef const char *assay_ask(const char *question);
typedef void assay_call(void *program, unsigned set);
ASSAY_API int assay_worker(const char *json, assay_ask *ask, assay_call *call);

/* Within an answer to ask: how the device is needed from here on.  0: not, 1: with others, 2:
 * alone, as for a benchmark.  *before is what it was.  Fails (4) if the lease is not to be had.
 */
ASSAY_API int assay_lease(int mode, int *before);

/* What one of the calls handed out; NULL is fine. */
ASSAY_API void assay_free(char *text);

/* What went wrong in this thread's last call, "" if nothing; valid until its next call. */
ASSAY_API const char *assay_story(void);

#endif
