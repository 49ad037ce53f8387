#!/bin/sh
# Two sides in one sitting: on the null device, whose times are scripted. The side "other" is of
# other code.
. "$(dirname "$0")/lib.sh"
python3 -c 'import sqlite3' 2>/dev/null || { echo "1..0 # SKIP no python3 with sqlite3"; exit 0; }
many_points 24
script='null=noise 5 0.005; other=noise 4.5 0.005; near=noise 5.02 0.005; dear=noise 5.6 0.005'
wild='null=noise 5 0.5; wild=noise 5 0.5'

ab() { # ab OTHER ARGS…: output in out and err, exit code in rc
	other=$1
	shift
	ASSAY_NULL=${times:-$script} "$assay" ab --device null --all-points --journal j.db \
		--no-resume --head "config:$other" "$@" >out 2>err
	rc=$?
}

ab as=other --cold --gate aa=off # chance fails it, now and then
is $rc 0 "a head that is faster"
has out "24 faster, 0 slower, 0 same, 0 unresolved" "is said to be, at every point"
has out "false alarms 0 of 20" "and hidden pairs raise no alarm"
"$assay" compare 1 --journal j.db --corpus repros --gate aa=off >again
is $? 0 "compare of the run"
cmp out again
ok $? "is the same report"
"$assay" compare 1 --journal j.db --json >again.json
fits compare-1 again.json "JSON of an A/B is as its schema says"
has again.json '"hidden": 20' "hidden pairs are counted"

ab as=dear --cold --aa 0
is $rc 1 "a head that is slower fails a gate"
has out "0 faster, 24 slower" "and is said to be"
has out "no null pairs" "without hidden pairs nothing is known of alarms"

ab as=near --cold --gate aa=off
is $rc 0 "less than the threshold"
has out "0 faster, 0 slower, 24 same, 0 unresolved" "is the same"

ab "" --gate aa=off
is $rc 0 "the same options on both sides"
has out "24 same, 0 unresolved" "are the same code"
has out "family of 0 tests" "of which nothing is tested"
"$assay" compare 4 --journal j.db --json >same.json
has same.json '"reason": "same_code"' "and named so"

# looking again
times=$wild ab as=wild --cold --looks 3 --stop count=30
has err "look 2:" "what stays open is looked at again"
has err "look 3:" "and again"
times=$wild ab as=wild --cold --looks 3 --stop count=30 --budget 0
grep -q "look 2" err
is $? 1 "not beyond the budget"
times=$wild ab as=wild --cold --looks 1 --stop count=30
grep -q "look 2" err
is $? 1 "nor beyond the looks"

# two environments: what stands in for a Python with torch starts assay's own worker
for side in old new; do
	cat >$side <<SH
#!/bin/sh
case "\$*" in
*--identity*) echo '{"there":true,"build":"$side","versions":{"torch":"$side"},"complaints":[]}' ;;
*) [ ! -e $work/$side.dies ] || exit 3
   shift 2
   exec "$assay" worker "\$@" ;;
esac
SH
	chmod +x $side
done
both() { # both ARGS…
	ASSAY_NULL=$script "$assay" ab --device null --all-points --journal two.db --no-resume \
		--base ./old --head ./new --provider null --cold "$@" >out 2>err
	rc=$?
}
both --gate aa=off
is $rc 0 "two environments, whose workers take turns"
has out "24 same, 0 unresolved" "the same code on both sides"
has out "false alarms 0 of 20" "hidden pairs are of two processes"
has out "torch old" "one build is told"
has out "torch new" "and the other"
rows() { # rows WHERE: how many of the first run are so
	python3 -c 'import sqlite3, sys
print(sqlite3.connect(sys.argv[1]).execute("select count(*) from point_row where " + sys.argv[2]).fetchone()[0])' "$1" "$2"
}
is "$(rows two.db "arm = 'head' and status = 'ok_unchecked' and metrics not like '%median%'")" 24 \
	"equal code is not timed twice"
is "$(rows two.db "process >= 1000 and metrics like '%cold/median_us%'")" 20 "but its twins are"
is "$(rows two.db "provider = 'sol'")" 24 "one row of sol each"
touch new.dies
both
is $rc 3 "a side whose worker dies always: nothing is compared"
has out "24 newly_failing" "fails alone"
rm new.dies
is "$(workers_left)" 0 "no worker is left"

# killed, and the same command again (a worker that is killed twice would be a row crash)
kills=0
seed_random
ASSAY_NULL=$script
export ASSAY_NULL
while :; do
	"$assay" ab --device null --all-points --journal killed.db --head config:as=other --gate aa=off \
		>out 2>err &
	pid=$!
	random 400
	nap $((r + 1))
	[ $kills -lt 8 ] && kill -9 $pid 2>/dev/null && kills=$((kills + 1))
	wait $pid 2>/dev/null
	rc=$?
	[ $rc = 137 ] || break
done
unset ASSAY_NULL
echo "# $kills kills"
is $rc 0 "an A/B that is killed and continued gets through"
has out "24 faster, 0 slower" "and finds what is there"
is "$(rows killed.db "arm = 'head' and process = 0 and run = (select max(run) from point_row)")" 24 \
	"with a row for each point"
is "$(python3 -c 'import sqlite3; print(sqlite3.connect("killed.db").execute("select count(*) from run where state != \"done\"").fetchone()[0])')" \
	0 "and what was killed was continued"

mkdir -p elsewhere
(cd elsewhere && ASSAY_NULL=$script "$assay" ab ../repros/canonical/*/repro.py --device null \
	--journal e.db --head config:as=other --gate aa=off >out 2>err)
is $? 0 "a kernel by its path, where there is no corpus"

# hidden twins of a sweep
ASSAY_NULL=$script "$assay" bench --device null --all-points --journal b.db --aa 7 \
	--output b.json >out 2>err
is $? 0 "a sweep with hidden twins"
has out "would be called different: 0 of 7" "says what they show"
has b.json '"aa": {"pairs": 7, "alarms": 0' "in its file, too"
has out "24 points; 0 ok, 24" "and counts each point once"

# what cannot be asked for
for bad in "--rounds 0" "--looks 9" "--budget soon" "--budget -1s" "--judge native" \
	"--provider null,naive" "--aa x"; do
	# shellcheck disable=SC2086 # an option and its value
	ab as=other $bad
	is $rc 2 "refused: $bad"
done
ab colour
is $rc 2 "an option without a value"
"$assay" ab --device null >out 2>err
is $? 2 "a head is wanted"
has err "--head" "and named"
"$assay" ab --device null --head /nowhere/bin/python >out 2>err
is $? 4 "a Python that is not there"
has err "/nowhere/bin/python" "is named"
ASSAY_NULL=$script "$assay" ab --device null --provider naive --head config:as=x >out 2>err
is $? 2 "options of who has none"
has err "naive has no options" "are refused"

# ab is not for one arm
ab as=other --cold --dry-run
is $rc 0 "a dry run"
has out "24 points" "says what would be done"
done_testing
