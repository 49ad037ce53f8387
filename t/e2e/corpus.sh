#!/bin/sh
# A corpus as data: what report counts, what gc finds and sweeps, what check knows of sets,
# observations and recorded verdicts.
. "$(dirname "$0")/lib.sh"
many_points 3
kernel=$(ls repros/canonical)

"$assay" corpus report >out 2>err
is $? 0 "report"
has out "generation 1: 1 kernels (0 quarantined), 3 points, 1 models" "counts"
has out "e2e/infer/Points" "names models"
"$assay" corpus report --json >out 2>err
has out '"suites": [' "report --json"
has out '"use": {' "with who uses what"
# what is kept of a kernel is kept of these very bytes
cp -r repros kept
"$assay" corpus report >again 2>err
"$assay" corpus report >once-more 2>err
is "$(cat again)" "$(cat once-more)" "a report from what is kept is the same"
sed -i 's/"quarantine": null/"quarantine": {"by": "hand"}/' "repros/canonical/$kernel/meta.json"
"$assay" corpus report >out 2>err
has out "1 kernels (1 quarantined), 3 points" "a changed kernel is read again"
echo '{' >"repros/canonical/$kernel/shapes.json"
"$assay" corpus report >out 2>err
is $? 1 "one that cannot be read is told"
has out "repros/canonical/$kernel" "by name"
rm -rf repros
mv kept repros
"$assay" corpus report >out 2>err
is "$(cat out)" "$(cat again)" "and is as before when it is"
XDG_DATA_HOME=/proc "$assay" corpus report >out 2>err
is "$(cat out)" "$(cat again)" "where nothing can be kept the report is the same"
has err "inventories cannot be kept" "and says so"
sed -i 's/"patterns": \[/"patterns": ["000000000000", /' repros/models/e2e/infer/Points/manifest.json
"$assay" corpus report >out 2>err
is $? 1 "a reference to what is not there fails a report"
has out "! references to patterns that are not there: 1" "it is marked"
has out "000000000000 of e2e/infer/Points" "and named"
sed -i 's/"000000000000", //' repros/models/e2e/infer/Points/manifest.json
"$assay" corpus gc refcount >out
has out "$kernel" "refcount names kernels"
"$assay" corpus gc orphans >out
is "$(cat out)" "" "no orphans"

# what a killed merge and a careless hand leave
mkdir -p repros/.stage/x.1.00000000
touch -d '2 days ago' repros/.stage/x.1.00000000
mkdir repros/.stage/young
touch repros/models/e2e/infer/Points/notes.txt
"$assay" corpus check >out
is $? 1 "an unknown file is a finding"
has out "notes.txt" "with its name"
has out "H1 (1): a file cannot be read" "and its code is explained"
"$assay" corpus check --json >out
has out '"code": "H1", "count": 1, "meaning": "a file cannot be read' "as JSON, too"
"$assay" corpus gc sweep --dry-run >out
has out "would remove .stage/x.1.00000000" "dry run"
ls repros/.stage/x.1.00000000 >/dev/null
ok $? "removes nothing"
"$assay" corpus gc sweep >out
has out "removed models/e2e/infer/Points/notes.txt" "sweep"
is "$(ls repros/.stage)" "young" "leaves a stage that may be in use"
"$assay" corpus check --jobs 3 >out
is $? 0 "then nothing is found, by several threads"

# sets
"$assay" corpus set quick --pointwise 1 >/dev/null
"$assay" corpus check >out
is $? 0 "a set of this corpus"
sed -i 's/"points": \["....../"points": ["000000/' benchmarks/quick.json
"$assay" corpus check >out
is $? 1 "a set with another point"
has out "H10 benchmarks/quick.json" "is H10"
rm -r benchmarks

# a model that is captured again without what it had: an orphan
mv capture old
ops='"aten.relu.default": {"fuse": false, "why": "fallback", "tags": [], "slots": "TT"}, "aten.add.Tensor": {"fuse": true, "tags": [], "slots": "TTs"}'
many_points 1
"$assay" corpus gc orphans >out
has out "$kernel" "an orphan"
has out "quarantined since" "with its date"
"$assay" corpus check >out
is $? 0 "is no hard finding"
has out "S3" "a recorded verdict that the table does not have is soft"
has out "TT | T of the table, of aten.relu.default" "recorded slots, too"
"$assay" corpus check --strict >out 2>err
is $? 1 "and hard with --strict"

# bytes of another version are hard, and written anew when that is asked for
sed -i 's/"bytes": {"v": [0-9]*/"bytes": {"v": 0/' repros/canonical/*/shapes.json
"$assay" corpus check >out 2>err
is $? 1 "bytes of another version"
has out "H7" "are a hard finding"
"$assay" corpus check --rebytes >out
is $? 0 "they are written anew"
has out "bytes of 2 kernels were others" "of each kernel that had others"
"$assay" corpus check --rebytes >out
has out "bytes of 0 kernels were others" "once"

# what a capture may replace
rm -rf repros capture
many_points 3
model=e2e/infer/Points
all() { # all DIR: what its files are, but for the lock
	find "$1" -type f ! -name '*lock*' -exec sha256sum {} + | sort | sha256sum
}
merges() { # merges WANT NAME ARGS…: the exit code of a merge
	want=$1 name=$2
	shift 2
	"$assay" corpus merge "$@" >out 2>err
	is $? "$want" "$name"
}
merge_keeps() { # merge_keeps NAME TEXT…: refused, with each text on stderr, and nothing is changed
	before=$(all repros) name=$1
	shift
	merges 3 "$name is refused" capture
	for said; do
		has err "$said" "$name: says $said"
	done
	is "$(all repros)" "$before" "$name: the corpus is as it was"
}
fresh() { # fresh WANT NAME TEXT: the same capture into a corpus of nothing
	rm -rf none
	merges "$1" "$2, into an empty corpus" capture --corpus none
	has err "$3" "$2, into an empty corpus: its reason"
}
cp -r capture good
truncate -s 100 capture/full_graph_000.meta.json
rm capture/full_graph_001.meta.json
merges 0 "a capture that lost some graphs" capture --corpus some
has out "1 graphs, 1 regions" "what is left of it"
has out "0 unkeyed, 2 graphs dropped" "what is not"
has err "$model: full_graph_000 is dropped: full_graph_000.meta.json:1:" "a truncated sidecar"
has err "$model: full_graph_001 is dropped: full_graph_001.meta.json" "a missing one"
rm -rf some
cp -r repros some
merges 0 "over a good one" capture --corpus some
has err "$model: full_graph_000 was in the corpus and is gone: dropped" "what it loses is told"
echo "# another text" >>capture/full_graph_002.py
merge_keeps "a capture of which nothing can be read" "full_graph_000 is dropped: " \
	"full_graph_001 is dropped: " "full_graph_002 is dropped: " "its sidecar is of another text" \
	"$model: none of its 3 graphs can be merged; the corpus has 3 graphs of this model" --force
fresh 3 "it" "none of its 3 graphs can be merged: capture it again"
ls none/models >/dev/null 2>&1
is $? 2 "makes no entry"
merges 0 "it is forced" capture --corpus some --force
has "some/models/$model/manifest.json" '"stage": "merge"' "and failed then"
rm -rf capture
cp -r good capture
sed -i 's/\[64, 8\]/[9223372036854775807, 9223372036854775807]/' capture/full_graph_000.meta.json
fresh 0 "sizes beyond all bounds" "full_graph_000 is dropped: "
executed() { # executed NUMBER FILE…: its graphs are run as often
	times=$1
	shift
	sed -i "s/\"execs\": [0-9]*/\"execs\": $times/" "$@"
}
rm -rf capture
cp -r good capture
executed 9223372036854775807 capture/full_graph_00[01].meta.json
fresh 0 "graphs that were run for ever" \
	"full_graph_001 is dropped: execs: 9223372036854775807, from 0 to 1000000000000 is wanted"
has out "1 graphs, 1 regions" "are dropped"
executed 1000000000001 capture/full_graph_000.meta.json
executed 1000000000000 capture/full_graph_001.meta.json
fresh 0 "one run more than the most" "execs: 1000000000001"
has out "2 graphs, 2 regions" "is one too many"
"$assay" corpus check --corpus none >out 2>err
is $? 0 "and the most are clean"
# the same point in three graphs, whose calls add up
for i in 1 2; do
	for end in py meta.json; do
		sed "s/full_graph_000/full_graph_00$i/" good/full_graph_000.$end \
			>capture/full_graph_00$i.$end
	done
done
cp good/full_graph_000.* capture
executed 400000000000 capture/*.meta.json
fresh 3 "calls that add up to too many" \
	"its calls in $model are 1200000000000, at most 1000000000000 are wanted"
executed 300000000000 capture/*.meta.json
rm -rf none
merges 0 "calls that do not" capture --corpus none
has none/canonical/*/shapes.json '"calls": 900000000000' "add up"
sed -i 's/"calls": 900000000000/"calls": 9223372036854775807/' none/canonical/*/shapes.json
"$assay" corpus check --corpus none >out 2>err
is $? 1 "too many that are stored"
has out "calls 9223372036854775807: at most 1000000000000 are wanted" "are a finding"
for text in '"failed", "reason": "no memory", "stage": "run"' '"failed"' '"ok"'; do
	printf '{"schema": 1, "model": "%s", "status": %s, "graphs": []}\n' "$model" "$text" \
		>capture/index.json
	merge_keeps "a capture that says $text" "$model: its " "the corpus has 3 graphs"
	case $text in
	*memory*)
		fresh 0 "it" "$model: its capture failed at stage run: no memory"
		has "none/models/$model/manifest.json" '"status": "failed"' "is an entry"
		merges 0 "again" capture --corpus none
		;;
	*failed*) fresh 3 "it" "has no reason" ;;
	*) fresh 3 "it" "its index.json names no graph" ;;
	esac
done
merges 0 "a good one over a failed one" good --corpus none
done_testing
