#!/bin/sh
# A/B on a GPU: default against default, each point with a hidden twin, which gives the rate of
# false alarms; and default against coordinate descent. Journals and reports are left in OUT.
#
#	ab.sh ASSAY OUT [SET SECONDS [SET SECONDS [WORKERS]]]
#
# The first pair is of default against default, the second of coordinate descent.
set -u
assay=$1 out=$2 same=${3:-benchmarks/h200-400.json} same_s=${4:-270}
tuned=${5:-benchmarks/h200-40.json} tuned_s=${6:-250} workers=${7:-8}
mkdir -p "$out"
ab() { # ab NAME SECONDS SET OPTION...
	name=$1 seconds=$2 set=$3
	shift 3
	began=$(date +%s)
	timeout -s TERM "$seconds" "$assay" ab "$set" --device cuda --cold --max-workers "$workers" \
		--journal "$out/$name.db" --quiet --format json -o "$out/$name.json" "$@" \
		2>"$out/$name.err"
	echo "$name: exit $?, $(($(date +%s) - began)) s"
	tail -n 5 "$out/$name.err" | cut -c1-240
	"$assay" compare 1 --journal "$out/$name.db" >"$out/$name.txt" 2>&1
	cut -c1-200 "$out/$name.txt"
	rm -f "$out/$name.db-wal" "$out/$name.db-shm"
}
ab same "$same_s" "$same" --head config: --aa 100000 --gate coverage=none
ab tuned "$tuned_s" "$tuned" --head config:coordinate_descent_tuning=True
