#!/bin/sh
# Oracles on a GPU: checked, which writes into their sidecars that they passed, then timed beside
# what Inductor makes.  Of each kernel with an oracle.json those points that a benchmark set names,
# and the largest others, up to POINTS.
# usage: oracles.sh ASSAY OUT [POINTS [JUDGE [KERNEL...]]]
#	OUT/check.txt, OUT/table.txt, OUT/oracles.json, OUT/journal.db; exit code of the checks
#	POINTS 4; JUDGE inductor-cd, inductor, or another provider; ASSAY_PYTHON has torch
set -u
assay=$(realpath "$1") out=$2 points=${3:-4} judge=${4:-inductor-cd}
[ $# -gt 4 ] && shift 4 || shift $#
mkdir -p "$out" || exit 2
out=$(realpath "$out")
cd "$(dirname "$0")/../.." || exit 2

# KERNEL POINT, by the benchmark sets first and then by bytes
ASSAY=$assay "${ASSAY_PYTHON:-python3}" - "$points" "$@" >"$out/points.txt" <<'PY' || exit 2
import glob, json, os, subprocess, sys

most, only = int(sys.argv[1]), sys.argv[2:]
named = {}
for path in glob.glob("benchmarks/*.json"):
    for entry in json.load(open(path)).get("entries", []):
        kernel = f"{entry['label']}_{entry['pattern'][:12]}"
        named.setdefault(kernel, set()).update(entry["points"])
assay = os.environ["ASSAY"]
for sidecar in sorted(glob.glob("repros/canonical/*/oracle.json")):
    folder = os.path.dirname(sidecar)
    kernel = os.path.basename(folder)
    if only and kernel not in only:
        continue
    entries = [e for e in json.load(open(sidecar))["entries"] if e["file"].endswith(("u", "n", "y"))]
    exact = {p for e in entries for p in e.get("points") or []}
    classes = [e["class"] for e in entries if e.get("class") is not None]
    text = subprocess.run([assay, "oracle", "classes", kernel], capture_output=True, text=True,
                          check=True).stdout
    fits = {}
    for line in text.splitlines():
        _, point, words = line.split(" ", 2)
        fits[point] = point in exact or json.loads(words) in classes
    rows = [p for p in json.load(open(f"{folder}/shapes.json"))["points"] if fits[p["id"]]]
    rows.sort(key=lambda p: (p["id"] not in named.get(kernel, ()),
                             -p["bytes"]["read"] - p["bytes"]["write"], p["id"]))
    for p in rows[:most]:
        print(kernel, p["id"])
PY
[ -s "$out/points.txt" ] || {
	echo "no oracle for a GPU here" >&2
	exit 2
}
set --
while read -r kernel point; do
	set -- "$@" --point "$point"
done <"$out/points.txt"
kernels=$(cut -d' ' -f1 "$out/points.txt" | sort -u)

# shellcheck disable=SC2086 # kernels are words
"$assay" check --device cuda --provider oracle --journal "$out/journal.db" --no-resume "$@" \
	$kernels >"$out/check.txt" 2>&1
rc=$?
cat "$out/check.txt"
# shellcheck disable=SC2086
"$assay" bench --device cuda --provider oracle --judge "$judge" --journal "$out/journal.db" \
	--no-resume --output "$out/oracles.json" "$@" $kernels >"$out/table.txt" 2>&1
cat "$out/table.txt"
"$assay" oracle list >"$out/list.txt" 2>&1
exit $rc
