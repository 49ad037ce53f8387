/* A share of a device is held on to until somebody wants the device alone, and then let go. */
#include "ir/text.h"
#include "measure/lease.h"
#include "run/reference.h"
#include "unit.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define DIR_NAME "yield-dir"
static const struct lease_opts opts = {.dir = DIR_NAME, .wait_s = 20, .label = "test"};
static const struct lease_opts of_gpu = {
	.dir = DIR_NAME, .wait_s = 20, .label = "test", .parent = "null-0"};

/* ---- whether it is wanted ---- */

static struct lease *share(const struct lease_opts *o, const char *id)
{
	struct lease *l = NULL;

	assert_int_equal(lease_take(o, id, LEASE_SHARED, &l), STATUS_OK);
	return l;
}

/* A process that wants it, once it is let go on: forked before this one holds anything. */
struct waiter {
	pid_t pid;
	int go;
};

static struct waiter fork_waiter(const char *id)
{
	int fd[2];

	assert_int_equal(pipe(fd), 0);
	struct waiter w = {fork(), fd[1]};

	if (!w.pid) {
		struct lease *l;
		char c;

		close(fd[1]);
		if (read(fd[0], &c, 1) != 1)
			_exit(2);
		_exit(lease_take(&opts, id, LEASE_EXCLUSIVE, &l) != STATUS_OK);
	}
	close(fd[0]);
	return w;
}

static bool is_wanted_soon(const struct lease *l)
{
	struct timespec ms = {.tv_nsec = 1000000};

	for (int i = 0; i < 10000 && !lease_is_wanted(l); i++)
		nanosleep(&ms, NULL);
	return lease_is_wanted(l);
}

static void wants_what_is_shared(const struct lease_opts *o, const char *id, const char *wanted)
{
	struct waiter w = fork_waiter(wanted);
	struct lease *l = share(o, id);
	int st = -1;

	assert_false(lease_is_wanted(l));
	assert_int_equal(write(w.go, "", 1), 1);
	assert_true(is_wanted_soon(l));
	assert_int_equal(waitpid(w.pid, &st, WNOHANG), 0); /* he waits as long as it is held */
	lease_release(l);
	assert_int_equal(waitpid(w.pid, &st, 0), w.pid);
	assert_true(WIFEXITED(st) && WEXITSTATUS(st) == 0);
	close(w.go);
	l = share(o, id);
	assert_false(lease_is_wanted(l));
	lease_release(l);
}

CASE(who_shares_sees_that_he_is_in_the_way)
{
	wants_what_is_shared(&opts, "null-0", "null-0");
}

CASE(who_holds_an_instance_is_in_the_way_of_who_wants_its_gpu)
{
	wants_what_is_shared(&of_gpu, "null-1", "null-0");
}

CASE(others_that_share_want_nothing)
{
	int fd[2];
	char c;

	assert_int_equal(pipe(fd), 0);
	pid_t pid = fork();

	if (!pid) {
		share(&opts, "null-0");
		if (write(fd[1], "", 1) != 1)
			_exit(1);
		for (;;)
			pause();
	}
	assert_int_equal(read(fd[0], &c, 1), 1);
	struct lease *l = share(&opts, "null-0");

	assert_false(lease_is_wanted(l));
	kill(pid, SIGKILL);
	assert_int_equal(waitpid(pid, NULL, 0), pid);
	lease_release(l);
	close(fd[0]);
	close(fd[1]);
}

/* Who comes next locks another file, and is seen by nobody who goes on with this one. */
CASE(a_removed_file_is_let_go)
{
	struct lease *l = share(&opts, "null-2");

	assert_false(lease_is_wanted(l));
	assert_int_equal(unlink(DIR_NAME "/null-2.lease"), 0);
	assert_true(lease_is_wanted(l));
	lease_release(l);
}

/* ---- the judge ---- */

struct judged {
	int taken, let;
	bool is_held, is_wanted;
};

MUST static enum status take(void *ctx)
{
	struct judged *j = ctx;

	j->taken += !j->is_held;
	j->is_held = true;
	return STATUS_OK;
}

static void let_go(void *ctx)
{
	struct judged *j = ctx;

	j->let += j->is_held;
	j->is_held = false;
}

static bool is_wanted(void *ctx)
{
	return ((struct judged *)ctx)->is_wanted;
}

static const char *steps = "class M(torch.nn.Module):\n"
			   "    def forward(self, x: \"f32[8]\"):\n"
			   "        e: \"f32[8]\" = torch.ops.aten.exp.default(x)\n"
			   "        s: \"f32[8]\" = torch.ops.aten.sin.default(e)\n"
			   "        r: \"f32[]\" = torch.ops.aten.sum.default(s)\n"
			   "        return (r,)\n";

static struct judged judge(struct device *cpu, bool wanted)
{
	const float x[8] = {0, 1, 2, 3, 4, 5, 6, 7};
	const struct eval_input in = {DTYPE_f32, x, 8};
	const struct provider_opts build = {.compile_timeout_s = 100, .threads = 1};
	struct judged j = {.is_wanted = wanted};
	struct reference_code code = {0};
	struct reference_opts o = {.build = &build,
				   .code = &code,
				   .max_bytes = 1e9,
				   .force_naive = true,
				   .take = take,
				   .let_go = let_go,
				   .is_wanted = is_wanted,
				   .ctx = &j};
	struct bound *typed, *wide;
	struct reference r;
	struct arena a = {0};
	struct text t;

	text_parse(&a, str_of(steps), "test", NULL, &t);
	assert_int_equal(op_bind(&a, t.graphs[0], NULL, false, &typed), STATUS_OK);
	assert_int_equal(op_bind(&a, t.graphs[0], NULL, true, &wide), STATUS_OK);
	assert_int_equal(reference_make(cpu, typed, wide, &in, &o, &r), STATUS_OK);
	reference_release(&r);
	reference_code_release(&code);
	arena_release(&a);
	return j;
}

/* He lets go to go through either program's output; asked to, also at the three steps and the
 * input of each, but for the first of these eight, where he holds nothing yet. */
CASE(a_judge_lets_go_between_any_two_steps_if_he_is_asked_to)
{
	struct device_opts one = {.threads = 1};
	struct device *cpu;

	assert_int_equal(device_open("cpu", &one, &cpu), STATUS_OK);
	struct judged alone = judge(cpu, false), asked = judge(cpu, true);

	assert_true(alone.let == 2 && alone.taken == 2);
	assert_true(asked.let == 9 && asked.taken == 9);
	device_close(cpu);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(who_shares_sees_that_he_is_in_the_way),
		TEST(who_holds_an_instance_is_in_the_way_of_who_wants_its_gpu),
		TEST(others_that_share_want_nothing),
		TEST(a_removed_file_is_let_go),
		TEST(a_judge_lets_go_between_any_two_steps_if_he_is_asked_to),
	};

	return RUN(tests);
}
