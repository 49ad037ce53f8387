#!/bin/sh
# A sweep from the command line to the exit code: good runs, resume, and each way to fail.
. "$(dirname "$0")/lib.sh"
many_points 5

run() { # run ARGS…: output in out and err, exit code in rc
	"$assay" "$@" >out 2>err
	rc=$?
}
field() { # field FILTER: a python expression over d, the JSON in out
	python3 -c "import json; d = json.load(open('out')); print($1)" 2>&1
}

run bench --device null --all-points --journal a.db --output sweep.json
is $rc 0 "a sweep on the null device"
has out "run 1: 5 points; 0 ok, 5 ok_unchecked, 0 failed, 0 skipped" "its summary"
has out "gap_roof" "its table"
has sweep.json '"schema_version": 2' "its sweep file"
fits sweep-2 sweep.json "is as its schema says"
if command -v python3 >/dev/null; then
	cp sweep.json out
	is "$(field "d['_metadata']['n_results'], d['__summary__']['total'], len(d['__failures__'])")" \
		"5 5 0" "counts of the sweep file"
	run bench --device null --all-points --journal a.db --json
	is "$(field "d['schema'], len(d['rows']), d['run']['state']")" \
		"assay.results/1 10 done" "assay.results/1 on stdout"
	is "$(grep -c -e NaN -e Infinity out sweep.json | cut -d: -f2 | tr '\n' ' ')" "0 0 " \
		"no number that is none"
fi
run bench --device null --all-points --journal a.db --json
fits results-1 out "rows are as their schema says"

# without graphs
run bench --device null --all-points --journal direct.db --launch direct --json
is "$(field "set((r['flags']['launch'], r['metrics']['cold/m']) for r in d['rows'])")" \
	"{('direct', 1)}" "--launch direct: one call a sample, and rows that say so"
run bench --device null --all-points --journal direct.db
is "$(grep -c "rows were there already" out)" 0 "which are other work than graphs"
run compare 1 2 --journal direct.db
is $rc 3 "and are never compared with them"
has err "launch" "by name"
run bench --device cpu --launch direct --journal direct.db
is $rc 2 "a device without graphs"
has err "has no graphs to do without" "says so"
run bench --device null --launch sideways
is $rc 2 "a launch that is none"

# a device whose arithmetic is slow
slow="driver=slow; rate_f32=constant 1e8; rate_int=constant 1e8; rate_special=constant 1e8"
ASSAY_NULL=$slow run bench --device null --all-points --journal slow.db
has out "arithmetic takes" "what arithmetic bounds is said in the table"
has out "bound by arithmetic, not by memory: 5 of 5" "and in the summary"
ASSAY_NULL=$slow run bench --device null --all-points --journal slow.db --json
is "$(field "all(r['metrics']['roof/compute_us'] > r['metrics']['roof/cold_us'] and
	r['metrics']['roof/compute_by'] in ('f32', 'int', 'special') for r in d['rows'])")" "True" \
	"rows have the bound, and what of their arithmetic it is"
run show --journal slow.db 1
has out "roof/compute_us" "and so has the row as shown"
run bench --device null --all-points --journal a.db --resume
is $rc 0 "a second run"
has out "5 rows were there already" "--resume takes rows of earlier runs"
run bench --device null --all-points --journal a.db --seed 99 --resume
has out "5 ok_unchecked" "another seed is other work"
is "$(grep -c "there already" out)" 0 "and none of its rows was there"

# a run that was interrupted goes on, in whatever form the same is asked
kill_after() { # kill_after ARGS…: some rows are there then
	ASSAY_FAULT=store.row:5=kill "$assay" bench --device null --journal c.db "$@" >out 2>err
}
kill_after --all-points --seed 7
run bench --seed=7 --all-points --device=null --journal c.db --output c.json --label x --lease-wait 60
fits sweep-2 c.json "a sweep that goes on has the same schema"
has err "continuing run 1" "options in another order and form, and some that change no row"
is $rc 0 "to its end"
has out "5 points" "with all of its points"
kill_after --all-points --seed 8
run bench --device null --all-points --journal c.db --seed 9
is "$(grep -c continuing err)" 0 "another seed is another run"
kill_after --all-points --tag one
run bench --device null --all-points --journal c.db --tag two
is "$(grep -c continuing err)" 0 "and so is another name"

# shards part the work
s0=$("$assay" bench --device null --all-points --dry-run --shard 0/2 | grep -c bytes)
s1=$("$assay" bench --device null --all-points --dry-run --shard 1/2 | grep -c bytes)
is $((s0 + s1)) 5 "shards part the work"

# what is wrong with the command line
run bench nosuch --device null
is $rc 2 "an unknown kernel"
has err "nosuch" "is named"
run bench --device null --point 123456789abc
is $rc 2 "an unknown point"
run bench --provider inductor --python /no/python
is $rc 4 "a provider that needs torch"
has err "/no/python" "names the Python that was tried"
run bench --slurm x
is $rc 2 "an option of what cannot be done yet"
has err "--slurm" "is named"
run bench --mig-alone --device null
is $rc 2 "an option of instances of GPUs"
has err "no MIG instance" "where there are none"
ASSAY_CUDA_DRIVER=/nonexistent run bench --gpus 0
is $rc 4 "a GPU where there is no driver"
has err "no CUDA driver here" "and what is missing"
run bench --device null --max-workers 1 --device null-1
is $rc 2 "fewer workers than devices"
run bench --device null --device cpu
is $rc 2 "devices of two kinds"
run bench --device null --device null-0 --journal two.db
is $rc 2 "a device that is named twice"
run check --device null-0 --device null-1 --all-points --journal two.db
is $rc 0 "two devices of a kind"
has out "  null-0: " "and what each of them did"
run bench --device null --stop nonsense=1
is $rc 2 "an unknown stop rule"

# what is wrong with the machine
run bench --device null --journal /proc/none/j.db
is $rc 4 "an unwritable journal"
ASSAY_LEASE_DIR=/proc/none run bench --device null --journal b.db
is $rc 4 "no directory for leases"
ASSAY_CC=/nonexistent run check --journal c.db
is $rc 4 "no compiler"
has out "no_toolchain" "is a row with that cause"

# what is wrong with a kernel
kernel=$(ls repros/canonical)
mkdir broken
cp -r "repros/canonical/$kernel" "broken/$kernel"
echo "garbage(" >"broken/$kernel/repro.py"
run bench broken --device null --journal d.db
is $rc 3 "a repro that does not parse"
has out "bad_repro" "is a row with that cause"
has out "repro.py:1:1" "and its place"
run bench broken "$kernel" --device null --journal d.db
has out "1 ok_unchecked, 1 failed" "the other kernel is measured all the same"

# an op that nobody knows, and inputs that cannot be made
mkdir odd
t="f32[8, 8][8, 1]cpu"
ops='"aten.frobnicate.default": {"fuse": true, "tags": ["pointwise"], "slots": "T"}'
graph odd 0 "x: \"$t\"" "[\"f32\", [8, 8], {\"n\": \"x\"}]" \
	"        a: \"$t\" = torch.ops.aten.relu.default(x)
        b: \"$t\" = torch.ops.aten.frobnicate.default(a)
        return (b,)
"
index odd e2e/infer/Odd
"$assay" corpus merge --corpus oddrepros odd >merge.out 2>&1
run check --corpus oddrepros --journal e.db
has out "unsupported_op" "an unknown op is a row with that cause"
is $rc 3 "and no row has a number"
run check --corpus oddrepros --journal e.db --strict
is $rc 1 "--strict asks for more"

# numerics on the cpu; a compiler that was killed left half an image
mkdir -p cache/assay/cc/tmp
: >cache/assay/cc/tmp/half.so.99999999
run check --journal f.db
is $rc 0 "check on the cpu"
is "$(ls cache/assay/cc/tmp)" "" "which sweeps what killed compilers left"
has out "1 points; 1 ok, 0 ok_unchecked, 0 failed" "passes"

run check --selftest
is $rc 0 "planted wrong programs fail, each with its cause"
has out "30 of 30" "and honest ones pass"

run check --mutants
is $rc 0 "planted mutants of a kernel fail"
has out "8 of 8 mutants killed" "all of them"
run check --mutants --seed 3
is $rc 2 "--mutants has its own seeds"

# two at once, and signals
run bench --device null --all-points --journal g.db
"$assay" lease -d null -- sleep 3 &
sleep 0.5
"$assay" bench --device null --all-points --journal g.db --quiet >out1 2>err1 &
pid=$!
sleep 0.7
run bench --device null --all-points --journal g.db --quiet
is $rc 4 "the same run twice at once"
has err "is going on: pid" "is refused with who has it"
kill -INT $pid 2>/dev/null
wait $pid
rc=$?
wait
[ $rc = 130 ] || [ $rc = 0 ]
ok $? "SIGINT ends it as a signal"
"$assay" lease -d null -- sh -c "exec $assay lease --json" >out
has out '"mode": "exclusive"' "a lease is seen by others"
"$assay" lease -d null -- "$assay" bench --device null --journal h.db >out 2>err
is $? 0 "bench under an inherited lease"

# every command says what it does
for c in bench check calibrate doctor show lease worker; do
	run $c --help
	is $rc 0 "$c --help"
done
done_testing
