#!/bin/sh
# One file of tests with the Python that has torch; 77 says that there is none.
if [ -z "$ASSAY_PYTHON" ]; then
	echo "skipped: ASSAY_PYTHON names no Python that has torch"
	exit 77
fi
if ! "$ASSAY_PYTHON" -c 'import torch' 2>/dev/null; then
	echo "skipped: $ASSAY_PYTHON has no torch"
	exit 77
fi
exec "$ASSAY_PYTHON" "$1" -v
