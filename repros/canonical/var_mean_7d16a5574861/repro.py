"""assay repro 1
pattern 7d16a5574861c56849d940a49a08127724b49e024dfacf7d098daf6de232936e
home    5633e2252c0f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[6272, 768]", arg1: "i64[11]", arg2: "bf16[128, 49, 768]", arg3: "f32[768]", arg4: "f32[768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size", p6: "size[]", p7: "size[]"):
        reshape: "bf16[128, 49, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[128, 7, 7, 768]" = torch.ops.aten.reshape.default(reshape, p1)
        reshape_2: "bf16[128, 1, 1, 7, 7, 768]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute: "bf16[128, 1, 7, 1, 7, 768]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        reshape_3: "bf16[128, 7, 7, 768]" = torch.ops.aten.reshape.default(permute, p3)
        reshape_4: "bf16[128, 49, 768]" = torch.ops.aten.reshape.default(reshape_3, p4)
        div: "bf16[128, 49, 768]" = torch.ops.aten.div.Tensor(reshape_4, 0.9090909090909091)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p5)
        inductor_random: "f32[128, 1, 1]" = torch.ops.prims.inductor_random.default(p6, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[128, 1, 1]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        add: "bf16[128, 1, 1]" = torch.ops.aten.add.Tensor(convert_element_type, 0.9090909090909091)
        floor: "bf16[128, 1, 1]" = torch.ops.aten.floor.default(add)
        mul: "bf16[128, 49, 768]" = torch.ops.aten.mul.Tensor(div, floor)
        add_1: "bf16[128, 49, 768]" = torch.ops.aten.add.Tensor(arg2, mul)
        convert_element_type_1: "f32[128, 49, 768]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type_1, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 49, 1]" = var_mean[0]
        getitem_1: "f32[128, 49, 1]" = var_mean[1]
        add_2: "f32[128, 49, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 49, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub: "f32[128, 49, 768]" = torch.ops.aten.sub.Tensor(convert_element_type_1, getitem_1)
        mul_1: "f32[128, 49, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[128, 49, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_3: "f32[128, 49, 768]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        convert_element_type_2: "bf16[128, 49, 768]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape_5: "bf16[6272, 768]" = torch.ops.aten.reshape.default(convert_element_type_2, p7)
        return (floor, add_1, getitem_1, rsqrt, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
