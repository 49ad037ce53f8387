"""Forks workers that find everything imported.

The protocol is in src/pool/pool.h: requests with three descriptors come in by descriptor 3, what
became of the children goes out by 4.
"""

from __future__ import annotations

import ctypes
import gc
import json
import os
import select
import signal
import socket
import sys

REQUESTS, ANSWERS = 3, 4
_PR_SET_PDEATHSIG = 1


class _Server:
    def __init__(self) -> None:
        self.requests = socket.socket(fileno=REQUESTS)
        self.requests.set_inheritable(False)
        os.set_inheritable(ANSWERS, False)
        self.children: dict[int, int] = {}
        self.woken, self.wakes = os.pipe2(os.O_CLOEXEC | os.O_NONBLOCK)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(self.wakes, warn_on_full_buffer=False)

    def answer(self, **members: int) -> None:
        os.write(ANSWERS, json.dumps(members).encode() + b"\n")

    def reap(self) -> None:
        os.read(self.woken, 4096)
        while self.children:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if not pid:
                return
            self.answer(worker=self.children.pop(pid), status=status)

    def become_worker(self, server: int, descriptors: list[int], folder: str) -> None:
        jobs, results, errors = descriptors
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.setsid()
        os.environ["ASSAY_SUPERVISOR"] = str(server)
        self.requests.detach()
        os.close(self.woken)
        os.close(self.wakes)
        # Closes the server's own ends, for the numbers are the same.
        for fd, number in ((errors, 1), (errors, 2), (jobs, REQUESTS), (results, ANSWERS)):
            os.dup2(fd, number)
        for fd in descriptors:
            os.close(fd)
        if folder:
            os.chdir(folder)

    def serve(self) -> bool:
        server = os.getpid()
        while True:
            ready, _, _ = select.select([self.requests, self.woken], [], [])
            if self.woken in ready:
                self.reap()
            if self.requests not in ready:
                continue
            text, descriptors, _, _ = socket.recv_fds(self.requests, 1 << 16, 3)
            if not text:
                return False
            asked = json.loads(text)
            pid = os.fork()
            if not pid:
                self.become_worker(server, descriptors, asked["dir"])
                return True
            for fd in descriptors:
                os.close(fd)
            self.children[pid] = asked["worker"]
            self.answer(worker=asked["worker"], pid=pid)


def die_with_supervisor() -> None:
    """Before anything takes long: an import does not notice that nobody waits for it."""
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if str(os.getppid()) != os.environ.get("ASSAY_SUPERVISOR"):
        sys.exit("assay_torch: a fork server is started by a supervisor, not by hand")


def serve() -> bool:
    """Serves until there are no more requests: False. True in each child: it is a worker, as if
    it had been started as one."""
    gc.freeze()  # a collection would write to pages that are shared
    sys.stdout.flush()
    sys.stderr.flush()
    return _Server().serve()
