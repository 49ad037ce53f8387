#!/bin/sh
# From two sweeps to a verdict: on the null device, whose times are scripted.
. "$(dirname "$0")/lib.sh"
many_points 24

sweep() { # sweep SCRIPT FILE ARGS…
	script=$1 file=$2
	shift 2
	ASSAY_NULL="$script" "$assay" bench --device null --all-points --journal j.db "$@" \
		--json >"$file" 2>bench.err
}
run() { # run ARGS…: output in out and err, exit code in rc
	"$assay" compare --journal j.db "$@" >out 2>err
	rc=$?
}

sweep 'null=noise 5 0.005' base.json --tag base
sweep 'null=noise 5 0.005' again.json --tag again
sweep 'null=noise 4.5 0.005' fast.json --tag fast

run base again
is $rc 0 "two sweeps of the same code"
has out "0 faster, 0 slower, 24 same, 0 unresolved" "nothing moved"
has out "spread between processes" "and the spread between processes is known"

run base again --json -o fit.json
fits compare-1 fit.json "JSON is as its schema says"
sed 's/"class": "pair"/"class": 7/' fit.json >bad.json
python3 "$sources/t/schema/check.py" "$sources/schema/compare-1.json" bad.json >fits.out 2>&1
is $? 1 "and what is not is found"
has fits.out "class: 7 is no string" "with its place"

# a report of exports is that of the store
for format in text md json csv v3; do
	run base again --format $format -o store.$format
	run base.json again.json --format $format -o export.$format
	cmp store.$format export.$format
	ok $? "$format: equal from the store and from exports"
done

# other code: faster, and in the other order slower
sed 's/"image": "null"/"image": "other"/' fast.json >head.json
run base.json head.json
is $rc 0 "code that is faster"
has out "24 faster, 0 slower" "is said to be"
has out "geomean of points" "with a mean"
run head.json base.json
is $rc 1 "code that is slower fails a gate"
has out "0 faster, 24 slower" "and is said to be"
has out "kernel_count   FAILS" "by which gate"
run head.json base.json --gate kernel_pct=none
is $rc 0 "a gate that is lifted"
printf '{"kernel_pct": 20}' >gates.json
run head.json base.json --gates gates.json
is $rc 0 "a gate of a file"
printf '{"colour": 20}' >gates.json
run head.json base.json --gates gates.json
is $rc 2 "a gate that is none"
has err "no gate colour" "is named"
for gate in model_pct=1 model_set=x aa=7 kernel_pct=1e999; do
	run base.json head.json --gate $gate
	is $rc 2 "a gate that cannot be asked for: $gate"
done
run base.json head.json --gate aa=1
is $rc 1 "a gate without data fails if it was asked for"
has out "FAILS: cannot be judged" "and says why"

# a corpus says which models have a point
tree=$(cd "$(dirname "$0")/../.." && pwd)
sweep=$tree/benchmarks/results/h200_inductor.json
sed '0,/"compiled_us": [0-9.]*,/s//"compiled_us": 25.5,/' "$sweep" >sweep.json
cmp -s "$sweep" sweep.json
[ $? = 1 ]
ok $? "one time is another"
run "$sweep" sweep.json --corpus "$tree/repros"
has out "total time by use in models" "time is weighed by occurrence"
run "$sweep" sweep.json --corpus "$tree/repros" --format csv
has out ",1,hf/train/LEDForConditionalGeneration," "CSV names models"
run "$sweep" sweep.json --corpus "$tree/repros" --format v3
has out '"actual_dtypes": "bfloat16,bool,float32"' "records have types"
has out '"device": "cuda"' "and the device of the file"
run "$sweep" sweep.json --corpus nowhere
is $rc 3 "a corpus that is none"

# what is no comparison
run base
is $rc 2 "one arm"
run
is $rc 2 "no arm"
run base again fast
is $rc 2 "three arms"
run base nosuch
is $rc 3 "an arm that is not there"
has err "nosuch" "is named"
run base again --axis compiled_us
is $rc 3 "an axis that no arm has"
has err "no price is on the axis compiled_us; there is" "and which there are"
run base again --format yaml
is $rc 2 "a format that is none"
run base again --force colour
is $rc 2 "a field that is none"
has err "device_kind" "and which there are"
run base again --assume-cv 2
is $rc 2 "an error that is none"
run base again -o /proc/none/out
is $rc 4 "a place that cannot be written"
sed 's/"device_kind": "null"/"device_kind": "H200"/' again.json >other.json
run base.json other.json
is $rc 3 "devices of two kinds"
has err "device_kind: null and H200" "and which"
run base.json other.json --force device_kind
is $rc 0 "unless it is forced"
has out "FORCED: device_kind differs: null and H200" "which the report says"

# a journal is its newest run
cp j.db newest.db
run newest.db fast
is $rc 0 "a journal as an arm"
has out "base: run 3 fast" "is its newest run"
# what a tag has for a terminal is shown to who reads it
esc=$(printf '\033')
sweep 'null=noise 5 0.005' evil.json --tag evil
python3 -c 'import sqlite3, sys
with sqlite3.connect("j.db") as db:
    db.execute("update run set tag = ? where tag = ?", (sys.argv[1], "evil"))' "evil${esc}[31m"
run base "evil${esc}[31m"
has out 'evil\x1b[31m' "a tag with a control character"
! grep -q "$esc" out
ok $? "is not sent as it is"
run base "none${esc}[31m"
! grep -q "$esc" err
ok $? "nor in an error"

# eleven runs: a time that is off is told apart from those that vary
before() { # before US: one run of the home points
	ASSAY_NULL="null=noise $1 0.02" "$assay" bench --device null --journal h.db --no-resume \
		>bench.out 2>bench.err
}
for us in 20.1 20.3 19.9 20.0 20.2 20.1 20.4 19.8 20.1 20.0 20.2; do before $us; done
kernel=$(ls repros/canonical | head -1)
"$assay" show "$kernel" --journal h.db >out
is "$(grep -c 'of the ten before it' out)" 0 "runs that vary are no news"
before 22
"$assay" show "$kernel" --journal h.db >out
has out "% of the ten before it (score " "one that is off is"
has out "the same work)" "with whether the work was the same"
"$assay" show "$kernel" --journal h.db --json >out
is "$(grep -c '"flagged": true' out)" 1 "as JSON"
done_testing
