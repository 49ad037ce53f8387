#ifndef PROVIDER_TORCH_H
#define PROVIDER_TORCH_H

#include "base/json.h"
#include "provider/provider.h"

/*
 * Programs that torch makes, in a process that has torch: Python compiles a point's module and
 * captures it over buffers that are ours, and hands over what it captured.  What happens when
 * is the engine's; here is what is said to Python and what it answers, as JSON:
 *
 *	{"do": "open", "program": 1, "provider": "inductor", "options": {…}, "cache": "…",
 *	 "file": "…/repro.py", "point": "a7275f5a888a", "device": "cuda",
 *	 "foreign": null, "draws": false, "stream": CUstream to be called on, or 0 for graphs,
 *	 "bytes": [of each storage], "sets": [[address of each storage], of each set]}
 *	{"do": "compile", "program": 1}        → {"source": "…", "cached": true, "build": "…"}
 *	{"do": "run", "program": 1}            one call on set 0: what tunes itself does it now
 *	                                       → {"image": digest of what it launched, or null}
 *	{"do": "capture", "program": 1}        → {"graphs": [CUgraph of each set], "outputs": …}
 *	{"do": "outputs", "program": 1}        → {"outputs": [[a tensor each], of each set]}
 *	{"do": "recompile", "program": 1}      in an empty cache, until the first result is there
 *	{"do": "peak_memory", "program": 1}    → {"peak_bytes": …, "driver_bytes": …} of one call
 *	{"do": "profile" or "profile_details" or "memory_snapshot", "program": 1, "to": file}
 *	{"do": "close"}                        everything of the point may go
 *
 * What torch alone can run has no file: "foreign" then is {"fx": text of a graph, "is_whole":
 * a full graph of a model, "attrs": its constants by name, "args": as assay_inputs has them}.
 *
 * A tensor is {"storage": address, "bytes": of the storage, "dtype": "f32", "shape": […],
 * "stride": […], "offset": elements}.  An answer with "cause" is a failure: a row's cause and
 * its "message".
 */
struct torch_calls {
	/* The answer lives until the next question; NULL: Python failed to answer. */
	const char *(*ask)(const char *question);
	/* Host devices, and what is launched without a graph: one call of program `ctx` (its
	 * number) on that set. */
	void (*call)(void *ctx, uint32_t set);
};

/* What a program is made of.  Arrays are the caller's and outlive it. */
struct torch_point {
	const char *file, *point, *device; /* "cpu" or "cuda" */
	const char *cache_dir;             /* NULL: torch's own default */
	struct str foreign; /* JSON object; empty: file and point say what it is.  Else what it
			     * returns is whatever it returns. */
	const int64_t *bytes;     /* of each storage */
	const uint32_t *storage;  /* of each tensor parameter */
	void *const *const *sets; /* [set][storage] */
	uint32_t nstorages, nsets;
	const uint32_t *written; /* per return value behind those that the module gives: the
				  * parameter that holds it */
	uint32_t nwritten;
	const bool *is_written; /* per storage */
	void *stream; /* of a GPU, on which it is called and not captured; NULL: it is captured
		       */
	bool draws;   /* from torch's own generator: a graph is replayed by it once */
};

/* True for "inductor", "inductor-cd", "inductor:N=V,…" and "eager". */
bool provider_is_torch(const char *name);
bool provider_is_inductor(const char *name); /* of these all but the last */
/* The options of such a name as canonical JSON, config's laid over them ("{}": none).
 * USAGE for what is no N=V. */
MUST enum status torch_options(struct arena *a, const char *name, const char *config,
			       const char **out);

/* A question with no more to it than that; *cause is a row's cause, or NULL: the worker is of
 * no more use.  Not OK with the message as story. */
MUST enum status torch_do(struct arena *a, const struct torch_calls *t, const char *what,
			  uint32_t program, json_t **answer, const char **cause);
/* The same, of what writes a file. */
MUST enum status torch_write(struct arena *a, const struct torch_calls *t, const char *what,
			     uint32_t program, const char *to, const char **cause);
MUST enum status torch_open(struct arena *a, const struct torch_calls *t, uint32_t program,
			    const char *provider, const char *options,
			    const struct torch_point *p, const char **cause);
/* From the answer to "compile": a program without buffers yet. */
MUST enum status torch_compiled(struct arena *a, const struct provider *provider,
				const json_t *answer, struct program **out);
/* From the answer to "run": what the program's code is, where torch can tell. */
void torch_ran(const json_t *answer, struct program *p);
/* From the answer to "capture" or "outputs": buffers, return values and graphs of p, and
 * [set][buf] the addresses.  INVALID for what does not fit the question; UNSUPPORTED if the
 * module returned something else for one set than for another. */
MUST enum status torch_captured(struct arena *a, const struct torch_calls *t, uint32_t program,
				const struct bound *b, const struct torch_point *point,
				const json_t *answer, struct program *p, void ****sets);

#endif
