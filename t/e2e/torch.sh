#!/bin/sh
# Torch as a provider, on the CPU: what becomes of a worker of torch's, of what it makes and of
# its options. t/e2e/sabotage is on its PYTHONPATH and makes points go wrong on request.
here=$(realpath "$(dirname "$0")") || exit 99
began=$(date +%s%N)
if [ -z "$ASSAY_PYTHON" ] || ! "$ASSAY_PYTHON" -c 'import torch' 2>/dev/null; then
	echo "1..0 # SKIP ASSAY_PYTHON names no Python that has torch"
	exit 0
fi
span=$((($(date +%s%N) - began) / 1000000)) # of an import, half of what a worker starts with
. "$here/lib.sh"
share_headers
export PYTHONPATH="$here/sabotage" PYTHONDONTWRITEBYTECODE=1

# Two outputs, so that one can be missing; as many points as there are things to go wrong.
two_outputs() { # two_outputs POINTS
	mkdir -p capture
	i=0
	while [ $i -lt "$1" ]; do
		t="f32[$((64 + i)), 8][8, 1]cpu"
		x='["f32", ['$((64 + i))', 8], {"n": "x"}]'
		graph capture $i "x: \"$t\", y: \"$t\"" "$x, $x" \
			"        mul: \"$t\" = torch.ops.aten.mul.Tensor(x, y)
        add: \"$t\" = torch.ops.aten.add.Tensor(mul, y)
        return (mul, add)
"
		i=$((i + 1))
	done
	index capture e2e/infer/Points
	"$assay" corpus merge --corpus repros capture >merge.out 2>&1
	kernel=$(ls repros/canonical)
	[ -f "repros/canonical/$kernel/shapes.json" ] || {
		sed 's/^/# /' merge.out
		echo "Bail out! the corpus cannot be made"
		exit 99
	}
}

run() { # run ARGS…: output in out and err, exit code in rc
	"$assay" "$@" >out 2>err
	rc=$?
}
sql() { # sql JOURNAL QUERY
	"$ASSAY_PYTHON" -S - "$1" "$2" <<'PY'
import sqlite3, sys
for row in sqlite3.connect(sys.argv[1]).execute(sys.argv[2]):
    print(*row)
PY
}
numbered() { # numbered: the first word of each line, a point, as its N; sorted
	"$ASSAY_PYTHON" -S -c '
import json, sys
points = json.load(open(sys.argv[1]))["points"]
number = {p["id"]: n for p in points for n in range(64) if f"[{64 + n}, 8]" in json.dumps(p)}
for n, rest in sorted((number[at], rest) for at, rest in (x.split(" ", 1) for x in sys.stdin)):
    print(n, rest, end="")
' "repros/canonical/$kernel/shapes.json"
}
rows() { # rows JOURNAL: N PROVIDER CAUSE of its only run
	sql "$1" "select point, provider, ifnull(cause, 'ok') from point_row" | numbered
}
same() { # same GOT WANT NAME, files
	cmp -s "$1" "$2"
	ok $? "$3"
	diff "$2" "$1" | sed 's/^/# /'
}
two_outputs 13

# ---- before anything runs ----
cat >bare <<'SH'
#!/bin/sh
exec "$ASSAY_PYTHON" -S "$@"
SH
chmod +x bare
run check --provider inductor --python "$work/bare" --journal none.db
is $rc 4 "a Python without torch"
has err "pip install torch" "says how to get it"
run check --provider inductor:max_autotune=false,eager --inductor-config no_such=1 --journal none.db
is $rc 2 "options that Inductor does not take"
has err "no option no_such" "a name is named"
has err "max_autotune is True or False, not false" "and a word where it wants True or False"
run check --provider inductor:what --journal none.db
is $rc 2 "an option without a value"
[ ! -e none.db ]
ok $? "no run was begun"

# ---- a torch that is there and cannot be imported ----
SABOTAGE=import run check --provider inductor,inductor:max_fusion_size=8,native \
	--inductor-config epilogue_fusion=False --journal import.db
is $rc 4 "a torch that cannot be imported"
has out "undefined symbol: a_test" "says why"
sql import.db "select provider, ifnull(cause, 'ok'), options from point_row order by 1" >got
cat >want <<'ROWS'
inductor no_torch {"epilogue_fusion":false}
inductor:max_fusion_size=8 no_torch {"epilogue_fusion":false,"max_fusion_size":8}
native ok {}
ROWS
same got want "the programs of others run, and rows have their options"
has out "--provider inductor --device cpu-0 --inductor-config epilogue_fusion=False" \
	"as has the command that repeats one"

# ---- what goes wrong is the row of its point, and the sweep goes on ----
cat >cxx.sh <<'SH'
#!/bin/sh
[ "$1" = --version ] && exec g++ --version
echo "text.cpp:1: error: refused by a test" >&2
exit 1
SH
chmod +x cxx.sh
deeds="abort:1 memory:2 refuse:3 wrong:4 nan:5 drop:6 transpose:7 write:8 again:9 garbage:10
cut:11 noise:12"
SABOTAGE=$deeds SABOTAGE_CXX="$work/cxx.sh" run check --provider inductor,native --all-points \
	--max-workers 2 --journal a.db
is $rc 4 "a sweep in which much goes wrong"
rows a.db >all
grep ' inductor ' all >got
cat >want <<'ROWS'
0 inductor ok
1 inductor crash
2 inductor oom
3 inductor compile_error
4 inductor wrong_value
5 inductor wrong_nonfinite
6 inductor wrong_meta
7 inductor wrong_meta
8 inductor wrong_mutation
9 inductor recompiled
10 inductor protocol
11 inductor protocol
12 inductor ok
ROWS
same got want "each of its causes"
is "$(grep ' native ' all | grep -vc ok)" 3 "only what takes the process away takes others along"
is "$(wc -l <all)" 26 "every key has one row"
is "$(sql a.db "select distinct attempt from point_row where cause = 'crash'")" 2 \
	"a crash is tried again"
has out "text.cpp:1: error: refused by a test" "a compiler's words are in the message"
# what is not imported costs nothing here, and the keys are the same
set -- check --provider inductor --all-points --journal a.db --resume --dry-run
SABOTAGE=import run "$@"
has out " 9 rows there already" "resume takes what is final"
SABOTAGE=import run "$@" --inductor-config max_fusion_size=8
has out " 0 rows there already" "with other options it is other work"

SABOTAGE=hang:1 ASSAY_SLACK_S=8 run check --provider inductor --all-points \
	--compile-timeout 4 --max-workers 1 --journal hang.db
is "$rc $(rows hang.db | grep -v ok)" "1 1 inductor compile_timeout" "a compile that hangs"

# ---- what a row says ----
calibrated
run bench --provider inductor:max_fusion_size=8,eager --warm --cap 20 --journal row.db
is $rc 0 "a bench of torch on the CPU"
sql row.db "select provider, json_extract(flags, '\$.tuned'), json_extract(flags, '\$.launch'),
	json_extract(flags, '\$.guard'), json_extract(build, '\$.n_kernels'),
	length(json_extract(build, '\$.source')), json_extract(build, '\$.compile_s') > 0
	from point_row where provider != 'sol' order by 1" >got
cat >want <<'ROWS'
eager none call inputs None None 1
inductor:max_fusion_size=8 clean call inputs None 64 1
ROWS
same got want "what rows of torch say"

mkdir fresh
TMPDIR="$work/fresh" run bench --provider eager,native --warm --cap 20 --fresh-cache --journal fresh.db
# torch keeps precompiled headers, whatever it is told
is "$rc $(ls fresh | grep -v '^torchinductor_')" "0 " "a cache that is empty leaves nothing behind"
sql fresh.db "select provider, json_extract(flags, '\$.tuned'), json_extract(build, '\$.cached')
	from point_row where provider != 'sol' order by 1" >got
cat >want <<'ROWS'
eager none 0
native none 0
ROWS
same got want "nothing was there already"
run check --fresh-cache --cache-dir "$work" --journal fresh.db
is $rc 2 "two caches"

# a library that was being written when its maker was killed
is "$(find cache -name '*.main.so' -size +0 | wc -l | awk '{ print ($1 > 0) }')" 1 "torch's cache has libraries"
find cache -name '*.main.so' -exec truncate -s 100 {} +
run check --provider inductor --journal half.db
is "$rc $(sql half.db "select provider, ifnull(cause, 'ok') from point_row")" "0 inductor ok" \
	"a part of a library in torch's cache is made anew"

# ---- a repro on its own ----
ASSAY="$assay" ASSAY_LIB="${assay%/*}/libassay.so" PYTHONPATH="$here/../../python" \
	"$ASSAY_PYTHON" "repros/canonical/$kernel/repro.py" -- --cap 60 >out 2>&1
rc=$?
is "$rc $(grep -c "1 points; 1 ok" out)" "0 1" "python repro.py is assay bench of it"
grep -q "1 points; 1 ok" out || sed 's/^/# /' out

# ---- killed at random moments: KILLS of them, for each costs the import of a torch ----
options="--provider inductor,native --all-points --max-workers 1 --quiet --journal kill.db"
finished() { # what is done for good: key and moment
	sql kill.db "select point, provider, id, finished_at from point_row
		where status = 'ok' order by 1, 2"
}
seed_random
: >before
kills=0
redone=0
rounds=0
while [ $rounds -lt 30 ]; do
	rounds=$((rounds + 1))
	# shellcheck disable=SC2086 # options are words
	"$assay" check $options >out 2>err &
	pid=$!
	kill_some $pid $((3 * span)) "${KILLS:-5}"
	wait $pid 2>/dev/null
	rc=$?
	[ -e kill.db ] && finished >after 2>>err
	while read -r line; do
		grep -qxF "$line" after || redone=$((redone + 1))
	done <before
	cp after before
	[ $rc = 0 ] && break
	# 1, 4: workers were killed at the same point, or before they had said hello
	case $rc in 1 | 4 | 137) ;; *) sed 's/^/# /' err && break ;; esac
done
is $rc 0 "a sweep that is killed $kills times and continued gets through"
is $redone 0 "nothing that was finished ran again"
# A run may come to its end with the failure of a point whose workers were all killed; then the
# next one is another.  One that was not at its end is continued, never left.
is "$(sql kill.db "select count(*) from run as r where state != 'done'
	or id != (select max(id) from run) and not exists
	(select 1 from point_row where run = r.id and status = 'failed')")" 0 "no run was left or begun in vain"
is "$(sql kill.db "select count(*), count(distinct point || provider) from point_row
	where status = 'ok' and run = (select max(run) from point_row)")" "26 26" "every key is there once"
sleep 0.3
# by the folders that they were given: others on this machine may have workers, too
is "$(find /proc/[0-9]*/cwd -maxdepth 0 -lname "$TMPDIR/*" 2>/dev/null | wc -l)" 0 "no worker is left"
is "$(find "$TMPDIR" -mindepth 1 -name 'assay*' | wc -l)" 0 "and no folder of theirs"
done_testing
