"""assay repro 1
pattern 53c690a169bda01ae0ddec98c9e21ee370c64016011db34363d98fb44b53b4bf
home    74ca39e96a0e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256, 1280]", p0: "size", p1: "size", p2: "size[]"):
        convert_element_type: "f32[256, 1280]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        add: "f32[256, 1280]" = torch.ops.aten.add.Tensor(convert_element_type, 3.0)
        clamp_min: "f32[256, 1280]" = torch.ops.aten.clamp_min.default(add, 0.0)
        clamp_max: "f32[256, 1280]" = torch.ops.aten.clamp_max.default(clamp_min, 6.0)
        mul: "f32[256, 1280]" = torch.ops.aten.mul.Tensor(convert_element_type, clamp_max)
        div: "f32[256, 1280]" = torch.ops.aten.div.Tensor(mul, 6.0)
        convert_element_type_1: "bf16[256, 1280]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        inductor_seeds: "i64[1]" = torch.ops.prims.inductor_seeds.default(p0, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p1)
        inductor_random: "f32[256, 1280]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        lt: "b8[256, 1280]" = torch.ops.aten.lt.Scalar(inductor_random, 0.8)
        convert_element_type_2: "bf16[256, 1280]" = torch.ops.prims.convert_element_type.default(lt, torch.bfloat16)
        div_1: "bf16[256, 1280]" = torch.ops.aten.div.Scalar(convert_element_type_2, 0.8)
        mul_1: "bf16[256, 1280]" = torch.ops.aten.mul.Tensor(convert_element_type_1, div_1)
        return (lt, mul_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
