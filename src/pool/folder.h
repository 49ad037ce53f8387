#ifndef POOL_FOLDER_H
#define POOL_FOLDER_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>

/*
 * A private folder of a process, below $TMPDIR, locked while the process lives: what a killed
 * one left is told from what is in use, and is removed by the next that opens one.
 */
struct folder {
	char path[PATH_MAX]; /* "": there is none */
	int fd;              /* holds its lock; -1: there is none */
	unsigned n;          /* folders made in it */
};

/* Never fails: without a place f->fd is -1. */
void folder_open(struct folder *f);
void folder_close(struct folder *f); /* with all that is in it; without one nothing */
/* A new empty folder in it; false: there is none. */
bool folder_sub(struct folder *f, char *path, size_t room);

#endif
