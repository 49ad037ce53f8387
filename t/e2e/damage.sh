#!/bin/sh
# What is stored beside a repro is not believed: each damage is a row with its file and place, a
# finding of corpus check, and no reason for the sweep to end.
. "$(dirname "$0")/lib.sh"
command -v python3 >/dev/null || { echo "1..0 # SKIP no python3 to damage files with"; exit 0; }
many_points 2
kernel=$(ls repros/canonical)

damage() { # damage FILE EDIT TEXT: d is the file, p its first point; EDIT changes them
	rm -rf bad
	cp -r repros bad
	python3 - "bad/canonical/$kernel/$1" "$2" <<'PY'
import json, sys
d = json.load(open(sys.argv[1]))
p = d.get("points", [None])[0]
exec(sys.argv[2])
json.dump(d, open(sys.argv[1], "w"))
PY
	"$assay" bench --corpus bad --device null --journal a.db --no-resume >out 2>err
	is $? 3 "$2: exit 3"
	has out "bad_repro" "$2: a row"
	has out "$3" "$2: its reason"
	has out "$1" "$2: its file"
	"$assay" corpus check --corpus bad >out 2>err
	is $? 1 "$2: a finding"
}

shapes=shapes.json
damage $shapes 'd["schema"] = 2' "schema: 1 is wanted"
damage $shapes 'del d["schema"]' "schema: 1 is wanted"
damage $shapes 'd["new"] = 1' 'unknown key "new"'
damage $shapes 'd["points"] = 3' "points: a list is wanted"
damage $shapes 'd["points"].append(d["points"][1])' "is there twice"
damage $shapes 'd["points"].reverse()' "does not stand by id"
damage $shapes 'p["bytes"]["read"] = -8' "read: -8 is below 0"
damage $shapes 'p["bytes"]["read"] = "8"' "read: a whole number"
damage $shapes 'p["bytes"]["in"][0] = -8' "in: -8 is below 0"
damage $shapes 'del p["groups"]' "groups: a list is wanted"
damage $shapes 'p["groups"] = [{"bytes": 8}]' "groups: 1 are there, and 0 have two members"
damage $shapes 'p["groups"] = [{"bytes": -8}]' "bytes: -8 is below 0"
damage $shapes 'p["groups"] = [{"bytes": 8}]; [i.append({"grp": 0}) for i in p["in"]]' "groups[0].bytes: 8, and in[0] reaches to byte"
damage $shapes 'p["in"][0][2:] = [{"grp": 7}]' "in[0]: no group 7"
damage $shapes 'p["in"][0][2:] = [{"off": -1}]' "off: a whole number"
damage $shapes 'p["in"][0][2:] = [{"by": "hearsay"}]' "by: no such source"
damage $shapes 'p["models"]["e2e/infer/Points"]["calls"] = -1' "calls: -1 is below 0"
damage $shapes 'p["models"]["e2e/infer/Points"]["where"] = [["g", 0]]' "where[0]"
damage $shapes 'p["const"] = {"0": 1}' "const: no constant"
damage $shapes 'p["id"] = "123456789abc"' "id: 123456789abc is stored"
damage meta.json 'd["schema"] = 0' "schema: 1 is wanted"
damage meta.json 'd["home"] = "12"' "home: 12 digits are wanted"
damage meta.json 'd["aliases"] = {}' "aliases: a list is wanted"

# numbers that are possible, but not those of the graph
rm -rf bad
cp -r repros bad
python3 - "bad/canonical/$kernel/shapes.json" <<'PY'
import json, sys
d = json.load(open(sys.argv[1]))
for p in d["points"]:
    p["bytes"]["read"] += 4
json.dump(d, open(sys.argv[1], "w"))
PY
"$assay" bench --corpus bad --device null --journal a.db --no-resume >out 2>err
is $? 3 "bytes that are not those of the graph: exit 3"
has out "recomputed" "and why"

# what a text says of its values against what its ops make
said() { # said TYPE: a capture whose sum is said to be of this type
	rm -rf said saidrepros
	mkdir said
	t="f32[64, 8][8, 1]cpu"
	graph said 0 "x: \"$t\", y: \"$t\"" \
		"[\"f32\", [64, 8], {\"n\": \"x\"}], [\"f32\", [64, 8], {\"n\": \"y\"}]" \
		"        relu: \"$t\" = torch.ops.aten.relu.default(x)
        add: \"$1\" = torch.ops.aten.add.Tensor(relu, y)
        return (add,)
"
	"$assay" ir bind said/full_graph_000.py >out 2>err
	rc=$?
	index said e2e/infer/Said
	"$assay" corpus merge --corpus saidrepros said >merge.out 2>&1
	"$assay" corpus check --corpus saidrepros >checked 2>&1
}
words="add is said to be"
said "f32[64, 9][9, 1]cpu"
is $rc 3 "a shape that the op does not make"
has err "said/full_graph_000.py:4: $words f32[64, 9][9, 1], and its op makes f32[64, 8][8, 1]" "has its line"
has checked "H12" "a hard finding"
has checked "full_graph_000.py.zst:4" "with its line"
said "i64[64, 8][8, 1]cpu"
is $rc 3 "a type that the op does not make"
said "f32[64, 8][1, 64]cpu"
is $rc 0 "strides that the op does not make"
has err "warning: $words" "are a warning"
has checked "S8" "and a soft finding"
said "f32[64, 8][8, 1]cpu"
is "$(cat err)" "" "what is right"
is "$(grep -c -e H12 -e S8 checked)" 0 "is no finding"
done_testing
