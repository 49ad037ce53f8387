#!/bin/sh
# Oracles through the command line: honest ones, sidecars that are none, and planted wrong ones,
# of which each has its status and none a time.
# usage: oracle.sh ASSAY FAKE_WORKER FAKE_CUDA
cuda=$(realpath "$3") || exit 99
here=$(realpath "$(dirname "$0")") || exit 99
. "$(dirname "$0")/lib.sh"

run() { # run ARGS…: output in out and err, exit code in rc
	"$assay" "$@" >out 2>err
	rc=$?
}

# ---- a kernel with a point for each plant: a = relu(x) + y and a * y ----

plants="honest zeros mean swapped off_by_one skipped_tail half nan returns_input first_call \
previous_call past_end writes_input lazy hang crash errno scope no_entry later"
mkdir -p capture
i=0
for plant in $plants; do
	rows=$((40 + i))
	[ $plant = later ] && rows=20000 # so large that a replay is one call, on any machine
	t="f32[$rows, 48][48, 1]cpu"
	graph capture $i "x: \"$t\", y: \"$t\"" \
		"[\"f32\", [$rows, 48], {\"n\": \"x\"}], [\"f32\", [$rows, 48], {\"n\": \"y\"}]" \
		"        relu: \"$t\" = torch.ops.aten.relu.default(x)
        add: \"$t\" = torch.ops.aten.add.Tensor(relu, y)
        mul: \"$t\" = torch.ops.aten.mul.Tensor(add, y)
        return (add, mul)
"
	i=$((i + 1))
done
index capture e2e/infer/Plants
"$assay" corpus merge --corpus repros capture >merge.out 2>&1 || {
	sed 's/^/# /' merge.out
	echo "Bail out! the corpus cannot be made"
	exit 99
}
dir=$(echo repros/canonical/*)
kernel=$(basename "$dir")
# by rows, as the plants are
ids=$(awk '/"id":/ { id = $2; n = 0 }
	/"f32"/ && !n++ { gsub(/[^0-9]+/, " "); print $2, id }' "$dir/shapes.json" |
	sort -n | sed 's/.*"\(.*\)".*/\1/')
kind=$("$assay" check --journal kind.db --quiet --provider native --json |
	sed -n 's/.*"device_kind": *"\([^"]*\)".*/\1/p' | head -1)

# ---- the first oracle ----

run oracle new
is $rc 2 "oracle new wants a kernel"
run oracle new "$kernel"
is $rc 0 "oracle new"
[ -f "$dir/oracle.c" ] && [ -f "$dir/oracle.json" ]
ok $? "writes source and sidecar"
fits oracle-1 "$dir/oracle.json" "which is as its schema says"
run oracle new "$kernel"
is $rc 2 "and never over what is there"
has err "--force replaces it" "but for --force"
run oracle list
has out "1 entries, 1 unverified" "it is not verified yet"
run check --journal a.db --provider oracle
is $rc 0 "it passes"
has err "1 of 1 entries are verified" "which its sidecar then says"
fits oracle-1 "$dir/oracle.json" "as its schema has it"
run oracle list
has out "1 entries, 0 unverified" "and list shows"
has out " at 1 point" "with how many points passed"
echo >>"$dir/oracle.c"
run oracle list
has out "unverified: changed" "until a byte is changed"
run check --journal a.db --provider oracle
run oracle list --json
has out '"doubt": null' "and it is checked again"
run oracle new --force --all-points "$kernel"
is $rc 0 "a first oracle of all points"
run check --journal a.db --provider oracle
has out "$(echo $plants | wc -w) points" "all points with an entry are checked"
is $rc 0 "and pass"
run oracle new --device cuda --hardware H200 "$kernel"
has "$dir/oracle.json" '"kernel": "k' "launches of a GPU's are declared beside it"
run oracle list
has out "H200" "for that hardware"
run oracle new --device cuda --force "$kernel"
is $rc 2 "without a GPU the hardware has no name"

# ---- planted ones ----

cat >"$dir/oracle.c" <<'END'
#include <assay/oracle.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { HONEST, ZEROS, MEAN, SWAPPED, OFF_BY_ONE, SKIPPED_TAIL, HALF, NOT_A_NUMBER, RETURNS_INPUT,
       FIRST_CALL, PREVIOUS_CALL, PAST_END, WRITES_INPUT, LAZY, HANG, CRASH, ERRNO, SCOPE,
       NO_ENTRY, LATER };

static float first[4096], previous[4096], kept[64];
static int calls, is_done;

static float half(float x)
{
	union { float f; uint32_t u; } v = {x};

	v.u = (v.u + 0x1000) & 0xFFFFE000;
	return v.f;
}

int oracle(const struct assay_oracle_io *io)
{
	const int64_t n = io->in[0].extent[0] * io->in[0].extent[1];
	const float *x = io->in[X].data, *y = io->in[1 - X].data;
	float *add = io->out[ADD].data, *mul = io->out[1 - ADD].data;
	int64_t from, count = assay_oracle_share(io, n, &from);
	double sum = 0;

	if (!io->thread) {
		memcpy(kept, add + n - 64, sizeof(kept));
		is_done = PLANT == LAZY && calls && !memcmp(add, previous, sizeof(kept));
	}
	io->barrier(io);
	if (is_done)
		return 0;
	for (int64_t i = from; i < from + count; i++) {
		const float a = x[i], b = y[i];

		add[i] = (a > 0 || a != a ? a : 0) + b;
		mul[i] = add[i] * b;
	}
	io->barrier(io);
	if (io->thread)
		return 0;
	calls++;
	switch (PLANT) {
	case ZEROS:
		memset(add, 0, n * sizeof(*add));
		break;
	case MEAN:
		for (int64_t i = 0; i < n; i++)
			sum += add[i];
		for (int64_t i = 0; i < n; i++)
			add[i] = sum / n;
		break;
	case SWAPPED:
		memcpy(first, add, n * sizeof(*add));
		memcpy(add, mul, n * sizeof(*add));
		memcpy(mul, first, n * sizeof(*add));
		break;
	case OFF_BY_ONE:
		memmove(add + 1, add, (n - 1) * sizeof(*add));
		break;
	case SKIPPED_TAIL:
		memcpy(add + n - 64, kept, sizeof(kept));
		break;
	case HALF:
		for (int64_t i = 0; i < n; i++)
			mul[i] = half(mul[i]);
		break;
	case NOT_A_NUMBER:
		add[n / 3] = NAN;
		break;
	case RETURNS_INPUT:
		memcpy(add, x, n * sizeof(*add));
		break;
	case FIRST_CALL:
		memcpy(calls == 1 ? first : add, calls == 1 ? add : first, n * sizeof(*add));
		break;
	case PREVIOUS_CALL:
		memcpy(first, add, n * sizeof(*add));
		if (calls > 1)
			memcpy(add, previous, n * sizeof(*add));
		memcpy(previous, first, n * sizeof(*add));
		break;
	case PAST_END:
		add[n] = 1;
		break;
	case WRITES_INPUT:
		((float *)x)[7] += 1;
		break;
	case LATER: /* checks end before, sampling gets there on any machine */
		if (calls > 16)
			add[5] *= 2;
		break;
	case LAZY: /* the next call looks whether its outputs are there already */
		memcpy(previous, add, sizeof(kept));
		break;
	case HANG:
		for (volatile int i = 0;; i++)
			;
	case CRASH:
		abort();
	case ERRNO:
		return 5;
	}
	return 0;
}
END
# which of the tensors is which, the canonical order decides
grep -q 'aten.relu.default(arg0)' "$dir/repro.py" && x=0 || x=1
add=$(sed -n 's/^ *\([a-z_0-9]*\):.*aten.add.Tensor.*/\1/p' "$dir/repro.py")
grep -q "return ($add, " "$dir/repro.py" && out=0 || out=1
entries() { # a sidecar of an entry for each plant but no_entry
	printf '{"schema": 1, "kernel": "%s", "entries": [\n' "$kernel"
	k=0
	sep=
	for id in $ids; do
		plant=$(echo $plants | cut -d' ' -f$((k + 1)))
		scope=full
		[ $plant = scope ] && scope=first
		[ $plant = no_entry ] || printf '%s{"id": "%s", "file": "oracle.c", "hardware": "%s", "points": ["%s"], "params": {"PLANT": %d, "X": %d, "ADD": %d}, "scope": "%s", "fast_math": false, "provenance": {"by": "hand"}}' \
			"$sep" $plant "$kind" $id $k $x $out $scope
		sep=",
"
		k=$((k + 1))
	done
	printf ']}\n'
}
entries >"$dir/oracle.json"

calibrated
points=
for id in $ids; do points="$points --point $id"; done
ASSAY_SLACK_S=6 run bench --journal b.db --provider oracle --judge native --warm --cap 20 \
	--output o.json $points
is $rc 1 "wrong oracles exit 1"
fits oracles-2 o.json "their file is as its schema says"
[ $rc = 1 ] || sed 's/^/# /' err
row() { # row PLANT: its line of the oracle file
	k=0
	for id in $ids; do
		k=$((k + 1))
		[ "$(echo $plants | cut -d' ' -f$k)" = "$1" ] && grep "^ *\"$id\": {" o.json
	done
}
verdict() { # verdict PLANT: status, cause, time
	row "$1" | sed 's/.*"oracle_us": \([^,]*\),.*"status": "\{0,1\}\([^",]*\).*"cause": "\{0,1\}\([^",]*\).*/\2 \3 \1/'
}
while read -r plant status cause; do
	is "$(verdict $plant)" "$status $cause null" "$plant: $status, $cause, no time"
done <<'END'
zeros WRONG wrong_value
mean WRONG wrong_value
swapped WRONG wrong_value
off_by_one WRONG wrong_value
skipped_tail WRONG unwritten
half WRONG wrong_value
nan WRONG wrong_nonfinite
returns_input WRONG wrong_value
first_call WRONG wrong_value
previous_call WRONG wrong_value
past_end WRONG out_of_bounds
writes_input WRONG wrong_mutation
later WRONG wrong_after_timing
lazy WRONG wrong_after_timing
hang WRONG hang
crash WRONG crash
errno WRONG launch_failed
scope UNVERIFIED not_checked
no_entry UNSUPPORTED no_oracle
END
case $(verdict honest) in
"GOOD null "[0-9]* | "AT_FLOOR null "[0-9]* | "BAD_ORACLE null "[0-9]*) true ;;
*) false ;;
esac
ok $? "the honest one has a time: $(verdict honest)"
has out "oracle returned 5" "an errno is told"
id=$(echo $ids | cut -d' ' -f18)
run bench --journal b.db --provider oracle --judge native --warm --cap 20 --no-resume \
	--time-unverified --output o.json --point "$id"
case $(verdict scope) in "UNVERIFIED not_checked "[0-9]*) true ;; *) false ;; esac
ok $? "an unverified one is timed on request: $(verdict scope)"
has o.json '"no_valid_point"' "and is no floor"

# ---- sidecars that are none ----

one=$(echo $ids | cut -d' ' -f1)
sidecar() { # sidecar SED: the sidecar, changed
	entries | sed "$1" >"$dir/oracle.json"
	run check --journal c.db --provider oracle --no-resume --point "$one"
}
bad() { # bad SED WORDS NAME
	sidecar "$1"
	is "$rc $(grep -c 'bad_oracle_file' out)" "3 2" "$3"
	has out "$2" "told by member: $2"
}
bad 's/"schema": 1/"schema": 2/' "schema: 1 is wanted" "another schema"
bad 's/"fast_math": false/"fast_math": true/' "entries[0].fast_math" "fast math"
bad 's/"scope": "full"/"scope": "full", "options": ["-ffast-math"]/' "-ffast-math" \
	"an option that is"
bad "2s/^\\(.*\\),\$/\\1,\\1,/; 2s/\"id\": \"honest\"/\"id\": \"twin\"/" \
	"twin and honest are both for point $one" "two entries of one rank"
bad 's/"by": "hand"/"by": "nobody"/' "entries[0].provenance.by" "an unknown maker"
header=$(realpath "$here/../../src/provider/oracle_abi.h")
{
	printf '#define PLANT 0\n#define X %d\n#define ADD %d\n' $x $out
	sed "s|<assay/oracle.h>|\"$header\"|" "$dir/oracle.c"
} >so.c
"${CC:-cc}" -std=c17 -O1 -w -shared -fPIC -ffp-contract=off -o "$dir/oracle.so" so.c
entries | sed 's/"oracle.c"/"oracle.so", "sha256": "'"$(sha256sum <"$dir/oracle.so" |
	cut -d' ' -f1)"'"/' >"$dir/oracle.json"
run check --journal c.db --provider oracle --no-resume --point "$one"
is $rc 0 "a prebuilt object"
entries | sed 's/"oracle.c"/"oracle.so", "sha256": "'"$(printf '%064d' 0)"'"/' >"$dir/oracle.json"
echo none >"$dir/oracle.so"
run check --journal c.db --provider oracle --no-resume --point "$one"
has out "honest.sha256: oracle.so is" "a prebuilt file of another hash"
sidecar 's/^//'
is $rc 0 "the sidecar unchanged"
sidecar "s/\"hardware\": \"[^\"]*\"/\"hardware\": \"another\"/"
is $rc 0 "an entry for other hardware is tried"
echo '#include "mine.h"' >>"$dir/oracle.c"
sidecar 's/^//'
has out "it includes \"mine.h\"" "a file of its own is not included"
rm "$dir/oracle.c"
sidecar 's/^//'
has out "bad_oracle_file" "a file that is not there"
mkdir repros/canonical/broken_000000000000
echo '{' >repros/canonical/broken_000000000000/oracle.json
run oracle list
is "$rc $(grep -c "^$kernel" out)" "3 $(($(echo $plants | wc -w) - 1))" \
	"a broken sidecar hides no other"
has out "broken: " "and has a line of its own"
rm -r repros/canonical/broken_000000000000
echo 'void oracle(float *x) { *x = 0; }' >"$dir/oracle.c"
sidecar 's/^//'
has out "compile_error" "a function of another signature"
echo 'int other(void) { return 0; }' >"$dir/oracle.c"
sidecar 's/^//'
has out "compile_error" "no function at all"

# ---- tune ----

run tune --journal d.db "$kernel"
is $rc 2 "tune spares what was made by hand"
run tune --journal d.db --force "$kernel"
has "$dir/oracle.json" '"by": "tune:native i' "tune names its schedule"
run check --journal d.db --provider oracle --no-resume
is $rc 0 "and its oracle passes"
run tune --device cuda "$kernel"
is $rc 3 "there is no native code for a GPU"

# ---- options ----

run bench --judge native
is $rc 2 "--judge needs the provider oracle"
run bench --provider oracle --judge null
is $rc 2 "and one that computes"
run bench --provider oracle --merge-into x.json
is $rc 2 "oracle files are not merged"
rm -r "$dir"/oracle.*
run check --journal e.db --provider oracle
is $rc 3 "a corpus without oracles"
run check --journal e.db --provider oracle "$kernel"
has out "no_oracle" "a kernel without one, by name, is a row"

# ---- an op that nobody has code for ----

rm -rf repros capture
mkdir capture
t="f32[8, 16][16, 1]cpu"
graph capture 0 "x: \"$t\"" "[\"f32\", [8, 16], {\"n\": \"x\"}]" \
	"        sort = torch.ops.aten.sort.default(x, 1)
        getitem: \"$t\" = sort[0]
        add: \"$t\" = torch.ops.aten.add.Tensor(getitem, 1.0)
        return (add,)
"
index capture e2e/infer/Sort
sed -i 's/"ops": {}/"ops": {"aten.sort.default": {"fuse": true}}/' capture/*.meta.json
"$assay" corpus merge --corpus repros capture >merge.out 2>&1
kernel=$(basename repros/canonical/*)
run oracle new "$kernel"
is $rc 0 "a kernel without generated code has a first oracle, too: $(grep -c ENOSYS repros/canonical/*/oracle.c)"
run check --journal f.db --provider oracle
has out "oracle returned 38" "which fails"
run oracle new --device cuda --hardware H200 "$kernel"
is "$rc $(grep -c '__global__' repros/canonical/*/oracle.cu)" "0 1" "on a GPU it does nothing"
run tune "$kernel"
is $rc 3 "there is nothing to tune"

# ---- on a GPU, whose driver is simulated: y[i] = x[(i + n/2) mod n] + 1 ----

rm -rf repros capture
mkdir capture
t="i64[64][1]cuda:0"
graph capture 0 "x: \"$t\"" "[\"i64\", [64], {\"n\": \"x\"}]" \
	"        roll: \"$t\" = torch.ops.aten.roll.default(x, [32], [0])
        add: \"$t\" = torch.ops.aten.add.Tensor(roll, 1)
        return (add,)
"
index capture e2e/infer/Roll
"$assay" corpus merge --corpus repros capture >merge.out 2>&1
dir=$(echo repros/canonical/*)
export ASSAY_CUDA_DRIVER="$cuda" ASSAY_NVRTC="$cuda"
sidecar_cuda() { # sidecar_cuda ARGS GRID
	printf '{"schema": 1, "kernel": "%s", "entries": [{"id": "roll", "file": "oracle.cu", "hardware": "H200", "class": ["i64 1 contiguous", "int"], "params": {"BLOCK": 32}, "launches": [{"kernel": "shift", "grid": ["%s", 1, 1], "block": ["BLOCK", 1, 1], "args": [%s]}], "scope": "full", "fast_math": false, "provenance": {"by": "hand"}}]}\n' \
		"$(basename "$dir")" "$2" "$1" >"$dir/oracle.json"
}
echo 'KERNEL shift(const int64_t *from, int64_t *to, int64_t n) {}' >"$dir/oracle.cu"
run oracle classes "$(basename "$dir")"
has out '["i64 1 contiguous", "int"]' "the class of each point"
gpu() {
	run check --device cuda --journal g.db --provider oracle --no-resume
}
sidecar_cuda '"in0", "out0", "i64:in0.n"' 'cdiv(in0.d0, BLOCK)'
gpu
is $rc 0 "an oracle on a GPU"
has err "1 of 1 entries are verified" "is verified"
sidecar_cuda '"out0", "in0", "i64:in0.n"' 1
gpu
is "$rc $(grep -cE '^  (unwritten|wrong_mutation) ' out)" "1 1" "its arguments are passed in their order"
sidecar_cuda '"in0", "out0", "i64:in0.n / 2"' 1
gpu
has out "unwritten" "and their values"
sidecar_cuda '"in0", "out1", "i64:in0.n"' 1
gpu
has out "launches[0].args[1]: there are 1 outputs" "an output that there is not"
sidecar_cuda '"in0", "out0", "i64:in0.n"' 'in0.d0 - 65'
gpu
has out "launches[0].grid[0]: -1 is not in" "a grid that is none"
sidecar_cuda '"in0", "out0", "i64:in0.n"' 1
echo '#error KERNEL' >>"$dir/oracle.cu"
gpu
has out "compile_error" "NVRTC refuses"
sidecar_cuda '"in0", "out0", "i64:in0.n"' 1
echo 'KERNEL shift' >"$dir/oracle.cubin"
hash=$(sha256sum <"$dir/oracle.cubin" | cut -d' ' -f1)
sed -i 's/"oracle.cu"/"oracle.cubin", "sha256": "'"$hash"'"/' "$dir/oracle.json"
gpu
is $rc 0 "a prebuilt image"
echo >>"$dir/oracle.cubin"
gpu
has out "roll.sha256: oracle.cubin is" "of another hash"

# ---- a point that nothing can judge says nothing of the entry ----

mkdir -p judged
i=0
for by in 2.5 1e-50; do # which is 0 in f32
	t="f32[$((64 + i)), 48][48, 1]cpu"
	graph judged $i "x: \"$t\"" "[\"f32\", [$((64 + i)), 48], {\"n\": \"x\"}]" \
		"        mul: \"$t\" = torch.ops.aten.mul.Tensor(x, $by)
        return (mul,)
"
	i=$((i + 1))
done
index judged e2e/infer/Judged
"$assay" corpus merge --corpus once judged >merge.out 2>&1
dir=$(echo once/canonical/*)
cat >"$dir/oracle.c" <<'END'
#include <assay/oracle.h>

int oracle(const struct assay_oracle_io *io)
{
	const struct assay_oracle_tensor *t = io->in;
	const float *x = t->data;
	const float by = (float)io->scalar[0].f;
	float *y = io->out[0].data;
	int64_t begin, n = assay_oracle_share(io, t->extent[0] * t->extent[1], &begin);

	for (int64_t i = begin; i < begin + n; i++)
		y[i] = x[i] * by;
	return 0;
}
END
printf '{"schema": 1, "kernel": "%s", "entries": [{"id": "times", "file": "oracle.c", "hardware": "%s", "class": ["f32 2 contiguous", "float"], "scope": "full", "fast_math": false, "provenance": {"by": "hand"}}]}\n' \
	"$(basename "$dir")" "$kind" >"$dir/oracle.json"
run check --journal j.db --corpus once --provider oracle --no-resume
has out "1 ok, 1 ok_unchecked" "what is 0 whatever comes is not judged"
has err "1 of 1 entries are verified" "which does not hold the entry up"
run oracle list --corpus once
has out " at 1 point" "and it is told at how many points it passed"
done_testing
