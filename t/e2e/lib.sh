# Sourced by the end-to-end tests: TAP, a folder of their own, a corpus made on the spot.
# usage of a test: ./test.sh ASSAY
assay=$(realpath "$1") || exit 99
sources=$(cd "$(dirname "$0")/../.." && pwd)
n=0
failed=0
ops= # of the sidecars that graph writes
outside=${TMPDIR:-/tmp}
work=$(mktemp -d "$outside/assay-e2e.XXXXXX") || exit 99
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME="$work/cache" XDG_DATA_HOME="$work/data" ASSAY_LEASE_DIR="$work/lease"
export LC_ALL=C TMPDIR="$work/tmp"
unset ASSAY_LEASE ASSAY_NULL
mkdir -p "$ASSAY_LEASE_DIR" "$TMPDIR"
cd "$work" || exit 99

# Torch translates its C++ headers once per folder for temporary files, which takes it 20 s: tests
# that compile with it have those of the folder outside.
share_headers() {
	torch=torchinductor_$(id -un)
	mkdir -p "$outside/$torch/precompiled_headers" "$TMPDIR/$torch"
	ln -s "$outside/$torch/precompiled_headers" "$TMPDIR/$torch/precompiled_headers"
}

ok() { # ok STATUS NAME
	n=$((n + 1))
	if [ "$1" = 0 ]; then
		echo "ok $n - $2"
	else
		echo "not ok $n - $2"
		failed=1
	fi
}

is() { # is GOT WANT NAME
	[ "$1" = "$2" ]
	ok $? "$3"
	[ "$1" = "$2" ] || printf '# got  %s\n# want %s\n' "$1" "$2"
}

has() { # has FILE TEXT NAME
	grep -qF -- "$2" "$1"
	ok $? "$3"
	grep -qF -- "$2" "$1" || sed 's/^/# /' "$1" | head -20
}

fits() { # fits SCHEMA FILE NAME: JSON that is as schema/SCHEMA.json says
	python3 "$sources/t/schema/check.py" "$sources/schema/$1.json" "$2" >fits.out 2>&1
	ok $? "$3"
	sed 's/^/# /' fits.out | head -20
}

done_testing() {
	echo "1..$n"
	exit $failed
}

workers_left() { # of this test: others run beside it
	local pid n=0
	for pid in $(ps -e -o pid=,args= | awk -v a="$assay" '$2 == a && $3 == "worker" { print $1 }'); do
		grep -qzxF "ASSAY_LEASE_DIR=$ASSAY_LEASE_DIR" "/proc/$pid/environ" 2>/dev/null && n=$((n + 1))
	done
	echo $n
}

# ---- killing at random ----

seed_random() {
	seed=${ASSAY_KILL_SEED:-$$}
	echo "# seed $seed"
}

random() { # random N: r becomes one of 0 … N-1
	seed=$(((seed * 1103515245 + 12345) % 2147483648))
	r=$((seed / 65536 % $1))
}

nap() { # nap MILLISECONDS
	sleep "$(($1 / 1000)).$(printf '%03d' $(($1 % 1000)))"
}

# kill_some SUPERVISOR MILLISECONDS MOST: it, or two times of three its last worker, at random
# moments so far apart at most, until it is gone or kills are MOST
kill_some() {
	while [ "$kills" -lt "$3" ] && kill -0 "$1" 2>/dev/null; do
		random "$2"
		nap $((r + 1))
		victim=$1
		random 3
		if [ "$r" != 0 ]; then
			# not the compiler that is asked for its version: one that cannot be
			# asked is another one, and all rows with it
			worker=$(ps -o pid=,args= --ppid "$1" |
				awk '/worker --device/ { print $1 }' | tail -1)
			[ -n "$worker" ] && victim=$worker
			[ "${workers_seen:-0}" = 0 ] && workers_seen=$(workers_left)
		fi
		kill -9 "$victim" 2>/dev/null && kills=$((kills + 1))
		[ "$victim" = "$1" ] && break
	done
}

# ---- a corpus ----

# One graph of a capture: graph DIR NUMBER PARAMS SIDECAR_INPUTS BODY
graph() {
	name=$(printf 'full_graph_%03d' "$2")
	printf 'class GraphModule(torch.nn.Module):\n    def forward(self, %s):\n%s' "$3" "$5" \
		>"$1/$name.py"
	hash=$(sha256sum <"$1/$name.py" | cut -d' ' -f1)
	printf '{"schema": 1, "graph": "%s", "text": "%s", "kind": "inference", "execs": 1, "kernels": 1, "inputs": [%s], "outputs": [], "attrs": {}, "groups": [], "ops": {%s}, "nodes": {}, "symbols": {}, "guards": []}\n' \
		"$name" "$hash" "$4" "$ops" >"$1/$name.meta.json"
	printf '{"file": "%s", "text": "%s", "kind": "inference", "execs": 1, "nodes": 1}\n' \
		"$name" "$hash" >"$1/$name.entry"
}

# Closes a capture: index DIR MODEL
index() {
	list=$(for f in "$1"/*.entry; do cat "$f"; echo ,; done | sed '$d')
	printf '{"schema": 1, "model": "%s", "status": "ok", "stage": null, "reason": null, "graphs": [%s], "name": "m", "config": {}, "provenance": {}}\n' \
		"$2" "$list" >"$1/index.json"
	rm -f "$1"/*.entry
}

# relu(x) + y at N sizes: one kernel with N points.
many_points() {
	mkdir -p capture
	i=0
	while [ $i -lt "$1" ]; do
		d=$((64 + i))
		t="f32[$d, 8][8, 1]cpu"
		graph capture $i "x: \"$t\", y: \"$t\"" \
			"[\"f32\", [$d, 8], {\"n\": \"x\"}], [\"f32\", [$d, 8], {\"n\": \"y\"}]" \
			"        relu: \"$t\" = torch.ops.aten.relu.default(x)
        add: \"$t\" = torch.ops.aten.add.Tensor(relu, y)
        return (add,)
"
		i=$((i + 1))
	done
	index capture e2e/infer/Points
	"$assay" corpus merge --corpus repros capture >merge.out 2>&1 || {
		sed 's/^/# /' merge.out
		echo "Bail out! the corpus cannot be made"
		exit 99
	}
}

# On a machine that others use, too, a calibration may have to be tried again.  Uses run.
calibrated() {
	for _ in 1 2 3 4 5; do
		run calibrate --device cpu
		[ "$rc" = 0 ] && break
	done
	is "$rc" 0 "a calibration"
	[ "$rc" = 0 ] || sed 's/^/# /' err
}
