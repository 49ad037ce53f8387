#!/bin/sh
# The checker checked on a GPU: the fixed programs of the self-test, and for the smallest point of
# every STEP-th kernel of the corpus its mutants, which must all be killed.
# usage: planted.sh ASSAY OUT [STEP [JOBS]]	OUT/selftest.txt, OUT/mutants.txt; STEP 25, JOBS 8
set -u
assay=$(realpath "$1") out=$2 step=${3:-25} jobs=${4:-8}
mkdir -p "$out" || exit 2
out=$(realpath "$out")
cd "$(dirname "$0")/../.." || exit 2

"$assay" check --selftest --device cuda >"$out/selftest.txt" 2>&1
rc=$?
cat "$out/selftest.txt"
# KERNEL --point POINT
python3 - "$step" >"$out/chosen.txt" <<'PY'
import json, sys
from pathlib import Path

folders = sorted(Path("repros/canonical").iterdir())[:: int(sys.argv[1])]
for folder in folders:
    points = json.loads((folder / "shapes.json").read_text())["points"]
    least = min(points, key=lambda p: p["bytes"]["read"] + p["bytes"]["write"])
    print(folder.name, "--point", least["id"])
PY
rm -f "$out"/part.*
split -n "r/$jobs" "$out/chosen.txt" "$out/part."
one() {
	# shellcheck disable=SC2046 # they are words
	"$assay" check --mutants --device cuda $(cat "$1") >"$1.txt" 2>"$1.err"
	status=$?
	# nothing planted, for no point of a part can be judged, is no fault
	[ $status = 3 ] && grep -q "^0 of 0 mutants" "$1.txt" && return 0
	return $status
}
pids=
for part in "$out"/part.??; do
	one "$part" &
	pids="$pids $!"
done
for pid in $pids; do
	wait "$pid" || rc=1
done
cat "$out"/part.??.txt >"$out/mutants.txt"
cat "$out"/part.??.err
awk '/^  SURVIVES/ { print kernel, $0 } /^[a-z]/ { kernel = $1 " " $2 }' "$out/mutants.txt"
awk '/^  killed/ { killed++ } /^  SURVIVES/ { survive++ } /^  equivalent/ { same++ }
	/passes, and its mutants:$/ { judged++ } /^[a-z]/ { points++ }
	END { printf "%d killed, %d survive, %d do nothing; %d of %d points can be judged\n",
		killed, survive, same, judged, points }' "$out/mutants.txt"
exit $rc
