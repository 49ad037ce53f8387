#!/bin/sh
# Accounts of models: of the bundled corpus at the prices of the bundled sweep, and of a corpus
# made on the spot; what is unpriced is said, formats agree, inventories are kept.
. "$(dirname "$0")/lib.sh"
tree=$(cd "$(dirname "$0")/../.." && pwd)
sweep=$tree/benchmarks/results/h200_inductor.json
m="$assay model --corpus $tree/repros"

$m --timings "$sweep" hf/infer/BertForMaskedLM >out 2>err
is $? 0 "one model by its identity"
has out "1 graphs of 1 models, 1 cut anew" "it alone is cut"
has out "compile  PARTIAL  25/100     0/98" "what is priced is counted"
has out "≥ " "sums are lower bounds"
has out "launch floor G 2.654" "the floor comes from the rows"
has out "end to end: not timed" "no ratio without a whole"
is "$(tail -1 out)" "0 of 1 models COMPLETE (path compile)" "the last line"
$m --timings "$sweep" hf/infer/BertForMaskedLM >again 2>err
has again "0 cut anew" "inventories are kept"
is "$(sed 1d out)" "$(sed 1d again)" "and give the same"
is "$(ls data/assay/journal.db)" data/assay/journal.db "in the default journal"
$m --timings "$sweep" --journal other.db hf/infer/BertForMaskedLM >again 2>err
has again "0 cut anew" "whatever journal runs are read from"
[ ! -e other.db ]
ok $? "which is not written to"
chmod 500 data/assay
chmod 400 data/assay/journal.db
$m --timings "$sweep" hf/infer/BertForMaskedLM >again 2>err
is $? 0 "a journal that cannot be written is no obstacle"
chmod 700 data/assay
chmod 600 data/assay/journal.db
$m --timings "$sweep" bertformaskedlm >out 2>err
has out "hf/train/BertForMaskedLM" "a part of names, without case, names all that match"

$m --timings "$sweep" --json -o r.json hf/infer/BertForMaskedLM >out 2>err
is "$(cat out)" "" "-o leaves stdout alone"
has r.json '"schema": "assay.model/1"' "JSON has its schema"
fits model-1 r.json "and is as it says"
has r.json '"cause": "absent"' "a missing price has a cause"
$m --timings "$sweep" --format csv hf/infer/BertForMaskedLM >out 2>err
is "$(grep -c '^hf/infer/BertForMaskedLM,' out)" 4 "CSV has a row a path"
$m --timings "$sweep" --format md hf/infer/BertForMaskedLM >out 2>err
has out "| compile | PARTIAL | 25/100 | 0/98 |" "markdown"

$m hf/infer/BertForMaskedLM >out 2>err
is $? 0 "without timings"
has out "timings: none, so nothing is priced" "nothing is priced, and said"
$m --timings nowhere.json hf/infer/BertForMaskedLM >out 2>err
[ $? = 3 ]
ok $? "timings that are not there"
$m no/such/model >out 2>err
is $? 2 "a name that no model has"
has err "no/such/model" "is named"
"$assay" model --corpus nowhere >out 2>err
is $? 3 "a corpus that is none"
$m --path nowhere >out 2>err
is $? 2 "a path that is none"
$m --format xml >out 2>err
is $? 2 "a format that is none"
for command in model "report --gaps"; do
	timings=--timings
	[ "$command" = model ] || timings=
	# shellcheck disable=SC2086
	"$assay" $command --corpus "$tree/repros" $timings "$sweep" --axis nosuch_us >out 2>err
	is $? 3 "$command: an axis that no price is on"
	has err "no price is on the axis nosuch_us; there is compiled_us" "and which there are"
	is "$(cat out)" "" "and no empty table"
done

# gaps
r="$assay report --corpus $tree/repros"
$r --gaps "$sweep" --limit 5 >out 2>err
is $? 0 "gaps"
has out "857 points measured" "of what was measured"
has out "no value: none of 292 models is COMPLETE" "value is not made up"
has out "not known anywhere, and so not ruled out: oracle, launches_needed" "what is not known is listed"
is "$(grep -c "unknown: oracle" out)" 0 "once"
$r --gaps "$sweep" --json >out 2>err
fits gap-1 out "gaps are as their schema says"
has out '"schema": "assay.gap/1"' "as JSON"
is "$($r --gaps "$sweep" --format csv | wc -l)" 858 "as CSV"
$r >out 2>err
is $? 2 "a report of nothing"

many_points 2
"$assay" model e2e/infer/Points >out 2>err
is $? 0 "a corpus made on the spot"
printf 'junk' >repros/models/e2e/infer/Points/full_graph_000.py.zst
"$assay" model e2e/infer/Points >out 2>err
is $? 0 "a graph that cannot be read"
has out "FAILED" "fails its model"
has out "error parse: full_graph_000" "and is named"
done_testing
