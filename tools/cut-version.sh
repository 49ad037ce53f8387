#!/bin/sh
# A digest of the sources that decide what a stored graph consists of: what account/ caches of
# graphs is stale once they change, and nobody has to remember to say so.
cd "$1" && cat src/ir/*.[ch] src/op/*.[ch] src/op/*.def src/part/*.[ch] src/corpus/*.[ch] \
	src/account/extern.c src/account/graph_facts.c | sha256sum | cut -c1-12
