#!/bin/sh
# What is under version control at the top: a test that ran in the wrong folder leaves things
# that would be committed with the rest.  usage: check-tree.sh ROOT
cd "${1:-.}" || exit 2
[ -d src ] || { echo "$1 is no source tree"; exit 2; }
git rev-parse --git-dir >/dev/null 2>&1 || exit 77 # an unpacked archive
known=' .ci .clang-format .clang-tidy .gitignore HACKING.md LICENSE Makefile README.md benchmarks doc meson.build meson_options.txt python repros schema src t tools '
bad=0
for name in $(git ls-files | cut -d/ -f1 | sort -u); do
	case "$known" in
	*" $name "*) ;;
	*) echo "$name does not belong here"; bad=1 ;;
	esac
done
exit $bad
