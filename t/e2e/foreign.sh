#!/bin/sh
# What torch alone can run, on the CPU: extern ops of a model get prices, its graph a time of its
# own, and `assay model` is COMPLETE by them; what cannot be run says so in a row of its own.
here=$(realpath "$(dirname "$0")") || exit 99
if [ -z "$ASSAY_PYTHON" ] || ! "$ASSAY_PYTHON" -c 'import torch' 2>/dev/null; then
	echo "1..0 # SKIP ASSAY_PYTHON names no Python that has torch"
	exit 0
fi
. "$here/lib.sh"
share_headers
export PYTHONDONTWRITEBYTECODE=1
fast="--device cpu --stop count=10,budget=50 --cap 20 --threads 1"

run() { # run ARGS…: output in out and err, exit code in rc
	"$assay" "$@" >out 2>err
	rc=$?
}
sql() { # sql QUERY
	"$ASSAY_PYTHON" -S - data/assay/journal.db "$1" <<'PY'
import sqlite3, sys
for row in sqlite3.connect(sys.argv[1]).execute(sys.argv[2]):
    print(*row)
PY
}

# A product, twice, and something to fuse with it.
x='f32[32, 64][64, 1]cpu' w='f32[64, 64][64, 1]cpu'
mkdir capture
ops='"aten.mm.default": {"fuse": false, "why": "flops"}'
graph capture 0 "x: \"$x\", w: \"$w\"" \
	'["f32", [32, 64], {"n": "x"}], ["f32", [64, 64], {"n": "w"}]' \
	"        mm: \"$x\" = torch.ops.aten.mm.default(x, w)
        relu: \"$x\" = torch.ops.aten.relu.default(mm)
        mm_1: \"$x\" = torch.ops.aten.mm.default(relu, w)
        neg: \"$x\" = torch.ops.aten.neg.default(mm_1)
        return (neg,)
"
index capture e2e/infer/Two
"$assay" corpus merge --corpus repros capture >merge.out 2>&1 || sed 's/^/# /' merge.out

# Integers that nobody saw, and an op that torch does not have.
mkdir other
ops='"no.such.default": {"fuse": false, "why": "no-lowering"}'
graph other 0 "i: \"i64[8][1]cpu\"" '["i64", [8], {"n": "i"}]' \
	'        v: "i64[8][1]cpu" = torch.ops.no.such.default(i)
        return (v,)
'
index other e2e/infer/Bad
"$assay" corpus merge --corpus repros other >merge.out 2>&1 || sed 's/^/# /' merge.out

run bench --externs Two --graphs --device cpu
is $rc 2 "externs or graphs"
run bench --externs Two --provider native --device cpu
is $rc 2 "a provider of externs is refused"
has err "its arguments are models" "and why is said"
run bench --externs no/such/model --device cpu
is $rc 2 "a model that is none"
run bench --model no/such/model --device cpu
is $rc 2 "also of points"

# shellcheck disable=SC2086
run bench --externs Two $fast --json
is $rc 0 "externs"
is "$(sql "select count(*), count(distinct kernel), provider, cause from point_row")" \
	"1 1 eager no_reference" "each distinct call has a row"
"$ASSAY_PYTHON" -S - out <<'PY'
import json, sys
r = json.load(open(sys.argv[1]))
(x,) = r["externs"]
assert x["call"].startswith("aten.mm.default(f32[32, 64][64, 1], "), x
assert x["cold_us"] == r["rows"][0]["metrics"]["cold/median_us"] > 0, x
assert x["cold_key"].startswith(r["rows"][0]["point"]) and x["warm_key"] != x["cold_key"], x
assert r["graphs"] == []
PY
ok $? "and in the export its call, times and price keys"
kernel=$(sql "select kernel from point_row")
is "${kernel%%_*} ${#kernel}" "extern 71" "by its id"
is "$(sql "select workload, state from run")" "externs done" "in a run of its own workload"
is "$(sql "select count(*) from sample where n >= 6")" "$(sql "select count(*) from sample")" \
	"with its samples"
# shellcheck disable=SC2086
run bench --externs Two $fast
has out "1 ok_unchecked" "a second time"
is "$(sql "select count(distinct phases) from point_row")" 1 "takes what the journal has"
# shellcheck disable=SC2086
run bench --externs Two $fast --no-resume
is "$(sql "select count(distinct phases) from point_row")" 2 "unless it is to start afresh"

# shellcheck disable=SC2086
run bench --graphs Two --provider inductor $fast --json
is $rc 0 "graphs"
has out '"model": "e2e/infer/Two"' "which the export names"
is "$(sql "select kernel, provider, cause from point_row where kernel like '%/%'")" \
	"e2e/infer/Two/full_graph_000 inductor no_reference" "a row each"
is "$(sql "select t.bytes > 0 from text t, point_row r where r.kernel like '%/%' and t.digest = json_extract(r.build, '\$.source')")" \
	1 "with what the compiler wrote"
run bench --model Two --profile --device cpu
is $rc 2 "a profile is of graphs"
run bench --graphs Two --profile-dir d --device cpu
is $rc 2 "and its folder of a profile"
# shellcheck disable=SC2086
run bench --graphs Two --provider inductor $fast --tag seen --profile --profile-dir traces \
	--compile-time --peak-memory
is $rc 0 "what is asked of a graph beyond its time"
is "$(sql "select json_array_length(json_extract(build, '\$.compiles_s')), json_extract(build, '\$.notes') from point_row order by id desc limit 1")" \
	"3 peak_memory: unsupported_device: peak memory is of a GPU's allocator" \
	"three compile times, and a note of what a processor lacks"
"$ASSAY_PYTHON" -S -c 'import json, sys; assert json.load(open(sys.argv[1]))["traceEvents"]' \
	traces/seen/e2e-infer-Two-full_graph_000.json
ok $? "and a trace"
# shellcheck disable=SC2086
run bench --model Two --provider native $fast
is $rc 0 "the points of a model"
is "$(sql "select count(*) from point_row where provider = 'native'")" 2 "all of them"

run model Two --axis native_us
is $rc 0 "the model"
has out "compile  COMPLETE     2/2      2/2" "is complete"
run model Two --axis native_us --json
"$ASSAY_PYTHON" -S - out <<'PY'
import json, sys
m = json.load(open(sys.argv[1]))["models"][0]
print(m["e2e_us"], m["ratio_raw"])
assert m["e2e_us"] is None
PY
ok $? "a whole is of the same axis as its parts"
run model Two --json
"$ASSAY_PYTHON" -S - out <<'PY'
import json, sys
m = json.load(open(sys.argv[1]))["models"][0]
assert m["e2e_us"] > 0 and m["ratio_corrected"] > 0, m
PY
ok $? "by default there is a ratio of parts to whole"
run model Two
has out "ratio_corrected" "and it is printed"

# shellcheck disable=SC2086
run bench --externs Bad $fast
is $rc 1 "an op that torch does not have"
is "$(sql "select cause from point_row where status = 'failed'")" compile_error "has its cause"
has out "assay bench --externs" "and how to ask again"
# shellcheck disable=SC2086
run bench --graphs Bad --provider inductor $fast
is "$(sql "select status, cause from point_row where kernel like '%Bad%'")" "skipped preflight" \
	"a graph that is not safe to run is not run"
has out "preflight" "which is said"
done_testing
