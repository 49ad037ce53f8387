#!/bin/sh
# Sweep a set with Inductor on a GPU for so many seconds and leave its journal in OUT; run again
# with the same journal it goes on where it stopped.
#
#	corpus.sh ASSAY OUT SET SECONDS [WORKERS [OPTION...]]
set -u
assay=$1 out=$2 set=$3 seconds=$4 workers=${5:-12}
shift 4
[ $# -gt 0 ] && shift
mkdir -p "$out"
timeout -s TERM "$seconds" "$assay" bench "$set" --device cuda --max-workers "$workers" \
	--journal "$out/corpus.db" --output "$out/corpus.json" --quiet "$@" \
	>"$out/corpus.log" 2>&1
echo "exit $?"
tail -n 60 "$out/corpus.log" | cut -c1-240
