#!/bin/sh
# A/B on a GPU: default against coordinate descent; then default against default, each point with
# a hidden twin, which gives the rate of false alarms, in all and by size. Journals and reports are
# left in OUT. If the first fails the second is not run.
#
#	ab.sh ASSAY OUT [SET SECONDS [SET SECONDS [WORKERS]]]
#
# The first pair is of coordinate descent, the second of default against default.
set -u
assay=$1 out=$2 tuned=${3:-benchmarks/h200-40.json} tuned_s=${4:-200}
same=${5:-benchmarks/h200-400.json} same_s=${6:-320} workers=${7:-12}
mkdir -p "$out"
ab() { # ab NAME SECONDS SET OPTION...: exit code in rc
	name=$1 seconds=$2 set=$3
	shift 3
	began=$(date +%s)
	timeout -s TERM "$seconds" "$assay" ab "$set" --device cuda --cold --max-workers "$workers" \
		--journal "$out/$name.db" --format json -o "$out/$name.json" "$@" 2>"$out/$name.err"
	rc=$?
	echo "$name: exit $rc, $(($(date +%s) - began)) s"
	tail -n 12 "$out/$name.err" | cut -c1-240
	"$assay" compare 1 --journal "$out/$name.db" >"$out/$name.txt" 2>&1
	head -n 60 "$out/$name.txt" | cut -c1-200
	rm -f "$out/$name.db-wal" "$out/$name.db-shm"
}
by_size() { # by_size JSON: what hidden pairs differ by
	"${ASSAY_PYTHON:-python3}" - "$1" <<'PY'
import json, sys
pairs = json.load(open(sys.argv[1]))["aa"]["pairs"]
sizes = [(0, 3), (3, 6), (6, 20), (20, 1e9), (0, 1e9)]
print("hidden pairs by us     n  alarms  |d| median   p95    max  p<=0.05")
for lo, hi in sizes:
    p = [x for x in pairs if x["b_us"] and lo <= x["b_us"] < hi and x["p"] is not None]
    d = sorted(abs(x["d"]) * 100 for x in p)
    if d:
        alarms = sum(x["verdict"] in ("FASTER", "SLOWER") for x in p)
        print(f"{lo:8g} to {hi:<8g} {len(p):4d} {alarms:7d} {d[len(d) // 2]:10.3f}%"
              f" {d[int(0.95 * (len(d) - 1))]:6.3f} {d[-1]:6.3f} {sum(x['p'] <= 0.05 for x in p):6d}")
PY
}
ab tuned "$tuned_s" "$tuned" --head config:coordinate_descent_tuning=True
case $rc in 0 | 1 | 124) ;; *) exit "$rc" ;; esac
ab same "$same_s" "$same" --head config: --aa 100000
by_size "$out/same.json"
case $rc in 0 | 124) ;; *) exit "$rc" ;; esac
