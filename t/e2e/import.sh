#!/bin/sh
# Graphs from elsewhere: logs, folders of traces, text with and without a sidecar; and what is
# hostile in them.
. "$(dirname "$0")/lib.sh"
t='f32[8, 16][16, 1]cuda:0'
body() { # body OP: a graph as a log has it
	printf 'class <lambda>(torch.nn.Module):\n    def forward(self, arg0_1: "%s"):\n        # File: m.py:3 in forward, code: y = f(x)\n        y: "%s" = torch.ops.aten.%s.default(arg0_1);  arg0_1 = None\n        return (y,)\n' "$t" "$t" "$1"
}
count() { ls repros/canonical | wc -l; }

# TORCH_LOGS: every line behind a prefix, two graphs, another artifact between them
prefix() { sed "s|^|V1122 10:00:00.000000 4242 torch/_inductor/x.py:12] [0/0] [__$1] |"; }
{
	echo "some other line"
	body relu | prefix post_grad_graphs
	body tanh | prefix aot_graphs
	body exp | prefix post_grad_graphs
} >run.log
"$assay" import run.log --as logs/infer/run >out 2>err
is $? 0 "a log"
has out "logs/infer/run: 2 graphs, 2 regions, 2 patterns (2 new)" "its graphs of one artifact"
has repros/models/logs/infer/run/manifest.json '"lost": [' "what it lacks"
has repros/models/logs/infer/run/manifest.json "execs: calls are not known" "by name"
"$assay" import run.log --artifact aot_graphs --json >out
has out '"model": "import/infer/run"' "another artifact, a name of its own"
is "$(count)" 3 "three kernels"
"$assay" corpus check >out 2>err
is $? 0 "the corpus is clean"

# a folder of traces: one graph per compile id, of the best artifact
mkdir -p traces/-_0_0_0 traces/-_1_0_0
body sin >traces/-_0_0_0/inductor_post_grad_graph_12.txt
body cos >traces/-_0_0_0/before_post_grad_graph_11.txt
body neg >traces/-_1_0_0/aot_forward_graph_3.txt
echo "no graph" >traces/-_1_0_0/compile_stacks.txt
body sinh >traces/raw.log # the trace itself, which tlparse keeps
echo '{}' >traces/compile_directory.json
"$assay" import traces --as tl/infer/parse >out 2>err
is $? 0 "a folder of traces"
has out "2 graphs, 2 regions, 2 patterns (2 new)" "its best artifacts"

# our own text with its sidecar; prior text with one of the other layout
mkdir own
graph own 0 "x: \"f32[4][1]cuda:0\"" '["f32", [4], {"n": "x"}]' \
	'        y: "f32[4][1]cuda:0" = torch.ops.aten.abs.default(x)
        return (y,)
'
rm own/*.entry
zstd -q --rm own/full_graph_000.py
"$assay" import own --as own/infer/x >out 2>err
is $? 0 "a packed graph with its sidecar"
is "$(sed -n '/"lost"/p' repros/models/own/infer/x/manifest.json)" '  "lost": [],' "loses nothing"
mkdir prior
body floor >prior/full_graph_000.py
printf '{"inputs": [[[8, 16], "f32", {"n": "arg0_1"}]]}' >prior/full_graph_000.json
"$assay" import prior >out 2>err
is $? 0 "a graph of the prior layout"
has repros/models/import/infer/prior/manifest.json "storage groups" "loses some"
"$assay" corpus check >out 2>err
is $? 0 "all of it is clean"

# kernels of the prior layout: sizes are parameters, points stand in shapes.json
kernel() { # kernel DIR SHAPES: a mean over a reshaped input, scaled, and a look-up
	mkdir -p "$1"
	printf '"""A kernel."""\nimport torch\nopen("was_run", "w").close()\n\n\nclass Repro(torch.nn.Module):\n    def forward(self, arg0_1: "f32[4, 6]", arg1_1: "i64[3]", arg2_1, _shape_param_0):\n        view: "f32[2, 12]" = torch.ops.aten.view.default(arg0_1, _shape_param_0)\n        mul: "f32[2, 12]" = torch.ops.aten.mul.Tensor(view, arg2_1)\n        add: "f32[2, 12]" = torch.ops.aten.add.Tensor(mul, 1e-05)\n        mean: "f32[2]" = torch.ops.aten.mean.dim(add, [1])\n        index: "f32[3]" = torch.ops.aten.index.Tensor(mean, [arg1_1])\n        return (index,)\n\n\ndef make_inputs():\n    open("was_run", "w").close()\n' >"$1/repro.py"
	printf '%s' "$2" >"$1/shapes.json"
	echo '{"label": "mean"}' >"$1/meta.json"
}
one='[[4, 6], "f32", {}], [[3], "torch.int64", {"gen": ["index", 2]}], ["sc", 0.5], ["S", [2, 12]]'
two='[[8, 6], "f32"], ["S", [-1, 16]], [[3], "i64"], ["I", 3, "s0"]'
kernel old/canonical/mean_0123456789ab "{
	\"f4x6_00000001\": {\"inputs\": [$one], \"models\": {\"a\": 2, \"b\": {\"occurrences\": 1}}},
	\"f8x6_00000002\": {\"inputs\": [$two], \"occurrences\": 5000},
	\"_metadata\": {\"inputs\": []}}"
cp -r old/canonical/mean_0123456789ab old/canonical/mean_ba9876543210
"$assay" import old --as old/infer/corpus >out 2>err
is $? 0 "kernels of the prior layout"
has out "16 graphs, 10006 regions, 1 patterns (1 new), 2 points (2 new), 0 unkeyed" \
	"one kernel, as often as it was met"
m=repros/models/old/infer/corpus/manifest.json
has $m "constants and sizes that a text holds once" "what is lost of them"
has $m "mean_ba9876543210/meta.json" "file by file"
has $m "order of kernels and what lay between" "is told"
k=$(echo repros/canonical/mean_*)
has "$k/meta.json" '"aliases": ["prior:mean_0123456789ab", "prior:mean_ba9876543210"]' \
	"their names are kept"
has "$k/shapes.json" '"aliases": ["prior:f4x6_00000001"]' "and those of the points"
is "$(grep -c '^ *"approx": true$' "$k/shapes.json")" 2 "numbers of the text are those of one point"
has "$k/shapes.json" '"p": [[2, 12]]' "sizes are those of the point"
has "$k/shapes.json" '"p": [[3, 16]]' "a -1 among them, too"
has "$k/shapes.json" '"regions": 6, "calls": null' "occurrences are regions"
"$assay" corpus check >out 2>err
is $? 0 "and clean"
sed -i 's/, "prior:mean_ba9876543210"//' "$k/meta.json"
"$assay" corpus check >out 2>err
is $? 1 "a name that a graph has"
has out "H9" "is missed"
"$assay" import old --as old/infer/corpus >out 2>err
is "$(ls was_run old/canonical/*/was_run 2>/dev/null)" "" "nothing of it is run"

# what is there stays where nothing new can be merged
printf '{"schema": 1, "graph": "x", "kind": "inference", "ops": {}, "inputs": [["f32", [-1]]]}' \
	>own/full_graph_000.meta.json
"$assay" import own --as own/infer/x >out 2>err
is $? 3 "an import of which nothing can be merged"
has err "own/infer/x: full_graph_000 is dropped: " "has its reason"
has err "the corpus has 1 graphs of this model, which stay as they are" "and replaces nothing"
"$assay" import own --as own/infer/x --corpus forced --force >out 2>err
is $? 0 "unless it is forced"
has forced/models/own/infer/x/manifest.json '"status": "failed"' "as a failed one"
rm -r forced

# hostile
refused() { # refused CODE NAME TEXT ARGS...
	code=$1 name=$2 text=$3
	shift 3
	"$assay" import "$@" >out 2>err
	is $? "$code" "$name"
	has err "$text" "$name: its reason"
}
before=$(find repros -type f -exec sha256sum {} + | sort | sha256sum)
refused 2 "a key that leaves the corpus" "suite/mode/model" run.log --as ../../x
refused 2 "a key of two parts" "suite/mode/model" run.log --as a/b
refused 3 "a file that is not there" "nowhere" nowhere
echo nothing >empty.txt
refused 3 "a file without graphs" "no-graph" empty.txt
printf 'class G(torch.nn.Module):\n    def forward(self, x):\n        y = \377\376(x)\n        return (y,)\n' >utf.py
refused 3 "bytes that are no text" "utf.py:3:13: error" utf.py
{
	printf 'class G(torch.nn.Module):\n    def forward(self, x):\n        y = f('
	head -c 17000000 /dev/zero | tr '\0' x
	printf ')\n        return (y,)\n'
} >long.py
refused 3 "a line without end" "[limit]" long.py
printf 'class G(torch.nn.Module):\n    def forward(self, x):\n        y = torch.ops.aten.neg.default(z)\n        z = torch.ops.aten.neg.default(y)\n        return (z,)\n' >cycle.py
refused 3 "values that need each other" "cycle.py:3:40: error" cycle.py
mkdir links deep
ln -s / links/root
ln -s ../run.log links/run.log
ln -s . links/self
refused 3 "links are not followed" "no graph is in it" links
mkdir -p deep/1/2/3/4/5/6/7/8/9/10
refused 3 "folders in folders" "nest deeper" deep
mkfifo pipe
refused 3 "a pipe" "neither a file nor a folder" pipe
head -c 300000000 /dev/zero | zstd -q >bomb.py.zst
refused 3 "a bomb" "larger than" bomb.py.zst
mkdir sidecar
body ceil >sidecar/full_graph_000.py
printf '{"schema": 1, "graph": "../../../x", "ops": {}, "inputs": 3' >sidecar/full_graph_000.meta.json
refused 3 "a broken sidecar" "full_graph_000.meta.json" sidecar
# of the prior layout
prior() { # prior CODE NAME TEXT SHAPES: a kernel alone, whose shapes are hostile
	rm -rf alone
	kernel alone/mean_0123456789ab "$4"
	refused "$1" "$2" "$3" alone
}
prior 3 "shapes that are no JSON" "shapes.json" '{"a": '
prior 3 "no points" "no graph is in it" '{}'
prior 3 "a name twice" "duplicate" '{"a": {"inputs": []}, "a": {"inputs": []}}'
prior 3 "too few entries" "no entry for parameter arg0_1" '{"a": {"inputs": []}}'
prior 3 "too many" "6 entries" "{\"a\": {\"inputs\": [$one, [[3], \"i64\"], [[3], \"i64\"]]}}"
prior 3 "sizes that multiply beyond all bounds" "multiply" \
	"{\"a\": {\"inputs\": [[[1073741824, 1073741824], \"f32\"], [[3], \"i64\"], [\"sc\", 1], [\"S\", [1]]]}}"
prior 3 "a negative size" "negative" \
	"{\"a\": {\"inputs\": [[[-4, 6], \"f32\"], [[3], \"i64\"], [\"sc\", 1], [\"S\", [1]]]}}"
prior 3 "a type that is none" "arg0_1" \
	"{\"a\": {\"inputs\": [[[4, 6], \"../f32\"], [[3], \"i64\"], [\"sc\", 1], [\"S\", [1]]]}}"
prior 3 "more often than ever" "met 999999999999 times" \
	"{\"a\": {\"inputs\": [$one], \"occurrences\": 999999999999}}"
prior 3 "more often than 64 bits by its models" "4e+18: an integer up to 100000" \
	"{\"a\": {\"inputs\": [$one], \"models\": {\"m\": 4000000000000000000, \"n\": 8000000000000000000}}}"
prior 3 "too often in all" "met 180000 times" \
	"{\"a\": {\"inputs\": [$one], \"models\": {\"m\": 90000, \"n\": {\"count\": 90000}}}}"
prior 3 "times that are a fraction" "2.5: an integer up to 100000, or such integers by model, is wanted; as occurrences" \
	"{\"a\": {\"inputs\": [$one], \"occurrences\": 2.5}}"
prior 3 "times that are a word" '"seven": an integer' \
	"{\"a\": {\"inputs\": [$one], \"models\": {\"m\": \"seven\"}}}"
prior 3 "nesting" "nested deeper" "$(head -c 100000 /dev/zero | tr '\0' '[')"
prior 3 "a reference that is none" "neither [dims, dtype, opts]" '{"a": {"inputs": ["$ref", "#/a"]}}'
prior 3 "bytes that are no text" "shapes.json" "$(printf '{"a\377": {"inputs": []}}')"
prior 3 "our own layout" "captures are merged" '{"schema": 1, "pattern": "x", "points": []}'
mkdir -p far/mean_0123456789ab
ln -s ../../old/canonical/mean_0123456789ab/repro.py far/mean_0123456789ab/repro.py
ln -s ../../old/canonical/mean_0123456789ab/shapes.json far/mean_0123456789ab/shapes.json
refused 3 "a kernel of links" "no graph is in it" far
kernel "names/..mean; rm -rf ._0123456789ab" "{\"../../../x\": {\"inputs\": [$one]}}"
"$assay" import names --corpus names.repros >out 2>err
is $? 0 "names that would leave the corpus"
is "$(cat names.repros/canonical/*/*.json | grep -c 'rm -rf\|\.\./x')" 0 "are no names there"
rm -r names.repros
is "$(find repros -type f -exec sha256sum {} + | sort | sha256sum)" "$before" "nothing changed"
is "$(ls "$TMPDIR" && ls repros/.stage)" "" "and nothing is left"

# what is told of a graph names its source and its file, and no folder of ours
kernel many/canonical/mean_0123456789ab "{\"p_00000001\": {\"inputs\": [$one], \"models\": {
	\"a\": 100000, \"b\": 100000}}, \"p_00000002\": {\"inputs\": [$one]}}"
"$assay" import many --corpus many.repros >out 2>err
is $? 0 "a point that was met too often"
has err "met 200000 times, from 1 to 100000 is wanted" "is told, and the other one taken"
mkdir -p long/canonical/pointwise_0123456789ab
{
	printf 'import torch\n\n\nclass Repro(torch.nn.Module):\n    def forward(self, v0: "f32[4]"):\n'
	for k in $(seq 170); do echo "        v$k = torch.ops.aten.neg.default(v$((k - 1)))"; done
	echo "        return (v170,)"
} >long/canonical/pointwise_0123456789ab/repro.py
echo '{"p_1": {"inputs": [[[4], "f32"]], "occurrences": 100000}, "p_2": {"inputs": [[[8], "f32"]]}}' \
	>long/canonical/pointwise_0123456789ab/shapes.json
"$assay" import long --corpus long.repros >out 2>err
is $? 0 "a long kernel that was met often"
has err "met 100000 times with 170 calls: more than 16777216 calls in all" "is bounded as a whole"
mkdir bad
body relu >bad/full_graph_000.py
body relu >bad/full_graph_001.py
printf '{"schema": 1, "kind": "inference", "ops": {}, "inputs": [["f32", [-1]]]}' >bad/full_graph_001.meta.json
"$assay" import bad --corpus bad.repros >out 2>err
is $? 0 "a sidecar that is none"
has err "negative; inputs[0]; full_graph_001.meta.json" "is told by its name"
is "$(cat err bad.repros/models/import/infer/bad/manifest.json | grep -c -e "$TMPDIR" -e stage)" 0 \
	"and by nothing that is gone"
rm -r bad.repros
printf '{"schema": 1, "kind": "inference", "ops": {}, "inputs": 5}' >bad/full_graph_001.meta.json
"$assay" import bad --corpus bad.repros >out 2>err
is $? 0 "a member of another kind"
has err "inputs: a list is wanted; full_graph_001.meta.json" "is not read as nothing"
rm bad/full_graph_000.py
rm -r bad.repros
"$assay" import bad --corpus bad.repros >out 2>err
is $? 3 "nothing but that"
has err "while merging bad" "has its source"
is "$(grep -c -e "$TMPDIR" -e "stage/" err)" 0 "alone"

# killed at any moment, an import leaves what a sweep of the corpus takes away
mkdir killed
body relu >killed/full_graph_000.py
for at in 1 2 3; do
	ASSAY_FAULT=merge.stage:$at=kill "$assay" import killed --as own/infer/killed >out 2>err
	is $? 137 "killed at file $at"
done
is "$(ls "$TMPDIR")" "" "nothing of theirs lies elsewhere"
is "$(find repros/.stage -maxdepth 1 -name 'import.*' | wc -l)" 3 "but among the stages"
find repros/.stage -maxdepth 1 -mindepth 1 -exec touch -d '2 days ago' {} +
"$assay" corpus gc sweep >out 2>err
is $? 0 "a sweep"
is "$(ls repros/.stage)" "" "takes them"
done_testing
