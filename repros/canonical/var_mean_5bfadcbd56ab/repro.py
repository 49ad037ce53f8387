"""assay repro 1
pattern 5bfadcbd56abc8564cbcc90c9e80fedfd4dbcb6f0fd91c7429b3268a5ca14005
home    255c5c256c9f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 768, 512]", arg1: "bf16[32, 768, 512][393216, 1, 768]", arg2: "bf16[768]", arg3: "bf16[768]", p0: "size[]"):
        add: "bf16[32, 768, 512]" = torch.ops.aten.add.Tensor(arg0, arg1)
        permute: "bf16[32, 512, 768]" = torch.ops.aten.permute.default(add, [0, 2, 1])
        clone: "bf16[32, 512, 768]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        convert_element_type: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(clone, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 512, 1]" = var_mean[0]
        getitem_1: "f32[32, 512, 1]" = var_mean[1]
        add_1: "f32[32, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[32, 512, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[32, 512, 768]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p0)
        return (reshape,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
