#!/bin/sh
# Rollups of two sweep files over occurrences of elsewhere: estimates, missing points, the model
# set, gates and exit codes; and what is refused.
. "$(dirname "$0")/lib.sh"

# sweep FILE S U V: times of three points; "failed" fails one
point() { # point LABEL ID US
	if [ "$3" = failed ]; then
		return
	fi
	cat <<EOF
"repros/canonical/$1_$2/repro.py": {"x_000000000001": {"compiled_us": $3,
 "spread": {"compiled_us": {"n": 20, "m": 1, "q_us": 0.032, "mad_us": 0.01,
  "ci": [$3, $3]}}, "status": "ok", "null_reasons": {}}},
EOF
}
sweep() {
	{
		cat <<EOF
{"_metadata": {"schema_version": 2, "tool": "t", "method": 2, "workload": "kernels",
 "torch_build": "$5", "inductor_config": "", "torch": {"torch": "$5"}, "inputs": "i",
 "devices": [{"uuid": "GPU-0", "kind": "H200"}]},
EOF
		point sum aaaaaaaaaaaa "$2"
		point amax bbbbbbbbbbbb "$3"
		point mean cccccccccccc "$4"
		echo '"__failures__": {'
		[ "$4" = failed ] && echo '"repros/canonical/mean_cccccccccccc/repro.py::SHAPE::x_000000000001": {"status": "failed", "cause": "oom", "provider": "inductor"}'
		echo '}}'
	} >"$1"
}
sidecar() { # sidecar FILE SUITE MODE MODEL FUSIBLE EXTERN
	cat >"acc/$1.json" <<EOF
{"suite": "$2", "mode": "$3", "model": "$4", "n_graphs": 1, "fusible": {$5},
 "extern": {$6}, "trace_errors": []}
EOF
}
S=aaaaaaaaaaaa/000000000001 U=bbbbbbbbbbbb/000000000001 V=cccccccccccc/000000000001
mkdir acc
sidecar a hf infer m1 "\"$S\": 10, \"$U\": 2" '"x": {"count": 5, "baseline_us": 60}'
sidecar b hf infer m2 "\"$S\": 3" '"x": {"count": 10, "baseline_us": 30}'
sidecar c hf train m3 "\"$V\": 6" '"x": {"count": 4, "baseline_us": 100}'
sidecar d genai static k "\"$S\": 1" ''
sweep base.json 20 100 50 old
sweep head.json 18 100 55 new
roll="$assay rollup --accounting acc --assume-cv 0.002"

$roll base.json head.json --gate model_pct=none --gate kernel_pct=20 >out 2>err
is $? 0 "two sweeps"
has out "acc (unverified), 4 models" "occurrences from sidecars"
has out "launch floor: no_floor, so no sum is corrected for it" "no floor, and said"
has out "3 of 3 models" "genai is no model of the headline"
has out "genai, apart: delta -10.00%" "and has a line of its own"
has out "hf/infer/m1     COMPLETE    700.0    680.0   -2.9%" "a model"
has out "hf/train/m3     COMPLETE    700.0    730.0   +4.3%" "another"
has out "sum_aaaaaaaaaaaa[x_000000000001]" "a mover"
has out "genai/static/k -10.00%, hf/infer/m1 -2.86%, hf/infer/m2 -1.67%" "with the models it touches"
$roll base.json head.json >out 2>err
is $? 1 "a model that is slower than its gate"
has out "hf/train/m3" "is named"
"$assay" rollup --accounting acc base.json head.json >out 2>err
has out "no interval: an error is unknown" "without an error of externs there is no interval"
$roll head.json base.json >out 2>err
has out "genai, apart: delta +11.11%" "the other way round"

$roll base.json head.json --json -o now.json >out 2>err
is "$(cat out)" "" "-o"
has now.json '"schema": "assay.rollup/1"' "JSON has its schema"
fits rollup-1 now.json "and is as it says"
$roll base.json head.json --format csv >out 2>err
is "$(grep -c '^hf/infer/m1,COMPLETE,' out)" 1 "CSV"
printf '# two of them\nhf/infer/m1\nhf/infer/m2\n' >set
$roll base.json head.json --model-set set --against now.json --gate kernel_pct=20 --gate model_pct=none >out 2>err
has out "2 of 2 models" "a headline over a set of models"
has out "left: hf/train/m3" "against another report, with who left"
printf 'hf/infer/nobody\n' >set
$roll base.json head.json --model-set set >out 2>err
is $? 2 "a set of who is not there"
has err "set: of its 1 models 1 are in no account here, the first: hf/infer/nobody" "is told"
printf 'genai/static/k\n' >set
$roll base.json head.json --model-set set >out 2>err
has out "1 of 1 models" "a set of what is no model of the usual headline"
mkdir -p data/assay
echo 'no journal' >data/assay/journal.db
$roll base.json head.json --gate model_pct=none --gate kernel_pct=20 >out 2>err
is $? 0 "two files need no journal"
$roll base.json head.json --journal data/assay/journal.db >out 2>err
is $? 3 "one that is named is read"
rm data/assay/journal.db
$roll base.json head.json --axis nosuch_us >out 2>err
is $? 3 "an axis that no arm has"
has err "no price is on the axis nosuch_us; there is compiled_us" "and which there are"

# a point fails in head: its model is bounded or open, never unchanged
sweep head.json 18 100 failed new
$roll base.json head.json >out 2>err
is $? 1 "a newly failing point"
has out "hf/train/m3     INCOMPLETE" "leaves its model open"
has out "newly_failing" "its class is told"
has out "oom" "with its cause"
$roll base.json head.json --max-missing 1 >out 2>err
has out "hf/train/m3     BOUNDED" "or bounded, if that much may be missing"

# refused
sed 's/"H200"/"H100"/' head.json >other.json
$roll base.json other.json >out 2>err
is $? 3 "two kinds of devices"
has err "device_kind" "the field is named"
$roll base.json >out 2>err
is $? 2 "one arm"
$roll base.json head.json --gate nosuch=1 >out 2>err
is $? 2 "a gate that is none"
$roll base.json head.json --against base.json >out 2>err
is $? 3 "against what is no rollup"
printf '{"version": 1, "status": "complete", "files": {"a.json": {"identity": "hf/infer/zz", "digest": "00"}}}' >acc/_metadata.json
$roll base.json head.json >out 2>err
is $? 3 "a sidecar whose digest is another"
done_testing
