"""assay repro 1
pattern 5f6eb6bb36eb6151983f3520fa141c360b7f26821aa0ee79109ad8596736a6d9
home    cf332797f1ee
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 256, 13, 13]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size[]"):
        relu: "bf16[1024, 256, 13, 13]" = torch.ops.aten.relu.default(arg0)
        _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(relu, [3, 3], [2, 2], [0, 0], [1, 1], False)
        getitem: "bf16[1024, 256, 6, 6]" = _low_memory_max_pool_with_offsets[0]
        getitem_1: "i8[1024, 256, 6, 6]" = _low_memory_max_pool_with_offsets[1]
        _adaptive_avg_pool2d: "bf16[1024, 256, 6, 6]" = torch.ops.aten._adaptive_avg_pool2d.default(getitem, p0)
        reshape: "bf16[1024, 9216]" = torch.ops.aten.reshape.default(_adaptive_avg_pool2d, p1)
        inductor_seeds: "i64[2]" = torch.ops.prims.inductor_seeds.default(p2, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p3)
        inductor_random: "f32[1024, 9216]" = torch.ops.prims.inductor_random.default(p4, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[1024, 9216]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[1024, 9216]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.5)
        mul: "bf16[1024, 9216]" = torch.ops.aten.mul.Tensor(gt, reshape)
        mul_1: "bf16[1024, 9216]" = torch.ops.aten.mul.Tensor(mul, 2.0)
        return (relu, getitem, getitem_1, inductor_seeds, gt, mul_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
