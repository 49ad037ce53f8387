#ifndef RUN_UNIT_INT_H
#define RUN_UNIT_INT_H

#include "base/vec.h"
#include "corpus/bytes.h"
#include "corpus/inputs.h"
#include "corpus/work.h"
#include "measure/sitting.h"
#include "provider/oracle.h"
#include "provider/torch.h"
#include "run/engine.h"
#include "run/foreign.h"
#include "run/reference.h"

/*
 * A unit is one job at work: the point's graph, its buffers, its programs and what became
 * of each.  unit.c makes it (unit_foreign.c what torch alone can run), unit_buffers.c its
 * memory, unit_torch.c has torch make programs over it, unit_replay.c runs them and looks at
 * what they did (unit_rows.c: where that lies), unit_check.c judges that, unit_row.c writes the
 * rows, engine.c has the order of it all.
 */

/* Where the wall time of a point goes; every moment belongs to exactly one. */
enum unit_phase {
	PHASE_OTHER, /* the harness's own */
	PHASE_INPUTS,
	PHASE_COMPILE,
	PHASE_REFERENCE,
	PHASE_CHECK,
	PHASE_LEASE,
	PHASE_SAMPLE,
	PHASES
};

/* Copies of data: in the arena, or on the device. */
struct held {
	struct arena arena;
	VEC(struct device_mem *) mem;
};
void held_release(struct held *h);

struct unit_program {
	const struct job_provider *want;
	const struct provider *provider;
	struct program *p;       /* NULL: there is none, and cause says why */
	struct device_mem **mem; /* of outputs per set, [set * nbufs + buf]; temps in set 0 */
	void ***sets;            /* [set][buf] */
	struct sitting_restore *restores;
	uint32_t nrestores;
	struct oracle_ask *oracle; /* what its sidecar has for the point; NULL: it has none */
	const char *options;       /* told to torch in the place of want's; NULL: those */
	uint32_t number;           /* torch knows it by it */
	uint32_t kernels, copies;  /* of a call, as captured */
	double tuned_s;            /* of its first run, alone on the device */
	bool is_tune_contended;    /* others used the device in that time */
	bool locks;                /* torch takes the lease for each benchmark itself */
	void **seen[2];            /* per output, row-major: of set 0, for either poison */
	struct held seen_held;
	bool was_replayed;           /* in this check round */
	struct unit_program *same;   /* of the same code, and timed in its place; NULL */
	const char *cause, *message; /* first thing that went wrong; NULL: nothing did */
	const char *unchecked;       /* why its numbers cannot be told right; NULL: they can */
	const char *unchecked_why;
	bool is_sent;
	bool is_nondeterministic;
	bool is_unjudged;     /* its values have no reference, and its sets need not agree */
	double worst, spread; /* over all rounds; spread in the outputs' own units */
	int64_t flips;
	int rounds; /* check rounds that it passed */
	/* of a full graph, as far as it was asked for; 0, NULL: not */
	int64_t peak_bytes, driver_bytes;
	double compiles_s[3];
	uint32_t ncompiles;
	const char *notes;
};

struct unit {
	struct engine *e;
	const struct job *job;
	struct arena arena;
	const struct pattern *k; /* the engine's */
	const struct pattern_point *pp;
	struct foreign
		*foreign;    /* what torch alone can run: k is NULL, and nothing is judged */
	struct str question; /* of it: what torch is told */
	struct graph *g;
	struct bound *typed, *wide;
	struct inputs_layout layout;
	struct bytes bytes;
	struct work work; /* arithmetic that no program can leave out; NAN: not known */
	uint32_t m, nsets;
	bool is_mutating;
	bool *mutated, *returned; /* per parameter: written, and that return value added */
	bool *is_written;         /* per storage: the graph writes it */
	uint32_t *written;        /* tensor parameters whose last write is returned besides */
	uint32_t nwritten;
	struct device_mem **storages; /* [set * layout.nstorages + storage] */
	/* Large work of a GPU stays there: inputs are made, references kept and outputs
	 * compared on it.  The engine's; NULL: all of that is the host's. */
	struct near *near;
	char **masters; /* per storage: what it should hold; near: NULL */
	struct arena masters_arena;
	/* The same on a device that is not the host; else each is NULL. */
	struct device_mem **near_masters;
	struct unit_program *programs;
	uint32_t nprograms;
	struct reference_code judge;
	struct reference ref, stale;
	bool has_ref, has_stale;
	uint32_t vacuous; /* the output that unit_vacuous found last */
	struct lease *lease;
	struct sol *sol;
	bool is_sol_right;
	const struct calibration *c; /* NULL: nothing is timed */
	struct sitting_plan plan;
	struct sitting *seats; /* from just before it is sampled */
	struct sitting_result sitting;
	bool was_sampled;
	double lease_waited_s;
	bool has_siblings; /* others held instances of the same GPU when it was timed */
	bool is_disturbed; /* in engine_hold, alone: somebody else was seen on the device */
	int64_t alone_ns, alone_since; /* in engine_hold: all, and since when; 0: not now */
	/* clocks of the phases */
	int64_t spent_ns[PHASES];
	int64_t since_ns;
	enum unit_phase phase;
};

struct engine {
	struct device *dev;
	struct engine_calls calls;
	struct unit *at_work; /* whose question torch answers; else NULL */
	struct measure_flush *flush;
	struct near *near;  /* NULL until it is wanted */
	struct arena arena; /* of the calibration */
	struct calibration *c;
	const char *calibration_path;
	/* The kernel of the last job: its other points are likely to follow. */
	struct arena pattern_arena;
	struct pattern pattern;
	const char *pattern_dir; /* NULL: none */
};

/* CORRUPT, INVALID as pattern_read; the pattern lives until another one is asked for. */
MUST enum status engine_pattern(struct engine *e, const char *dir, const struct pattern **out);

/* From here on time is spent for that; the supervisor is told where a deadline hangs on it. */
MUST enum status unit_phase(struct unit *u, enum unit_phase phase, const char *provider);

/* The lease in that mode from here on; false: it was not to be had, and all have their cause.
 */
MUST enum status unit_lease(struct unit *u, enum lease_mode mode, bool *has_lease);
/* Shared, unless some lease is held already. */
MUST enum status unit_hold(struct unit *u, bool *has_lease);
/* Host devices work all the time, and keep it. */
void unit_let_go(struct unit *u);
/* Whether somebody waits for the device to be his alone. */
bool unit_is_wanted(const struct unit *u);
/* Who waits for the device has his turn; then the lease is held again, in this phase. */
MUST enum status unit_yield(struct unit *u, enum unit_phase phase, const char *provider);
/* What the device refuses: it concerns this point's programs, and the next may fare better. */
void unit_device_failed(struct unit *u, enum status s);

/* The first cause stays. */
void program_fail(struct unit *u, struct unit_program *p, const char *cause, const char *fmt,
		  ...) __attribute__((format(printf, 4, 5)));
/* What a device's answer means for the row of who asked. */
const char *unit_device_cause(enum status s);
/* Every program that has not failed yet; the present story is the message, and is cleared. */
void unit_fail(struct unit *u, const char *cause);
void program_unchecked(struct unit *u, struct unit_program *p, const char *cause,
		       const char *fmt, ...) __attribute__((format(printf, 4, 5)));
bool unit_is_dead(const struct unit *u); /* all programs failed */

/* unit.c: true if the point can go on; else all programs have their cause. */
bool unit_load(struct unit *u);
bool unit_bind(struct unit *u); /* the part of it after kernel and point are known */
void unit_compile(struct unit *u, struct unit_program *p);
const char *unit_compile_cause(enum status s); /* what a compiler's answer means for the row */

/* unit_foreign.c: likewise, of a job that is foreign. */
bool unit_load_foreign(struct unit *u);

/* unit_observe.c: memory, traces and compile times of a graph, and members of open objects. */
MUST enum status unit_observe(struct unit *u);
void unit_observe_put_metrics(struct jsonw *w, const struct unit_program *p);
void unit_observe_put_build(struct jsonw *w, const struct unit_program *p);

/* unit_oracle.c: the entry for the point, and its program; of oracle.py torch's provider. */
void unit_oracle_compile(struct unit *u, struct unit_program *p,
			 const struct provider_opts *opts);
/* Whether it may be in the sitting: an oracle whose values nobody can judge is not timed. */
bool unit_oracle_is_timed(const struct unit *u, const struct unit_program *p);
/* What its code says went wrong in a call becomes its cause. */
void unit_oracle_failed(struct unit *u, struct unit_program *p);
/* Members of an open object: of flags, and of build. */
void unit_oracle_put_flags(struct jsonw *w, const struct unit *u, const struct unit_program *p);
void unit_oracle_put_build(struct jsonw *w, const struct unit_program *p);

/* unit_buffers.c */
bool unit_plan(struct unit *u); /* m and sets, after compiling */
bool unit_alloc(struct unit *u);
/* The values of a seed in the masters, and from there in all sets. */
MUST enum status unit_make(struct unit *u, uint64_t seed);
MUST enum status unit_upload(struct unit *u);
MUST enum status unit_fill(struct unit *u, uint64_t seed); /* both */
void unit_plan_restores(struct unit *u, struct unit_program *p);
void unit_free(struct unit *u);
/* All that a program wrote into inputs is undone in all sets. */
MUST enum status unit_restore(struct unit *u, const struct unit_program *p);

/* Whether both launch the same code, where what is launched is known. */
bool program_is_same(const struct unit_program *p, const struct unit_program *q);

/* unit_torch.c */
static inline bool program_is_torch(const struct unit_program *p)
{
	return p->provider && p->provider->flags & PROVIDER_TORCH;
}
/* What it returns is made anew by each call: of torch's, where it is called and no graph of its
 * calls is replayed. */
bool unit_is_made_anew(const struct unit *u, const struct unit_program *p);
bool unit_has_torch(const struct unit *u);
MUST enum status unit_torch(struct unit *u);
/* Where the outputs of the last calls are: a host device's torch returns new ones each time. */
MUST enum status unit_torch_refresh(struct unit *u, struct unit_program *p);
void unit_torch_close(struct unit *u);

/* unit_replay.c: runs a program on poisoned buffers, keeps what it gave in `seen`, and sees
 * what needs no reference: form, guards, what was written, whether sets agree. */
MUST enum status unit_replay(struct unit *u, struct unit_program *p);
/* One call of each set without looking at anything. */
MUST enum status unit_warm_up(struct unit *u, const struct unit_program *p);
/* unit_canary.c: elements of outputs that samples are to write anew, and what it means that of
 * so many spoiled ones so many were not.  The array is the unit's. */
uint32_t unit_canaries(struct unit *u, const struct unit_program *p,
		       const struct sitting_canary **out);
void unit_canaries_judge(struct unit *u, struct unit_program *p, uint32_t spoiled,
			 uint32_t kept);
size_t ret_bytes(const struct unit_program *p, uint32_t i);
/* The host's view of device memory: itself, or a copy in the arena. */
MUST enum status unit_fetch(struct unit *u, struct arena *a, const void *at, size_t bytes,
			    const void **out);

/* unit_rows.c: x and y are rows of t, as unit_rows gives them. */
MUST enum status unit_rows(struct unit *u, struct held *h, const struct tensor *t,
			   const void *from, size_t from_bytes, void **out);
/* An input as the masters have it. */
MUST enum status unit_input_rows(struct unit *u, struct held *h, uint32_t storage,
				 const struct tensor *t, void **out);
MUST enum status unit_same(struct unit *u, const void *a, const void *b, size_t bytes,
			   bool *is_same);
/* The first element that holds byte p in x and q in y; -1. */
MUST enum status unit_unwritten(struct unit *u, const struct tensor *t, const void *x, int p,
				const void *y, int q, int64_t *first);
MUST enum status unit_spread(struct unit *u, const struct tensor *t, const void *x,
			     const void *y, double *spread);

/* unit_turn.c: of a job that takes turns with other processes.  Between the first turn and the
 * last each round has one; next is true if none will come any more. */
MUST enum status unit_turn_first(struct unit *u, bool *is_skipped);
bool unit_turn_next(void *u);
MUST enum status unit_turn_last(struct unit *u);

/* unit_check.c */
/* Code for the judge, without the device; then, under a lease, whether the unit is near. */
MUST enum status unit_prepare_judge(struct unit *u);
void unit_open_near(struct unit *u);
MUST enum status unit_reference(struct unit *u);
/* Where no engine leads the rounds: a seed's values in the buffers, and what they should come
 * to.  The lease of a GPU is held from here on; CONFLICT if it was not to be had. */
MUST enum status unit_round(struct unit *u, uint64_t seed);
/* Whether what was seen is right; is_after: it was sampled since. */
MUST enum status unit_judge(struct unit *u, struct unit_program *p, bool is_after);
MUST enum status unit_check(struct unit *u, struct unit_program *p, bool is_after); /* both */
/* The outputs of another set of a program whose bits vary. */
MUST enum status unit_check_values(struct unit *u, struct unit_program *p, void *const *x);
/* The cause if nonsense would pass for an output, u->vacuous; else NULL. */
MUST enum status unit_vacuous(struct unit *u, const char **cause);

/* unit_row.c */
const struct sitting_row *unit_sitting_row(const struct unit *u, const char *name);
MUST enum status unit_send_row(struct unit *u, struct unit_program *p);
/* unit_sit.c: samples what has no cause yet; was_sampled says whether it came to that. */
MUST enum status unit_sit(struct unit *u);
/* What goes by from here on belongs to this phase; for supervisors nothing changes. */
void unit_turn_clock(struct unit *u, enum unit_phase to);
MUST enum status unit_send_sol(struct unit *u);

#endif
