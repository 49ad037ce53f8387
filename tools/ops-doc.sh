#!/bin/sh
# doc/ops.md from the op table itself.  usage: ops-doc.sh ASSAY [--check]
# --check compares with what is stored and changes nothing.
root=$(cd "$(dirname "$0")/.." && pwd) || exit 2
[ -x "$1" ] || { echo "usage: ops-doc.sh ASSAY [--check]" >&2; exit 2; }
new=$(mktemp) || exit 2
trap 'rm -f "$new"' EXIT
list=$("$1" ir ops --json --cases "$root/t/op/cases") || exit 1
{
	cat <<'EOF'
# Ops

Made by `tools/ops-doc.sh` from the op table (`assay ir ops`); do not edit.

*fused*: whether Inductor takes it into a kernel. *ulp*: bound on the error of its own
arithmetic; 0 gives torch's bits. *cases*: calls with values recorded from torch.

| op | is | fused | flags | ulp | cases |
| --- | --- | --- | --- | ---: | ---: |
EOF
	printf '%s\n' "$list" | python3 -c '
import json, sys
for r in json.load(sys.stdin):
    name = "`%s`" % r["name"]
    if r["schema"]:
        name = "`%s%s`" % (r["name"], r["schema"].split(" ->")[0].replace("|", "\\|"))
    ulp = "" if r["schema"] is None else "%g" % r["ulp"]
    cases = "" if r["cases"] is None else r["cases"] or "uncovered"
    flags = r["flags"].replace(",", " ").replace("-", "")
    doc = r["doc"].replace("|", "\\|")
    print("| %s | %s | %s | %s | %s | %s |" % (name, doc, r["fuse"], flags, ulp, cases))
'
} > "$new" || exit 1
if [ "$2" = --check ]; then
	cmp -s "$new" "$root/doc/ops.md" && exit 0
	echo "doc/ops.md is stale: tools/ops-doc.sh ASSAY"
	exit 1
fi
mkdir -p "$root/doc" && cat "$new" > "$root/doc/ops.md"
