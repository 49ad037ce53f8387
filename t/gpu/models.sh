#!/bin/sh
# Models against their parts on a GPU: their points by Inductor, their extern ops, their graphs
# end to end; then what `assay model` makes of these.
# usage: models.sh ASSAY OUT [MODEL...]     for the fourteen below some minutes of an H200
set -u
assay=$1 out=$2
shift 2
[ $# -gt 0 ] || set -- hf/infer/DistillGPT2 hf/infer/DistilBertForMaskedLM \
	hf/infer/AlbertForMaskedLM hf/infer/ConvNextForImageClassification hf/train/DistillGPT2 \
	timm/infer/convnextv2_nano timm/infer/mixer_b16_224 timm/infer/mobilenetv2_100 \
	timm/infer/vit_base_patch16_siglip_256 timm/train/deit_tiny_patch16_224 \
	torchbench/infer/resnet18 torchbench/infer/resnet50 torchbench/infer/vgg16 \
	torchbench/train/resnet18
workers=${WORKERS:-12}
mkdir -p "$out"
journal=$out/models.db
began=$(date +%s)

say() { echo "== $* ($(($(date +%s) - began)) s)"; }
points=
for model in "$@"; do points="$points --model $model"; done

say points
# shellcheck disable=SC2086
"$assay" bench $points --provider inductor --device cuda --max-workers "$workers" \
	--journal "$journal" --quiet >"$out/points.log" 2>&1
echo "exit $?"
tail -n 25 "$out/points.log" | cut -c1-200
say extern ops
"$assay" bench --externs "$@" --device cuda --max-workers "$workers" --journal "$journal" --quiet \
	>"$out/externs.log" 2>&1
echo "exit $?"
tail -n 25 "$out/externs.log" | cut -c1-200
say graphs
"$assay" bench --graphs "$@" --provider inductor --device cuda --journal "$journal" --quiet \
	>"$out/graphs.log" 2>&1
echo "exit $?"
tail -n 40 "$out/graphs.log" | cut -c1-300
say models
"$assay" model "$@" --journal "$journal" --details --limit 12 >"$out/details.txt"
"$assay" model "$@" --journal "$journal" --json >"$out/models.json"
"$assay" model "$@" --journal "$journal" --axis compiled_us_warm --limit 1 >"$out/warm.txt"
grep -E '^## |end to end|kernels:' "$out/details.txt"
grep -E '^## |end to end' "$out/warm.txt"
tail -n 1 "$out/details.txt"
say end
