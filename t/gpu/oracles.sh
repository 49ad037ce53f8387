#!/bin/sh
# Oracles on a GPU: checked, which writes into their sidecars that they passed, then timed beside
# what Inductor makes.  Checked are of each entry up to POINTS points, from the smallest to the
# largest, and those that a benchmark set names; timed are these and the largest of each entry.
# usage: oracles.sh ASSAY OUT [POINTS [JUDGE [KERNEL...]]]
#	OUT/check.txt, OUT/table.txt, OUT/oracles.json, OUT/journal.db; exit code of the checks
#	POINTS 8; JUDGE inductor-cd, inductor, or another provider; ASSAY_PYTHON has torch
set -u
assay=$(realpath "$1") out=$2 points=${3:-8} judge=${4:-inductor-cd}
[ $# -gt 4 ] && shift 4 || shift $#
mkdir -p "$out" || exit 2
out=$(realpath "$out")
cd "$(dirname "$0")/../.." || exit 2

# checked.txt and timed.txt: KERNEL POINT
ASSAY=$assay "${ASSAY_PYTHON:-python3}" - "$out" "$points" "$@" <<'PY' || exit 2
import glob, json, os, subprocess, sys

out, most, only = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
named = {}
for path in glob.glob("benchmarks/*.json"):
    for entry in json.load(open(path)).get("entries", []):
        kernel = f"{entry['label']}_{entry['pattern'][:12]}"
        named.setdefault(kernel, set()).update(entry["points"])
checked, timed = set(), set()
for sidecar in sorted(glob.glob("repros/canonical/*/oracle.json")):
    folder = os.path.dirname(sidecar)
    kernel = os.path.basename(folder)
    if only and kernel not in only:
        continue
    rows = {p["id"]: p["bytes"] for p in json.load(open(f"{folder}/shapes.json"))["points"]}
    text = subprocess.run([os.environ["ASSAY"], "oracle", "classes", kernel], check=True,
                          capture_output=True, text=True).stdout
    words = {p: json.loads(w) for _, p, w in (l.split(" ", 2) for l in text.splitlines())}
    for e in json.load(open(sidecar))["entries"]:
        if not e["file"].endswith(("u", "n", "y")):
            continue
        fits = e.get("points") or [p for p in rows if words[p] == e["class"]]
        fits.sort(key=lambda p: (rows[p]["read"] + rows[p]["write"], p))
        n = min(most, len(fits))
        spread = {fits[i * (len(fits) - 1) // max(1, n - 1)] for i in range(n)}
        wanted = named.get(kernel, set()) & set(fits)
        checked |= {(kernel, p) for p in spread | wanted}
        timed |= {(kernel, p) for p in wanted | set(fits[-1:])}
for name, of in ("checked", checked), ("timed", timed):
    with open(f"{out}/{name}.txt", "w") as f:
        f.writelines(f"{kernel} {point}\n" for kernel, point in sorted(of))
PY
[ -s "$out/checked.txt" ] || {
	echo "no oracle for a GPU here" >&2
	exit 2
}
# of such a file, as arguments
words() {
	sed 's/.* /--point /' "$1" | sort -u | tr '\n' ' '
	cut -d' ' -f1 "$1" | sort -u | tr '\n' ' '
}

# shellcheck disable=SC2046 # they are words
"$assay" check --device cuda --provider oracle --journal "$out/journal.db" --no-resume \
	$(words "$out/checked.txt") >"$out/check.txt" 2>&1
rc=$?
cat "$out/check.txt"
# shellcheck disable=SC2046
"$assay" bench --device cuda --provider oracle --judge "$judge" --journal "$out/journal.db" \
	--no-resume --output "$out/oracles.json" $(words "$out/timed.txt") >"$out/table.txt" 2>&1
cat "$out/table.txt"
"$assay" oracle list >"$out/list.txt" 2>&1
exit $rc
