#!/bin/sh
# doc/cmd, a page per command, from what the commands say of themselves.
# usage: cmd-doc.sh ASSAY [--check]      --check compares with what is stored and changes nothing.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
[ -x "${1:-}" ] || { echo "usage: cmd-doc.sh ASSAY [--check]" >&2; exit 2; }
assay=$1
new=$(mktemp -d)
trap 'rm -rf "$new"' EXIT
unset ARGP_HELP_FMT COLUMNS

help_of() { # help_of WORDS…: without what every command has
	printf '```text\n'
	"$assay" "$@" --help | grep -vE '^ +(-\?, --help|--usage|-V, --version|--verbose) ' |
		grep -vE '^ +it passed through$' | sed 's/ *$//' | cat -s
	printf '```\n'
}
subcommands() { # subcommands WORDS…
	"$assay" "$@" --help | sed -n '/^Usage.* COMMAND/,$ s/^  \([a-z][a-z]*\) .*/\1/p'
}
sections() { # sections WORDS…: of what is below a command
	for sub in $(subcommands "$@"); do
		printf '\n## assay %s %s\n\n' "$*" "$sub"
		help_of "$@" "$sub"
		(sections "$@" "$sub")
	done
}

sed -n 's/^CMD(\([a-z]*\), "\(.*\)")$/\1 \2/p' "$root/src/cli/commands.def" | sort |
	while read -r name summary; do
		[ "$name" != worker ] || continue # by hand it only refuses
		{
			printf '# assay %s\n\n%s.\n\n' "$name" "$(printf '%s' "$summary" | sed 's/^./\U&/')"
			printf 'Made by `tools/cmd-doc.sh` from `assay %s --help`; do not edit.\n\n' "$name"
			help_of "$name"
			sections "$name"
		} >"$new/$name.md"
	done
[ "$(ls "$new" | wc -l)" -gt 10 ] || { echo "cmd-doc: too few commands in commands.def" >&2; exit 1; }
if [ "${2:-}" = --check ]; then
	diff -r "$new" "$root/doc/cmd" && exit 0
	echo "doc/cmd is stale: tools/cmd-doc.sh ASSAY"
	exit 1
fi
rm -rf "$root/doc/cmd"
cp -r "$new" "$root/doc/cmd"
chmod 755 "$root/doc/cmd"
