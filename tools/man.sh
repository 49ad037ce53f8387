#!/bin/sh
# Manual pages, one per command, by help2man.  usage: man.sh ASSAY FOLDER
set -eu
[ -x "${1:-}" ] && [ -n "${2:-}" ] || { echo "usage: man.sh ASSAY FOLDER" >&2; exit 2; }
command -v help2man >/dev/null || { echo "man: help2man is missing: apt-get install help2man" >&2; exit 4; }
assay=$1 to=$2
unset ARGP_HELP_FMT COLUMNS
mkdir -p "$to"

page() { # page NAME SUMMARY WORDS…
	name=$1 summary=$2
	shift 2
	title=$(printf '%s' "$name" | tr a-z A-Z)
	help2man --no-info --name "$summary" "$*" | sed "s/^\.TH [^ ]* /.TH $title /;
s/^assay \\\\- /$(printf '%s' "$name" | sed 's/-/\\\\-/g') \\\\- /" >"$to/$name.1"
}

page assay "measure how good a compiler's fused kernels are" "$assay"
"$assay" --help | sed -n 's/^  \([a-z][a-z]*\)  *[a-z].*/\1/p' | while read -r command; do
	[ "$command" != worker ] || continue
	summary=$("$assay" "$command" --help | sed -n 2p)
	page "assay-$command" "${summary%%[.:]*}" "$assay" "$command"
done
