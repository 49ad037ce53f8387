#!/bin/sh
# Oracles in Python, by torch's worker on the CPU.
# usage: oracle_py.sh ASSAY FAKE_WORKER
if [ -z "$ASSAY_PYTHON" ] || ! "$ASSAY_PYTHON" -c 'import torch' 2>/dev/null; then
	echo "1..0 # SKIP ASSAY_PYTHON names no Python that has torch"
	exit 0
fi
. "$(dirname "$0")/lib.sh"
export PYTHONDONTWRITEBYTECODE=1
many_points 1
dir=$(echo repros/canonical/*)
grep -q 'aten.relu.default(arg0)' "$dir/repro.py" && x=0 || x=1
sidecar() { # sidecar MORE: class entry of Python
	printf '{"schema": 1, "kernel": "%s", "entries": [{"id": "py", "file": "oracle.py", "hardware": "any", "class": ["f32 2 contiguous", "f32 2 contiguous"], "params": {"X": %d}%s, "scope": "full", "fast_math": false, "provenance": {"by": "hand"}}]}\n' \
		"$(basename "$dir")" $x "$1" >"$dir/oracle.json"
}
python() { # python BODY: the function; checked
	printf 'import torch\n%s\n' "$1" >"$dir/oracle.py"
	"$assay" check --journal a.db --provider oracle --no-resume >out 2>err
	rc=$?
}
sidecar
python 'def oracle(inputs, X):
    return [torch.relu(inputs[X]) + inputs[1 - X]]'
is $rc 0 "an oracle in Python"
has err "1 of 1 entries are verified" "is verified"
python 'def oracle(inputs, X):
    return [torch.relu(inputs[X]) + 2 * inputs[1 - X]]'
has out "wrong_value" "a wrong one is wrong"
python 'kept = []
def oracle(inputs, X):
    if not kept:
        kept.append(torch.relu(inputs[X]) + inputs[1 - X])
    return kept'
has out "wrong_value" "so is one that keeps its first result"
python 'def oracle(inputs, X):
    return [torch.relu(inputs[X]) + inputs[1 - X]] * 2'
has out "wrong_meta" "one output too many"
python 'def oracle(inputs, X):
    inputs[0].add_(1)
    return [torch.relu(inputs[X]) + inputs[1 - X]]'
is "$(grep -cE '^  wrong_(mutation|value) ' out)" 1 "one that writes its input"
python 'def oracle(inputs):
    return []'
has out "launch_failed" "one that does not take its params"
python 'def other():
    pass'
has out "bad_oracle_file" "a file without the function"
python 'raise ValueError("no")'
has out "compile_error" "a file that cannot be imported"
sidecar ', "launches": [{"kernel": "k", "grid": [1, 1, 1], "block": [1, 1, 1], "args": []}]'
python 'def oracle(inputs, X):
    return []'
has out "launches nothing itself" "launches are not declared for Python"
sidecar
python 'def oracle(inputs, X):
    return [torch.relu(inputs[X]) + inputs[1 - X]]'
"$assay" bench --journal b.db --provider oracle --judge native --warm --cap 20 --output o.json \
	>out 2>err
is $? 0 "it is timed beside its judge"
grep -qE '"status": "(GOOD|AT_FLOOR|BAD_ORACLE)"' o.json
ok $? "and has a status"
done_testing
