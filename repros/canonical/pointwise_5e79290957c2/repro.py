"""assay repro 1
pattern 5e79290957c2c0e11ded74d1d9cd07715833ab04bb5dc71d786b85bd72fc13a9
home    35b65e225119
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[120]", arg1: "bf16[120]", arg2: "bf16[120]", arg3: "bf16[120]", arg4: "bf16[128, 120, 56, 56][376320, 1, 6720, 120]", p0: "size[]", p1: "size[]"):
        unsqueeze: "bf16[120, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "bf16[120, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_2: "bf16[120, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[120, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[120]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        add: "f32[120]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[120]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[120]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[120]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[120, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[120, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[120]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        unsqueeze_6: "f32[120, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[120, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[128, 120, 56, 56]" = torch.ops.aten.sub.Tensor(arg4, unsqueeze_7)
        mul_1: "f32[128, 120, 56, 56]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[128, 120, 56, 56]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_1: "f32[128, 120, 56, 56]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "bf16[128, 120, 56, 56]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        relu: "bf16[128, 120, 56, 56]" = torch.ops.aten.relu.default(convert_element_type_2)
        split_with_sizes = torch.ops.aten.split_with_sizes.default(relu, p0, 1)
        getitem: "bf16[128, 60, 56, 56]" = split_with_sizes[0]
        split_with_sizes_1 = torch.ops.aten.split_with_sizes.default(relu, p1, 1)
        getitem_1: "bf16[128, 60, 56, 56]" = split_with_sizes_1[1]
        return (getitem, getitem_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
