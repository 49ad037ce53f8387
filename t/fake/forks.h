#ifndef FAKE_FORKS_H
#define FAKE_FORKS_H

#include <stdbool.h>

/* Serves requests until there are no more, false; true in each child, which is a worker.  How:
 * "1", or in which way not to. */
bool forks_serve(const char *how);

#endif
