#!/bin/sh
# Two sides in one sitting: on the null device, whose times are scripted. The side "other" is of
# other code.
. "$(dirname "$0")/lib.sh"
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

ab as=other --cold
is $rc 0 "a head that is faster"
has out "24 faster, 0 slower, 0 same, 0 unresolved" "is said to be, at every point"
has out "false alarms 0 of 20" "and hidden pairs raise no alarm"
"$assay" compare 1 --journal j.db --corpus repros >again
is $? 0 "compare of the run"
cmp out again
ok $? "is the same report"
"$assay" compare 1 --journal j.db --json >again.json
has again.json '"hidden": 20' "hidden pairs are counted"

ab as=dear --cold --aa 0
is $rc 1 "a head that is slower fails a gate"
has out "0 faster, 24 slower" "and is said to be"
has out "no null pairs" "without hidden pairs nothing is known of alarms"

ab as=near --cold
is $rc 0 "less than the threshold"
has out "0 faster, 0 slower, 24 same, 0 unresolved" "is the same"

ab ""
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
