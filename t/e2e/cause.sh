#!/bin/sh
# Why a row is not ok, through the command line: each cause of the table as a worker sends it, and
# those that can be brought about here, by what brings them about.
# usage: cause.sh ASSAY FAKE_WORKER
fake=$(realpath "$2") || exit 99
table=$(realpath "$(dirname "$0")/../../src/store/cause.def") || exit 99
. "$(dirname "$0")/lib.sh"
many_points 1

run() { # run ARGS…: output in out and err, exit code in rc
	"$assay" "$@" >out 2>err
	rc=$?
}
count() { # count TEXT: of causes in the summary
	grep -cE "^  $1 +[0-9]" out
}
faked() { # faked WHAT ARGS…: the fake worker does it, with deadlines of half a second
	what=$1
	shift
	ASSAY_WORKER=$fake ASSAY_FAKE=$what ASSAY_SLACK_S=0.5 "$assay" "$@" >out 2>err
	rc=$?
}

# every cause as a row: the exit code that it asks for, and whether resume takes it
seed=0
sed -n 's/^CAUSE(\([a-z_]*\), *\([0-9]\), *\([01]\), *\([a-z_]*\),.*/\1 \2 \3 \4/p' "$table" >causes
while read -r cause code final status; do
	seed=$((seed + 1))
	case $cause in hang | crash | protocol | spawn_failed | wrong_device | device_lost | killed_oom) continue ;; esac
	[ "$status" = skipped ] && [ "$code" = 0 ] && code=3 # no row has a number
	set -- check --device null --seed $seed --journal a.db
	faked "=$cause" "$@"
	is $rc "$code" "$cause: exit $code"
	is "$(count "$cause")" 1 "$cause: in the summary"
	[ "$cause" = not_checked ] && continue # who asks for no check has what was asked for
	faked "=$cause" "$@" --resume
	is "$(grep -c "rows were there already" out)" "$final" "$cause: taken by resume: $final"
done <causes
faked =not_checked check --device null --journal a.db --strict
is $rc 1 "an unchecked row under --strict"

# a Python that never answers goes with who asked it
cat >mute <<'SH'
#!/bin/sh
echo $$ >mute.pid
exec sleep 60
SH
chmod +x mute
"$assay" check --device cpu --provider inductor --python ./mute --journal m.db >out 2>err &
pid=$!
i=0
while [ $i -lt 100 ] && [ ! -s mute.pid ]; do
	nap 100
	i=$((i + 1))
done
kill $pid
wait $pid 2>/dev/null
is $? 143 "a run that is ended while it asks a Python"
nap 300
kill -0 "$(cat mute.pid)" 2>/dev/null
is $? 1 "takes that along"

# choices by the clock: as they were made, whenever that was
tuned() { # tuned WORD JOURNAL: how the row says that they were made
	faked "tuned=$1" bench --device null --no-resume --json --journal "$2"
	sed -n 's/.*"tuned": "\([a-z]*\)".*/\1/p' out
}
for word in clean contended; do
	is "$(tuned $word t.db)" $word "tuned: $word"
	is "$(tuned cached t.db)" $word "and from a cache it is what it was"
done
is "$(tuned cached u.db)" unknown "from a cache that nobody knows of"

# mutants of what proves nothing, and of one byte an element
"$assay" check --mutants --device null >out 2>err
is $? 3 "where nothing can be planted, nothing is proved"
"$assay" check --selftest >&- 2>err
is $? 4 "a closed stdout"
"$assay" doctor <&- >out 2>err
is $? 0 "a closed stdin is an empty one"

# what becomes of a worker
faked crash check --device null --journal b.db
is $rc 1 "a worker that aborts"
has out "crash" "is a row"
has out "signal 6" "with the signal"
faked crash:1 check --device null --journal b.db --no-resume
is $rc 0 "that aborts once only is tried again"
faked =ref_memory:1 check --device null --journal b.db --no-resume
is "$rc $(count ref_memory)" "0 0" "a reference without room gets the device to itself"
for what in garbage other big; do
	faked $what check --device null --journal b.db --no-resume
	is "$rc $(count protocol)" "1 1" "a worker that sends nonsense ($what)"
done
for what in dies mute; do
	faked $what check --device null --journal c.db --no-resume
	is "$rc $(count spawn_failed)" "4 1" "a worker that says no hello ($what)"
done
has err "is left alone" "and its device is left alone"
faked stranger check --device null --journal c.db --no-resume
is "$rc $(count wrong_device)" "4 1" "a worker that sees another device"
faked older check --device null --journal c.db --no-resume
is "$rc $(count protocol)" "1 1" "a worker of another build"
has out "/old/libassay.so is of another build (0123456789ab) than this assay" \
	"is named with its library"
has out "let ASSAY_LIB name the libassay.so" "and what to do"
set -- bench --device null --cap 0.1 --journal d.db
faked hang "$@"
is "$rc $(count hang)" "1 1" "a worker that hangs"
faked ok "$@" --no-resume
is "$rc $(count quarantined_program)" "1 1" "is not asked again"
faked ok "$@" --no-resume --retry-quarantined
is "$(count quarantined_program)" 0 "but by --retry-quarantined"
faked compile check --device null --compile-timeout 0.1 --journal d.db
is "$rc $(count compile_timeout)" "1 1" "a worker that compiles for ever"

# the device; what a calibration found is kept, so each has a cache of its own
ASSAY_NULL="memory=4096" run bench --device null --journal e.db
is "$rc $(count no_memory)" "3 1" "a device that is too small"
XDG_CACHE_HOME=$work/flush ASSAY_NULL="flush=off" run bench --device null --cold --journal e.db
is $rc 4 "a flush that does nothing"
XDG_CACHE_HOME=$work/timer ASSAY_NULL="timer=1.2" run bench --device null --journal e.db
is $rc 4 "clocks that disagree"
run check --device null --provider native --journal e.db
is "$rc $(count unsupported_device)" "3 1" "a provider of another device"

# the lease
"$assay" lease -d null -- sleep 3 &
sleep 0.3
run check --device null --lease-wait 0.2 --journal f.db
is "$rc $(count lease_timeout)" "4 1" "a device that is held"
has out "sleep" "by whom"
ASSAY_LEASE=null-0=77:exclusive run check --device null --journal f.db --no-resume
is "$rc $(count lease_token)" "4 1" "a token of no lease"
wait

# the compiler and its cache
XDG_CACHE_HOME=/proc/none run check --journal g.db
is "$rc $(count disk_full)" "4 1" "a cache that cannot be written"
cat >cc.sh <<'CC'
#!/bin/sh
[ "$1" = --version ] && { echo "cc of a test $WHAT"; exit; }
[ "$WHAT" = sleeps ] && exec sleep 100
echo "text.c:1: error: refused"
exit 1
CC
chmod +x cc.sh
export ASSAY_CC="$work/cc.sh"
WHAT=refuses run check --journal g.db --no-resume
is "$rc $(count compile_error)" "1 1" "a compiler that refuses"
has out "refused" "and says why"
WHAT=sleeps run check --journal g.db --no-resume --compile-timeout 0.2
is "$rc $(count compile_timeout)" "1 1" "a compiler that does not end"
ASSAY_CC=/nonexistent run check --journal g.db --no-resume
is "$rc $(count no_toolchain)" "4 1" "no compiler"
unset ASSAY_CC

# kernels whose numbers cannot be judged, or that cannot run
kernel() { # kernel CAUSE CODE PARAMS SIDECAR BODY
	rm -rf one onerepros
	mkdir one
	graph one 0 "$3" "$4" "$5"
	index one e2e/infer/One
	"$assay" corpus merge --corpus onerepros one >merge.out 2>&1
	# an index of a corpus that somebody edited
	sed -i 's/\["index", 0, 10\]/["index", 0, 1000]/' onerepros/canonical/*/shapes.json
	run check --corpus onerepros --journal k.db --no-resume
	is "$rc $(count "$1")" "$2 1" "a kernel that is $1"
}
call() { # call NAME TYPE OP ARGS
	echo "        $1: \"$2\" = torch.ops.aten.$3($4)"
}
t="f32[64, 8][8, 1]cpu" r="f32[8][1]cpu" x='["f32", [64, 8], {"n": "x"}]'
kernel vacuous_zero 0 "x: \"$t\"" "$x" "$(call a "$t" mul.Tensor "x, 0.0")
        return (a,)
"
kernel vacuous_const 0 "x: \"$t\"" "$x" "$(call a "$t" mul.Tensor "x, 0.0")
$(call b "$t" add.Tensor "a, 1.0")
        return (b,)
"
kernel vacuous_input 0 "x: \"$t\"" "$x" "$(call a "$t" mul.Tensor "x, 1.0")
        return (a,)
"
kernel vacuous_stale 0 "x: \"$t\"" "$x" "$(call s "$r" sum.dim_IntList "x, [0]")
$(call l "$r" arange.start_step "0, 8, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False")
$(call m "$r" mul.Tensor "s, 0.0")
$(call b "$r" add.Tensor "m, l")
        return (b,)
"
c="c64[64, 8][8, 1]cpu"
kernel unsupported_dtype 3 "x: \"$c\"" '["c64", [64, 8], {"n": "x"}]' "$(call a "$c" mul.Tensor "x, 2.0")
        return (a,)
"
kernel bad_inputs 3 "w: \"f32[10, 8][8, 1]cpu\", i: \"i64[5][1]cpu\"" \
	'["f32", [10, 8], {"n": "w"}], ["i64", [5], {"n": "i"}]' \
	"$(call a "f32[5, 8][8, 1]cpu" embedding.default "w, i")
        return (a,)
"

# signals: what was at work and what had not begun
rm -rf repros capture
many_points 3
set -- bench --device null --all-points --cap 100 --max-workers 1 --journal h.db
ASSAY_WORKER=$fake ASSAY_FAKE=hang "$assay" "$@" >out 2>err &
pid=$!
i=0
while [ $i -lt 100 ] && [ -z "$(ps -o pid= --ppid $pid)" ]; do
	i=$((i + 1))
	sleep 0.1
done
sleep 0.5
kill -TERM $pid
wait $pid
is $? 143 "SIGTERM is passed on"
is "$(count interrupted) $(count not_run)" "1 1" "one point was interrupted, the others not run"
done_testing
