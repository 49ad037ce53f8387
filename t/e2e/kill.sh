#!/bin/sh
# kill -9 of supervisors and workers at random moments, then resume, until a sweep of 100
# null points is through; again until 50 kills are done.  What comes out is what an
# undisturbed run gives, and what was finished was not done again.
. "$(dirname "$0")/lib.sh"
command -v python3 >/dev/null || { echo "1..0 # SKIP no python3 to look into the journal"; exit 0; }
python3 -c 'import sqlite3' 2>/dev/null || { echo "1..0 # SKIP python3 has no sqlite3"; exit 0; }
many_points 100
kills=0
seed_random

# no function around it: $! shall be the supervisor itself
options="--device null --all-points --warm --max-workers 2 --json --quiet"

# Rows without what depends on the moment: the scripted clock goes on from point to point, so
# the last ticks of a time depend on what the worker did before.
masked() {
	python3 - "$1" <<'PY'
import json, sys
for r in json.load(open(sys.argv[1]))["rows"]:
    m = r["metrics"]
    print(r["kernel"], r["point"], r["provider"], r["status"], r["cause"],
          m["mem/total_bytes"], m["warm/m"], "%.2f" % m["warm/median_us"])
PY
}

# What is finished: key and moment.  A crash is not, for resume tries it again.
finished() {
	python3 - "$1" <<'PY'
import sqlite3, sys
c = sqlite3.connect(sys.argv[1])
for r in c.execute("select run, kernel, point, provider, id, finished_at from point_row"
                   " where provider != 'sol' and status like 'ok%' order by 1, 2, 3, 4"):
    print(*r)
PY
}

began=$(date +%s%N)
# shellcheck disable=SC2086 # options are words
"$assay" bench $options --journal calm.db >calm.json 2>calm.err
ok $? "an undisturbed run"
span=$((($(date +%s%N) - began) / 1000000))
echo "# it took $span ms"
masked calm.json >calm.rows
is "$(wc -l <calm.rows)" 200 "200 rows: of null and of sol"

redone=0
lost=0
damaged=0
round=0
while [ $kills -lt 50 ]; do
	round=$((round + 1))
	journal=kill$round.db
	: >before
	while :; do
		# shellcheck disable=SC2086
		"$assay" bench $options --journal $journal >out.json 2>err &
		pid=$!
		kill_some $pid $((span / 2)) 50
		wait $pid 2>/dev/null
		rc=$?
		finished $journal 2>>err >after
		# a row that was there is there, with the moment at which it was made
		while read -r line; do
			grep -qxF "$line" after || redone=$((redone + 1))
		done <before
		cp after before
		[ $rc = 0 ] && break
		# 1: a worker was killed twice at the same point, which is a row crash
		[ $rc = 137 ] || [ $rc = 1 ] || { sed 's/^/# /' err; break; }
	done
	masked out.json >rows 2>>err
	cmp -s rows calm.rows || {
		lost=$((lost + 1))
		diff calm.rows rows | cut -c1-120 | head -4 | sed 's/^/# /'
	}
	python3 -c "import sqlite3; print(sqlite3.connect('$journal').execute('pragma integrity_check').fetchone()[0])" |
		grep -qx ok || damaged=$((damaged + 1))
done
echo "# $kills kills in $round sweeps"
is $redone 0 "nothing that was finished ran again"
is $lost 0 "every sweep ended as the undisturbed one"
is $damaged 0 "every journal is whole"
sleep 0.3
[ "$workers_seen" -gt 0 ]
ok $? "workers were seen"
is "$(workers_left)" 0 "and none is left"
is "$(find "$TMPDIR" -mindepth 1 | wc -l)" 0 "and nothing of theirs under TMPDIR"
done_testing
