#!/bin/sh
# What a driver says of several GPUs, and a sweep over all of them: nothing is timed.
# usage: several.sh DIST OUT [CORPUS [SET]]
set -u
assay=$(realpath "$1")/assay out=$2 corpus=${3:-repros} which=${4:-}
bad=0
mkdir -p "$out"
export ASSAY_LEASE_DIR="${ASSAY_LEASE_DIR:-/dev/shm/assay-gpu}"
unset CUDA_VISIBLE_DEVICES CUDA_DEVICE_ORDER

ids() { # of the GPUs that are listed under this environment
	"$assay" worker --list | grep -o '"id":"[^"]*"' | cut -d'"' -f4 | tr '\n' ' '
}
is() { # is GOT WANT WHAT
	if [ "$1" = "$2" ]; then echo "ok: $3"; else
		echo "FAILED: $3: got '$1', want '$2'"
		bad=1
	fi
}
see() { # see VISIBLE WANT: under this value of CUDA_VISIBLE_DEVICES
	is "$(CUDA_VISIBLE_DEVICES=$1 ids)" "$2" "CUDA_VISIBLE_DEVICES='$1'"
}

"$assay" worker --list | tee "$out/list.json"
all=$(ids)
# shellcheck disable=SC2086
set -- $all
[ $# -ge 2 ] || { echo "skipped: $# GPUs"; exit 77; }
see 0 "$1 "
see 1 "$2 "
see 1,0 "$2 $1 "
see "$2" "$2 "
see "$2,$1" "$2 $1 "
see "$(echo "$2" | cut -c1-12)" "$2 "
see "0,99,1" "$1 "
see "" ""
see -1 ""
is "$(CUDA_DEVICE_ORDER=PCI_BUS_ID ids)" "$all" "PCI_BUS_ID"
is "$(CUDA_DEVICE_ORDER=FASTEST_FIRST ids)" "$all" "FASTEST_FIRST, of equal ones"

"$assay" bench nobody --gpus 99 --corpus "$corpus" --journal "$out/j.db" 2>"$out/err"
is $? 2 "an unknown GPU is a usage error"
grep -q "$2" "$out/err"
is $? 0 "that names those there are"
sweep() { # sweep WHICH: every home point once, on each of them some
	# shellcheck disable=SC2086
	"$assay" check $which --provider null --corpus "$corpus" --gpus "$1" --no-resume \
		--journal "$out/j.db" --json >"$out/sweep.json" 2>"$out/err"
	is $? 0 "a sweep over --gpus $1"
	grep -o '"device_uuid": *"[^"]*"' "$out/sweep.json" | sort | uniq -c
	is "$(grep -o '"\(kernel\|point\)": *"[^"]*"' "$out/sweep.json" | paste - - | sort | uniq -d | wc -l)" \
		0 "no key twice"
}
sweep all
sweep "$2,$1"
CUDA_VISIBLE_DEVICES=$2 sweep 0
is "$(grep -c "\"device_uuid\": *\"$2\"" "$out/sweep.json")" \
	"$(grep -c '"device_uuid"' "$out/sweep.json")" "of one that is visible alone all rows are"
exit $bad
