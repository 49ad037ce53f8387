#!/bin/sh
# Rates of arithmetic and D1 of a GPU, and half of a set with graphs and without: what a launch
# adds, and which bound is the higher one.
# usage: direct.sh ASSAY OUT [SET]	SET h200-40; OUT/calibration.txt, graph.json, direct.json, table.txt
set -u
assay=$(realpath "$1") out=$2 set=${3:-h200-40}
mkdir -p "$out" || exit 2
out=$(realpath "$out")
cd "$(dirname "$0")/../.." || exit 2
rc=0

"$assay" calibrate --device cuda >"$out/calibration.txt" 2>&1 || rc=$?
head -n 45 "$out/calibration.txt"
for launch in graph direct; do
	"$assay" bench --set "$set" --shard 0/2 --device cuda --provider inductor,native --cold \
		--launch $launch --journal "$out/journal.db" --tag $launch --json \
		>"$out/$launch.json" 2>"$out/$launch.err" || rc=$?
	tail -n 5 "$out/$launch.err"
done
python3 - "$out/graph.json" "$out/direct.json" >"$out/table.txt" <<'PY' || rc=$?
import json, sys

rows = {}
for name in sys.argv[1:]:
    for r in json.load(open(name))["rows"]:
        if "cold/median_us" in r["metrics"]:
            key = r["kernel"], r["point"], r["provider"]
            rows.setdefault(key, {})[r["flags"]["launch"]] = r["metrics"]
print(f"{'kernel':40} {'provider':9} {'graph_us':>9} {'floor':>6} {'direct_us':>9} {'floor':>6} "
      f"{'roof_us':>9} {'compute_us':>10} by")
for (kernel, _, who), by in sorted(rows.items()):
    graph, direct = by.get("graph", {}), by.get("direct", {})
    shown = [m.get(k) for m, k in ((graph, "cold/median_us"), (graph, "floor/floor_us"),
                                   (direct, "cold/median_us"), (direct, "floor/floor_us"),
                                   (direct, "roof/cold_us"), (direct, "roof/compute_us"))]
    cells = ["-" if v is None else f"{v:.3f}" for v in shown]
    print(f"{kernel:40} {who:9} {cells[0]:>9} {cells[1]:>6} {cells[2]:>9} {cells[3]:>6} "
          f"{cells[4]:>9} {cells[5]:>10} {direct.get('roof/compute_by')}")
PY
cat "$out/table.txt"
exit $rc
