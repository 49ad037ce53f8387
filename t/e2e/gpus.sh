#!/bin/sh
# Several GPUs in one sweep, on a driver that is simulated: who is chosen, who works, and what
# becomes of the points of a GPU that is another one or is gone.
# usage: gpus.sh ASSAY FAKE_WORKER, with ASSAY_CUDA_DRIVER and ASSAY_NVRTC
fake=$(realpath "$2") || exit 99
. "$(dirname "$0")/lib.sh"
unset CUDA_VISIBLE_DEVICES CUDA_DEVICE_ORDER
A=GPU-5e1f0a2b-0c1d-4e2f-8a3b-4c5d6e7f8091
B=GPU-5e1f77aa-1111-4222-8333-444455556666
M=MIG-c0ffee02-0000-5000-8000-000000000006
many_points 12

run() { # run ARGS…: output in out and err, exit code in rc
	"$assay" "$@" >out 2>err
	rc=$?
}
fakes() { # fakes SCRIPT ARGS…: on such a driver
	script=$1
	shift
	ASSAY_FAKE_CUDA=$script "$assay" "$@" >out 2>err
	rc=$?
}
rows() { # rows TEXT: of the JSON in out
	grep -o '"device_uuid": *"[^"]*"' out | grep -c "$1"
}
points() { # of which there are rows, each counted once
	grep -o '"point": *"[^"]*"' out | sort | uniq -c | awk '{ n += $1 == 1 } END { print n + 0 }'
}
check="check --provider null --all-points --no-resume --json --journal j.db"

# who there is, by the driver's own words
run worker --list
is $rc 0 "a list of GPUs"
has out '"ordinal":1,"id":"'$B'","kind":"Fake GPU","pci":"0000:66:00.0"' "with their names"
CUDA_VISIBLE_DEVICES=$B run worker --list
has out '"ordinal":0,"id":"'$B'"' "under the environment of who asks"
run doctor
has out "cuda-1: $B, Fake GPU, sm_90, 0000:66:00.0" "doctor shows them"
CUDA_VISIBLE_DEVICES=-1 run doctor
has out "sees no GPU; CUDA_VISIBLE_DEVICES is -1" "or says why there are none"

# who is meant
for list in 0 $A GPU-5e1f0a 65:00.0; do
	# shellcheck disable=SC2086
	run $check --gpus $list
	is "$rc $(rows $A) $(rows $B)" "0 12 0" "--gpus $list"
done
for what in 7 GPU-ffffff GPU-5e1f 99:00.0 nonsense; do
	run bench --gpus "$what" --journal j.db
	is $rc 2 "--gpus $what is nobody"
	has err "0 = $A (Fake GPU, 0000:65:00.0), 1 = $B" "and those there are are named"
done
run bench --device cuda-9 --journal j.db
is $rc 2 "nor is --device cuda-9"
run bench --gpus 0,0 --journal j.db
is $rc 2 "one that is named twice"
run bench --gpus 0 --device cuda --journal j.db
is $rc 2 "GPUs by two options"
CUDA_VISIBLE_DEVICES=-1 run bench --gpus 0 --journal j.db
is $rc 4 "where no GPU may be seen"
fakes "name1=NVIDIA L4" bench --gpus all --journal j.db
is $rc 2 "GPUs of two kinds"
has err "--device-kind" "and how to choose one"
# shellcheck disable=SC2086
fakes "name1=NVIDIA L4" $check --device-kind L4
is "$rc $(rows $B)" "0 12" "which does"
# shellcheck disable=SC2086
CUDA_VISIBLE_DEVICES=1,0 run $check --gpus 0
is "$rc $(rows $B)" "0 12" "ordinals count the GPUs that are visible"
# shellcheck disable=SC2086
CUDA_VISIBLE_DEVICES=$M fakes "mig=2" $check --gpus all
is "$rc $(rows $M)" "0 12" "an instance of a GPU"

# shellcheck disable=SC2086
CUDA_VISIBLE_DEVICES=$M fakes "mig=2" $check --gpus all --mig-alone
is "$rc $(rows $M)" "0 12" "which may have its GPU to itself"
# shellcheck disable=SC2086
run $check --gpus 0 --mig-alone
is $rc 2 "a GPU that is no instance"
has err "is no MIG instance" "is told so"

# clocks: locked while it runs, and restored whatever becomes of who asked for it
export ASSAY_FAKE_CLOCKS="$work/clocks"
clocks() { # what became of them, in one line
	tr '\n' ' ' <"$ASSAY_FAKE_CLOCKS" 2>/dev/null
	: >"$ASSAY_FAKE_CLOCKS"
}
# shellcheck disable=SC2086
run $check --gpus 0
is "$rc $(clocks)" "0 " "clocks are left alone"
# shellcheck disable=SC2086
run $check --gpus 0 --lock-clocks=1500,2619
is "$rc $(clocks)" "0 lock sm 1500 lock mem 2619 reset mem 0 reset sm 0 " "unless that is asked for"
# shellcheck disable=SC2086
run $check --gpus 0 --lock-clocks
is "$rc $(clocks)" "0 lock sm 1980 reset mem 0 reset sm 0 " "the highest, where none is named"
# shellcheck disable=SC2086
ASSAY_WORKER=$fake ASSAY_FAKE=hang "$assay" $check --gpus 0 --lock-clocks=1500 >out 2>err &
pid=$!
tries=0
until grep -q lock "$ASSAY_FAKE_CLOCKS" || [ $tries = 100 ]; do
	tries=$((tries + 1))
	sleep 0.1
done
kill -9 $pid
wait $pid 2>/dev/null
tries=0
until grep -q reset "$ASSAY_FAKE_CLOCKS" || [ $tries = 100 ]; do
	tries=$((tries + 1))
	sleep 0.1
done
is "$(clocks)" "lock sm 1500 reset mem 0 reset sm 0 " "also after kill -9"
# shellcheck disable=SC2086
fakes "rights=0" $check --gpus 0 --lock-clocks=1500
is "$rc $(clocks)" "4 " "without the right nothing is done"
has err "may not be locked by this user" "and it is said why"
# shellcheck disable=SC2086
CUDA_VISIBLE_DEVICES=$M fakes "mig=2" $check --gpus all --lock-clocks
is "$rc $(clocks)" "2 " "nor of an instance"
has err "no clocks of its own to lock" "whose clocks are its GPU's"
# shellcheck disable=SC2086
run $check --gpus 0 --lock-clocks=fast
is "$rc $(clocks)" "2 " "nor to what is no clock"
run bench --device null --lock-clocks
is $rc 2 "nor of what is no GPU"

# who works
for which in "--gpus all" "--device cuda-0 --device $B" "--gpus 0,1 --workers-per-gpu 2" \
	"--gpus all --max-workers 3"; do
	# shellcheck disable=SC2086
	run $check $which
	is "$rc $(points)" "0 12" "$which: each point has one row"
	[ "$(rows $A)" -gt 0 ] && [ "$(rows $B)" -gt 0 ] && [ $(($(rows $A) + $(rows $B))) = 12 ]
	ok $? "and each GPU some"
done
run check --provider null --all-points --gpus all --no-resume --journal j.db
has out "  $B: " "the summary says how many"

# rows of one are rows of the other: what is known of a kind is not asked again
# shellcheck disable=SC2086
run check --provider null --all-points --gpus 1 --resume --journal j.db
has out "12 rows were there already" "--resume looks at the kind"

# another GPU than the one that was asked for, or one beside it
for gpu in 0 1; do
	# shellcheck disable=SC2086
	fakes "pin=off" $check --gpus $gpu
	is "$rc $(points)" "4 12" "a worker that is not alone with GPU $gpu"
	[ "$(grep -c '"cause": *"wrong_device"' out)" -gt 0 ]
	ok $? "is wrong_device"
	has err "is left alone: worker sees another device" "and the device is left alone"
done
# shellcheck disable=SC2086
fakes "pin=off" $check --gpus all
is "$rc $(points)" "4 12" "each point has a row, whatever happens"

# shellcheck disable=SC2086
ASSAY_WORKER=$fake ASSAY_FAKE=slow run $check --gpus all
is "$rc $(points)" "0 12" "a worker of another make says its UUID alone"

# a GPU that is lost while it works
# shellcheck disable=SC2086
fakes "cuGraphLaunch:1@1=lost" $check --gpus all
is "$rc $(points) $(grep -c '"status": *"ok_unchecked"' out)" "0 12 12" \
	"a GPU is lost, and its points finish on the other"
has err "$B is left alone: off the bus" "it is quarantined"
[ "$(rows $B)" = 0 ]
ok $? "and gets nothing more to do"
# shellcheck disable=SC2086
fakes "cuGraphLaunch:3=lost" $check --gpus all
is "$rc $(points)" "4 12" "with none left, points are rows, too"
has out '"no_device"' "of no device"

# memory
# shellcheck disable=SC2086
fakes "memory=700000000" $check --gpus all
is "$rc $(grep -c '"no_memory"' out)" "3 12" "a GPU that is too small"

# timed, with a calibration of each; on a busy machine the fake's clock and ours may disagree
for gpu in cuda-0 cuda-1; do
	for _ in 1 2 3 4 5; do
		run calibrate --device $gpu
		[ $rc = 0 ] && break
	done
	is $rc 0 "$gpu is calibrated"
done
run bench --provider null --gpus all --all-points --warm --cap 0.2 --journal t.db --output sweep.json
is $rc 0 "a timed sweep"
is "$(grep -c '"uuid": "GPU-[^,]*, "kind": "Fake GPU", "calibration": "[0-9a-f]' sweep.json)" 2 \
	"each with its own"
done_testing
