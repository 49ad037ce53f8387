/* A fork server for tests: the least that pool.h asks of one. */
#include "forks.h"

#include "base/json.h"
#include "pool/pool.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum { CHILDREN = 256 };

static struct {
	pid_t pid;
	long long worker;
} children[CHILDREN];
static int nchildren;

static void tell(const char *key, long long worker, int value)
{
	dprintf(POOL_FD_RESULTS, "{\"worker\":%lld,\"%s\":%d}\n", worker, key, value);
}

static void reap(void)
{
	int status;
	pid_t pid = waitpid(-1, &status, WNOHANG);

	for (int i = 0; pid > 0 && i < nchildren; i++)
		if (children[i].pid == pid)
			tell("status", children[i].worker, status);
}

/* False at the end of requests, or if there is nothing yet. */
static bool receive(int flags, long long *worker, int fds[3], bool *is_end)
{
	union {
		struct cmsghdr head;
		char room[CMSG_SPACE(3 * sizeof(int))];
	} control;
	char text[8192];
	struct iovec part = {text, sizeof(text)};
	struct msghdr m = {.msg_iov = &part,
			   .msg_iovlen = 1,
			   .msg_control = control.room,
			   .msg_controllen = sizeof(control.room)};
	ssize_t n = recvmsg(POOL_FD_JOBS, &m, flags);
	json_auto_t *asked = NULL;

	*is_end = n == 0;
	if (n <= 0)
		return false;
	memcpy(fds, CMSG_DATA(CMSG_FIRSTHDR(&m)), 3 * sizeof(int));
	if (json_read_text((struct str){text, (size_t)n}, "request", &asked))
		exit(11);
	*worker = json_integer_value(json_object_get(asked, "worker"));
	const char *dir = json_string_value(json_object_get(asked, "dir"));

	if (dir && *dir && chdir(dir))
		exit(12);
	return true;
}

static void become_worker(pid_t server, const int fds[3])
{
	char text[32];

	setsid();
	snprintf(text, sizeof(text), "%d", (int)server);
	setenv("ASSAY_SUPERVISOR", text, 1);
	dup2(fds[0], POOL_FD_JOBS);
	dup2(fds[1], POOL_FD_RESULTS);
	dup2(fds[2], STDOUT_FILENO);
	dup2(fds[2], STDERR_FILENO);
	for (int i = 0; i < 3; i++)
		close(fds[i]);
}

/* What else it can be than a fork server. */
static void misbehave(const char *how)
{
	if (!strcmp(how, "dies")) {
		fprintf(stderr, "no such import\n");
		exit(9);
	}
	if (!strcmp(how, "nonsense"))
		dprintf(POOL_FD_RESULTS, "{\"worker\":\n");
	if (strcmp(how, "1") != 0)
		for (;;)
			pause();
}

bool forks_serve(const char *how)
{
	pid_t self = getpid();
	bool is_end = false;
	long long worker;
	int fds[3];

	prctl(PR_SET_PDEATHSIG, SIGKILL);
	misbehave(how);
	for (; !is_end; usleep(2000), reap()) {
		if (!receive(MSG_DONTWAIT, &worker, fds, &is_end))
			continue;
		pid_t pid = fork();

		if (!pid) {
			become_worker(self, fds);
			return true;
		}
		for (int i = 0; i < 3; i++)
			close(fds[i]);
		if (nchildren == CHILDREN)
			exit(13);
		children[nchildren].pid = pid;
		children[nchildren++].worker = worker;
		tell("pid", worker, pid);
	}
	return false;
}
