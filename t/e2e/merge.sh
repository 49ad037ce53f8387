#!/bin/sh
# Sweep files laid over one another: what a rerun replaces, and what it leaves alone.
# usage: merge.sh ASSAY FAKE_WORKER
fake=$(realpath "$2") || exit 99
. "$(dirname "$0")/lib.sh"
command -v python3 >/dev/null || { echo "1..0 # SKIP no python3 to read files with"; exit 0; }
many_points 3
kernel=$(ls repros/canonical)
points=$(sed -n 's/^ *"id": "\([0-9a-f]*\)",*$/\1/p' "repros/canonical/$kernel/shapes.json")
first=$(echo "$points" | head -1)
n=0

sweep() { # sweep ARGS…: laid over all.json; exit code in rc
	"$assay" bench --device null --journal a.db --no-resume --merge-into all.json "$@" >out 2>err
	rc=$?
}
fails() { # the same with a worker whose programs are wrong
	ASSAY_WORKER=$fake ASSAY_FAKE==wrong_value sweep "$@"
}
field() { # field EXPRESSION: over d, the file; r, its family; f, its failures
	python3 - "$1" "repros/canonical/$kernel/repro.py" <<'PY'
import json, sys
d = json.load(open("all.json"))
r, f, s = d.get(sys.argv[2], {}), d["__failures__"], d["__summary__"]
print(*eval(sys.argv[1]))
PY
}

sweep --point "$first"
is $rc 0 "a first sweep"
is "$(field 'len(r), len(f), s["points"]["total"], d["_metadata"]["n_results"]')" "1 0 1 1" "is the file"
sweep --all-points
is "$(field 'len(r), len(f), s["points"]["total"], s["total"]')" "3 0 3 3" "the whole family"
was=$(field 'sorted(r)')
fails --point "$first"
is $rc 1 "one point fails"
is "$(field 'len(r), len(f), s["points"]["failed"], s["points"]["total"], s["repros"]["failed"]')" \
	"2 1 1 3 0" "its result goes, its siblings stay"
sweep --point "$first"
is "$(field 'sorted(r)')" "$was" "its success takes its place again"
is "$(field 'len(f), s["total"]')" "0 3" "and the failure goes"
fails --all-points
is "$(field 'len(r), len(f), s["repros"]["failed"], s["total"]')" "0 3 1 3" "the family fails"
sweep --point "$first"
is "$(field 'len(r), len(f), s["points"]["total"]')" "1 2 3" "one label comes back"
sweep --all-points
is "$(field 'sorted(r) + [len(f)]')" "$was 0" "and all of them"
is "$(field 'd["_metadata"]["last_merge"]["summary"]["points"]["total"],')" 3 "the last merge is told"

# several at once
rm all.json
pids=
for p in $points; do
	"$assay" bench --device null --journal "$p.db" --point "$p" --merge-into all.json \
		>/dev/null 2>&1 &
	pids="$pids $!"
done
# shellcheck disable=SC2086
wait $pids
is "$(field 'sorted(r) + [len(f)]')" "$was 0" "three at once all survive"

# what is refused, before anything is swept
cp all.json kept.json
refused() { # refused TEXT NAME
	is "$rc" 3 "$2"
	has err "$1" "$2: says so"
}
echo '{}' >all.json
sweep
refused "all.json: no sweep file of schema 2" "a file that is none"
cp kept.json all.json
"$assay" check --device null --journal c.db --merge-into all.json >out 2>err
rc=$?
refused "_metadata.workload" "another workload"
sed 's/"kind": "null"/"kind": "H100"/' kept.json >all.json
sweep
refused "H100" "another device kind"
sed 's/"method": [0-9]*/"method": 0/' kept.json >all.json
sweep
refused "_metadata.method" "another method"
cp kept.json all.json
sweep --launch direct
refused "_metadata.launch" "launches without graphs"
sweep --dry-run
is $rc 2 "a dry run has nothing to lay over"
done_testing
