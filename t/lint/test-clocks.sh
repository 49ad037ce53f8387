#!/bin/sh
# The clock lint, checked with planted readings.  usage: test-clocks.sh CHECKER
dir=$(mktemp -d) n=0 checker=$1
trap 'rm -rf "$dir"' EXIT

plant() { # plant FILE TEXT EXIT
	rm -rf "${dir:?}/src" "$dir/python"
	mkdir -p "$dir/src/measure" "$dir/$(dirname "$1")"
	echo "$2" > "$dir/$1"
	"$checker" "$dir" > /dev/null
	[ $? = "$3" ] || printf 'not '
	echo "ok $((n += 1)) - $2 in $1"
}

echo 1..6
plant src/measure/a.c 'device_mark(dev, &e);' 0
plant src/run/a.c 'device_mark(dev, &e);' 1
plant src/run/a.c 'clock_ns();' 0
plant src/device/a.c 'clock_gettime(CLOCK_MONOTONIC_RAW, &t);' 0
plant src/codegen/a.h 'clock_gettime(CLOCK_MONOTONIC_RAW, &t);' 1
plant python/a.py 'time.perf_counter()' 1
