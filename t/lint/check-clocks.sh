#!/bin/sh
# Only measure/ and device/ read events or the clock that results are made of, and nothing in
# python/ reads a clock at all.  usage: check-clocks.sh ROOT
cd "${1:-.}" || exit 2
[ -d src/measure ] || { echo "$1 is no source tree"; exit 2; }
bad=$(grep -rnE 'CLOCK_MONOTONIC_RAW|\bdevice_(mark|interval)\(|\brdtsc' src --include='*.[ch]' |
	grep -vE '^src/(measure|device)/')
if [ -d python ]; then
	bad="$bad$(grep -rnE 'perf_counter|time\.(time|monotonic)\(|cuda\.Event|elapsed_time' python \
		--include='*.py')"
fi
[ -z "$bad" ] && exit 0
echo "$bad"
exit 1
