#!/bin/sh
# The checker checked on a GPU: the fixed programs of the self-test, and for the smallest point of
# every STEP-th kernel of the corpus its mutants, which must all be killed.
# usage: planted.sh ASSAY OUT [STEP]	OUT/selftest.txt, OUT/mutants.txt; STEP 25
set -u
assay=$(realpath "$1") out=$2 step=${3:-25}
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
# shellcheck disable=SC2046 # they are words
"$assay" check --mutants --device cuda $(cat "$out/chosen.txt") >"$out/mutants.txt" 2>&1 || rc=$?
grep -E "SURVIVES|mutants killed" "$out/mutants.txt"
exit $rc
