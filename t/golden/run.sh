#!/bin/sh
# run.sh ASSAY CASE [bless]: a case is "# run: WORDS", the input, "---", what is printed.
# The input is the file in.py of an empty folder; WORDS are given to assay before its name. Words
# that are files beside the case are copied there; without an input nothing is put behind WORDS.
# Where the expected part is "# has: TEXT" lines, each must be a line of it and no more is asked:
# for code that is generated, whose numbers change. Else both streams are compared, stdout first,
# then the exit code. An error's inner places (lines that begin with "  at") are left out: they are
# places in our sources.
assay=$(realpath "$1") case=$(realpath "$2") || exit 2
dir=$(mktemp -d) || exit 2
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit 2
words=$(sed -n '1s/^# run: //p' "$case")
[ -n "$words" ] || { echo "$case: no '# run:' line"; exit 2; }
sed '1d;/^---$/,$d' "$case" >in.py
beside=$(dirname "$case")
for word in $words; do
	[ -f "$beside/$word" ] && cp "$beside/$word" .
done
in=in.py
[ -s in.py ] || in=
sed '1,/^---$/d' "$case" >expected
# shellcheck disable=SC2086
"$assay" $words $in >out 2>err
code=$?
{ cat out; sed '/^  at /d' err; echo "exit $code"; } >got
if [ "$3" = bless ]; then
	{ sed '/^---$/,$d' "$case"; echo ---; cat got; } >blessed && cp blessed "$case"
	exit
fi
if grep -q '^# has: ' expected; then
	sed -n 's/^# has: //p' expected | while IFS= read -r line; do
		grep -qxF -- "$line" got || { echo "missing: $line"; cat got; exit 1; }
	done
	exit
fi
diff -u expected got
