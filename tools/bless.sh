#!/bin/sh
# bless.sh ASSAY [CASE...]: write what assay prints now into golden cases; then read the diff.
assay=$1
shift
[ $# -gt 0 ] || set -- t/golden/*.txt
for case in "$@"; do
	t/golden/run.sh "$assay" "$case" bless || exit 1
done
