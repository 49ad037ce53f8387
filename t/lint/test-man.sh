#!/bin/sh
# Each option that a command tells of is in its manual page, and each page has its name.
# usage: test-man.sh ASSAY MAN
assay=$1 man=$2
command -v help2man >/dev/null || {
	echo "1..0 # SKIP no help2man: apt-get install help2man"
	exit 0
}
to=$(mktemp -d) || exit 99
trap 'rm -rf "$to"' EXIT
"$man" "$assay" "$to" || { echo "Bail out! $man failed"; exit 99; }
n=0
for page in "$to"/assay-*.1; do
	n=$((n + 1))
	command=$(basename "$page" .1 | sed 's/^assay-//')
	lacks=
	for option in $("$assay" "$command" --help | grep -oE '^ +(-., )?--[a-z-]+' | grep -oE -e '--[a-z-]+'); do
		sed 's/\\-/-/g' "$page" | grep -qF -e "$option" || lacks="$lacks $option"
	done
	grep -q "^\.TH ASSAY-$(printf '%s' "$command" | tr a-z A-Z) \"1\"" "$page" || lacks="$lacks title"
	if [ -z "$lacks" ]; then echo "ok $n - $command"; else echo "not ok $n - $command lacks$lacks"; fi
done
commands=$(sed -n 's/^CMD(\([a-z]*\),.*/\1/p' "$(dirname "$0")/../../src/cli/commands.def" | grep -cv '^worker$')
n=$((n + 1))
[ $((n - 1)) = "$commands" ] || printf 'not '
echo "ok $n - a page for each of $commands commands"
echo "1..$n"
