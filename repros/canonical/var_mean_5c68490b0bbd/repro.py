"""assay repro 1
pattern 5c68490b0bbd2d86d99132dbe632e695efb39e0fe18dc1e46c824b0a04039b19
home    ebb2493df2cb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2048, 1024]", arg1: "bf16[2, 1024, 1024]", arg2: "bf16[1024]", arg3: "bf16[1024]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[2, 1024, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[2, 1024, 1024]" = torch.ops.aten.add.Tensor(arg1, reshape)
        convert_element_type: "f32[2, 1024, 1024]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[2, 1024, 1]" = var_mean[0]
        getitem_1: "f32[2, 1024, 1]" = var_mean[1]
        add_1: "f32[2, 1024, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[2, 1024, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[2, 1024, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[2, 1024, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[2, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[2, 1024, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[2, 1024, 1024]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        permute: "bf16[1024, 2, 1024]" = torch.ops.aten.permute.default(convert_element_type_1, [1, 0, 2])
        clone: "bf16[1024, 2, 1024]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        clone_1: "bf16[1024, 2, 1024]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        clone_2: "bf16[1024, 2, 1024]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[2048, 1024]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[2048, 1024]" = torch.ops.aten.reshape.default(clone_1, p2)
        reshape_3: "bf16[2048, 1024]" = torch.ops.aten.reshape.default(clone_2, p3)
        return (convert_element_type_1, reshape_1, reshape_2, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
