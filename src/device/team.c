/* Threads that wait for work by spinning or asleep, and the barrier between steps. */
#include "device/device_int.h"
#include "device/team_int.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* Spins before the CPU is offered to others: far longer than a fair wait, so a sitting never
 * gets there unless somebody else holds one of its CPUs. */
enum { PATIENCE = 1 << 14 };

struct team {
	int n;
	const int *cpus;
	team_fn *f;
	void *arg;
	_Alignas(64) atomic_uint epoch; /* of work; changed by thread 0 */
	_Alignas(64) atomic_uint arrived;
	_Alignas(64) atomic_uint generation; /* of the barrier */
	_Alignas(64) atomic_bool is_busy;
	atomic_bool is_ending;
	pthread_mutex_t mutex;
	pthread_cond_t wake;
	cpu_set_t callers; /* affinity of the caller before it was pinned */
	bool is_pinned;
	struct member {
		struct team *team;
		int index;
		pthread_t thread;
	} * members;
};

static inline void relax(unsigned *spins)
{
#if defined(__x86_64__) || defined(__i386__)
	__builtin_ia32_pause();
#endif
	if (++*spins % PATIENCE == 0)
		sched_yield();
}

static void pin(pthread_t thread, int cpu)
{
	cpu_set_t set;

	CPU_ZERO(&set);
	CPU_SET(cpu, &set);
	pthread_setaffinity_np(thread, sizeof(set), &set); /* a changed cpuset only unpins */
}

void team_barrier(struct team *t)
{
	unsigned spins = 0, mine = atomic_load_explicit(&t->generation, memory_order_relaxed);

	if (t->n == 1)
		return;
	if (atomic_fetch_add_explicit(&t->arrived, 1, memory_order_acq_rel) + 1 ==
	    (unsigned)t->n) {
		atomic_store_explicit(&t->arrived, 0, memory_order_relaxed);
		atomic_store_explicit(&t->generation, mine + 1, memory_order_release);
		return;
	}
	while (atomic_load_explicit(&t->generation, memory_order_acquire) == mine)
		relax(&spins);
}

static void sleep_until(struct team *t, unsigned seen)
{
	pthread_mutex_lock(&t->mutex);
	while (atomic_load(&t->epoch) == seen && !atomic_load(&t->is_busy))
		pthread_cond_wait(&t->wake, &t->mutex);
	pthread_mutex_unlock(&t->mutex);
}

static void *member_main(void *arg)
{
	struct member *m = arg;
	struct team *t = m->team;
	unsigned seen = 0, spins = 0;

	for (;;) {
		while (atomic_load_explicit(&t->epoch, memory_order_acquire) == seen)
			if (atomic_load_explicit(&t->is_busy, memory_order_relaxed))
				relax(&spins);
			else
				sleep_until(t, seen);
		seen++;
		if (atomic_load(&t->is_ending))
			return NULL;
		t->f(t->arg, m->index);
		team_barrier(t);
	}
}

/* A sleeper looks at epoch under the mutex, so it is changed under it unless all spin. */
static void next_epoch(struct team *t)
{
	if (atomic_load_explicit(&t->is_busy, memory_order_relaxed)) {
		atomic_fetch_add_explicit(&t->epoch, 1, memory_order_release);
		return;
	}
	pthread_mutex_lock(&t->mutex);
	atomic_fetch_add(&t->epoch, 1);
	pthread_cond_broadcast(&t->wake);
	pthread_mutex_unlock(&t->mutex);
}

void team_run(struct team *t, team_fn *f, void *arg)
{
	t->f = f;
	t->arg = arg;
	if (t->n > 1)
		next_epoch(t);
	f(arg, 0);
	team_barrier(t);
}

void team_set_busy(struct team *t, bool is_busy)
{
	if (atomic_load_explicit(&t->is_busy, memory_order_relaxed) == is_busy)
		return;
	pthread_mutex_lock(&t->mutex);
	atomic_store(&t->is_busy, is_busy);
	pthread_cond_broadcast(&t->wake);
	pthread_mutex_unlock(&t->mutex);
	if (!t->cpus || is_busy == t->is_pinned)
		return;
	t->is_pinned = is_busy;
	if (is_busy) {
		pthread_getaffinity_np(pthread_self(), sizeof(t->callers), &t->callers);
		pin(pthread_self(), t->cpus[0]);
	} else {
		pthread_setaffinity_np(pthread_self(), sizeof(t->callers), &t->callers);
	}
}

void team_free(struct team *t)
{
	team_set_busy(t, false);
	atomic_store(&t->is_ending, true);
	next_epoch(t);
	for (int i = 1; i < t->n; i++)
		pthread_join(t->members[i].thread, NULL);
	pthread_mutex_destroy(&t->mutex);
	pthread_cond_destroy(&t->wake);
	free(t->members);
	free(t);
}

enum status team_new(int n, const int *cpus, struct team **out)
{
	struct team *t = aligned_alloc(_Alignof(struct team), sizeof(*t));
	int made = 1, e = 0;

	if (!t)
		FAIL(EXHAUSTED, "no memory for a team of %d", n);
	memset(t, 0, sizeof(*t));
	t->cpus = cpus;
	t->n = n;
	t->members = host_zeroed((size_t)n, sizeof(*t->members));
	pthread_mutex_init(&t->mutex, NULL);
	pthread_cond_init(&t->wake, NULL);
	for (; made < n; made++) {
		struct member *m = &t->members[made];

		*m = (struct member){.team = t, .index = made};
		e = pthread_create(&m->thread, NULL, member_main, m);
		if (e)
			break;
		if (cpus)
			pin(m->thread, cpus[made]);
	}
	if (e) {
		t->n = made;
		team_free(t);
		FAIL(UNAVAILABLE, "a team of %d threads cannot be started: %s", n, strerror(e));
	}
	*out = t;
	return STATUS_OK;
}
