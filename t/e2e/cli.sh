#!/bin/sh
# What the command line refuses, with which code and words, and what --json prints.
. "$(dirname "$0")/lib.sh"
points=40
many_points $points
kernel=$(ls repros/canonical)
id=${kernel##*_}
pattern=$(sed -n 's/^pattern *//p' "repros/canonical/$kernel/repro.py")
home=$(sed -n 's/^home *//p' "repros/canonical/$kernel/repro.py")

run() { # run ARGS…: output in out and err, exit code in rc
	"$assay" "$@" >out 2>err
	rc=$?
}
fails() { # fails CODE TEXT ARGS…
	code=$1 text=$2
	shift 2
	run "$@"
	is $rc "$code" "$*: exit $code"
	has err "$text" "$*: says so"
}
json() { # json NAME: out is one document
	if command -v python3 >/dev/null; then
		python3 -c 'import json, sys; json.load(open("out"))' 2>/dev/null
		ok $? "$1: one JSON document"
	fi
}

# names that are none are usage errors in every command
fails 2 "nosuch: no path, set or kernel" bench nosuch --device null
fails 2 "nosuch: no kernel" show nosuch
fails 2 "no row 999" show 999
fails 2 "nosuch: no kernel" corpus show nosuch
fails 2 "nosuch: no kernel" ir emit nosuch
fails 2 "nosuch: no kernel" ir bind nosuch
fails 2 "--point 123456789abc" bench --device null --point 123456789abc
fails 2 "has no point 123456789abc" ir emit "$id" --point 123456789abc
run ir emit "$(echo "$id" | cut -c1-7)" --point "$(echo "$home" | cut -c1-6)"
is $rc 0 "six digits and more of an id are a name"
fails 3 "nosuch: no corpus" corpus ls --corpus nosuch
fails 3 "nosuch.py" ir parse nosuch.py
fails 3 "j.db: no journal" show "$kernel" --journal j.db

# sets: named, by file, and what is wrong with one
mkdir benchmarks
set_of() { # set_of ENTRIES
	echo "{\"schema\": 1, \"set\": \"s\", \"entries\": [$1]}" >benchmarks/s.json
}
set_of "{\"pattern\": \"$pattern\", \"label\": \"x\", \"points\": [\"$home\"]}"
run bench --set s --device null --dry-run
is $rc 0 "a set by its name"
has out "1 points" "has its point"
run bench --set benchmarks/s.json --device null --dry-run
is $rc 0 "a set by its file"
fails 2 "contradict" bench --set s --all-points --device null
fails 2 "a set says which points" bench s --all-points --device null
fails 2 "no set named t" bench --set t --device null
set_of ""
fails 3 "benchmarks/s.json: the set is empty" bench s --device null
none=$(echo "$pattern" | tr 0-9a-f 1-9a-f0)
set_of "{\"pattern\": \"$none\", \"points\": [\"$home\"]}"
fails 2 "benchmarks/s.json: entries[0]: no kernel $(echo "$none" | cut -c1-12)" bench s --device null
set_of "{\"pattern\": \"$pattern\", \"points\": [\"123456789abc\"]}"
fails 2 "benchmarks/s.json: $kernel has no point 123456789abc" bench s --device null
set_of "{\"pattern\": \"$pattern\", \"points\": []}"
fails 3 "entries[0].points" bench s --device null
set_of "{\"pattern\": \"12\", \"points\": [\"$home\"]}"
fails 3 "entries[0].pattern" bench s --device null

# paths that are no kernels
echo words >notes.txt
fails 2 "notes.txt: neither a repro.py" bench notes.txt
fails 2 "full graphs are not measured yet" bench capture/full_graph_000.py
mkdir empty
fails 2 "empty: no repro.py" bench empty
run ir parse empty
is $rc 3 "a folder in place of a text"

# where results go is looked at before the work
fails 4 "nosuch/x.json: cannot be written" bench --device null --journal a.db --output nosuch/x.json
fails 4 "empty: cannot be written" bench --device null --journal a.db --output empty
fails 4 "cannot be made" bench --device null --journal a.db --cache-dir /proc/none
is "$(ls a.db 2>/dev/null)" "" "and nothing was swept"

# while a sweep goes on its file is there already
"$assay" bench --device null --all-points --journal b.db --output b.json --output-every 0.1 \
	>out1 2>err1 &
pid=$!
i=0
while [ $i -lt 200 ] && ! [ -s b.json ]; do
	i=$((i + 1))
	sleep 0.05
done
kill -0 $pid 2>/dev/null && [ -s b.json ]
ok $? "--output is written while the sweep goes on"
cp b.json out 2>/dev/null
json "the file of a sweep that goes on"
wait $pid
is $? 0 "and the sweep ends well"
has b.json "\"n_results\": $points" "with everything in its file"

# of two options that contradict each other none is ignored
for pair in "--all-points --point $home" "--all-points --minutes 1" "--minutes 1 --point $home" \
	"--resume --no-resume" "--no-resume --retry-failed" "--cold --warm" \
	"--budget-ms 5 --stop count=9" "--no-check --check-rounds 1" "--dry-run --output x"; do
	# shellcheck disable=SC2086
	fails 2 "contradict each other" bench --device null $pair
done
fails 2 "--output-every needs --output" bench --device null --output-every 3
fails 2 "--threads is of the cpu" bench --device null --threads 2
fails 2 "--threads is of the cpu" calibrate --device null --threads 2
for command in "bench" "calibrate" "lease" "check" "check --selftest" "check --mutants" \
	"tune $kernel" "oracle new --hardware H200 $kernel"; do
	# shellcheck disable=SC2086
	fails 2 "no device is called cudafoo; there are: null cpu cuda" $command --device cudafoo
done
fails 2 "unrecognized" check --cold
fails 2 "nothing else" check --selftest --seed 3
fails 2 "--source is text" show "$kernel" --source --json
fails 2 "contradict" ir parse --json --check capture/full_graph_000.py
fails 2 "contradict" ir part --json --why capture/full_graph_000.py
fails 2 "--unfused" ir emit --unfused "$kernel"
fails 2 "--point is for kernels" ir emit --point "$home" capture/full_graph_000.py
fails 2 "--json is of the list" lease --json -d null -- true
fails 2 "--workers-per-gpu" bench --workers-per-gpu 2

# numbers that are none, or beyond what is counted
for words in "corpus set x --reduction" "corpus check --jobs" "corpus gc sweep --older-than" \
	"corpus report --examples" "ir parse --max-errors" "model --limit" "report --gaps --limit" \
	"rollup --limit" "bench --threads"; do
	fails 2 "not a whole number: 1x" $words 1x
	fails 2 "is not in " $words 99999999999
done

# arguments that nobody reads
fails 2 "one argument too many: extra" corpus check extra
fails 2 "one argument too many: extra" corpus ls text extra
fails 2 "one argument too many: extra" corpus set name extra
fails 3 "/nonexistent" ir ops --cases=/nonexistent

# choices by time are a function of the plan and the limit
run bench --device null --minutes 10 --dry-run
has out "$points points" "--minutes takes what fits"
run bench --device null --minutes 0.04 --dry-run
has out "1 points" "and leaves out what does not"
has out "$home" "beginning with home points"
fails 2 "no point fits" bench --device null --minutes 0.001 --dry-run

# names that are none, or would be taken for others
odd=$(printf '\377')
fails 2 "it is empty" bench --device null --tag ""
fails 2 "the number of a run" bench --device null --tag 12
fails 2 "control characters" bench --device null --tag "$(printf 'a\033b')"
fails 2 "is no UTF-8" bench --device null --tag "$odd"
fails 2 "is no UTF-8" bench --device null --label "$odd"
fails 2 "needs a name" bench --device null --provider ""
fails 2 "an empty name" compare 1 "" --journal b.db
for words in "corpus check" "corpus ls" "corpus report" "oracle list"; do
	# shellcheck disable=SC2086
	fails 3 "no corpus" $words --corpus nowhere
done

# a Python that answers nonsense, and a limit on files
printf '#!/bin/sh\necho nonsense\n' >nonsense
chmod +x nonsense
fails 4 "name a Python that has torch" bench --device cpu --provider inductor --python ./nonsense
fails 4 "name a Python that has torch" bench --device cpu --provider inductor --python /bin/true
(ulimit -f 64 && exec "$assay" bench --device null --journal limit.db >out 2>err)
is $? 4 "a file that may not grow"
has err "is the disk full" "says so"

# one document, whatever there is to say
run show "$kernel" --json
json "show of a kernel without rows"
run show "$kernel" --json --journal b.db
json "show of a kernel with rows"
run show 1 --json --journal b.db
json "show of a row"
run corpus show "$kernel" capture/full_graph_000.py capture/index.json --json
json "corpus show of three things"
run corpus merge capture --corpus other --json
json "corpus merge"
run ir part --json capture/full_graph_000.py
json "ir part"
for words in "corpus ls" "corpus check" "ir ops" "doctor" "lease" "calibrate --device null" \
	"bench --device null --dry-run" "check --device null --journal c.db"; do
	# shellcheck disable=SC2086
	run $words --json
	json "$words"
done

# places in our own sources are for those who ask
run bench nosuch --device null
is "$(grep -c '\.c:' err)" 0 "an error names no source of ours"
run --verbose bench nosuch --device null
has err "plan.c:" "but with --verbose"
ASSAY_DEBUG=1 run bench nosuch --device null
has err "plan.c:" "or ASSAY_DEBUG"
done_testing
