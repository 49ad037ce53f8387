"""assay repro 1
pattern b1d779432348c101e176140c0bb60d846cd19e4b962b64a2386653e202987cec
home    ad5a69060fa3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 144, 32, 32][147456, 1, 4608, 144]", arg1: "bf16[144]", arg2: "bf16[144]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        clone: "bf16[128, 144, 32, 32]" = torch.ops.aten.clone.default(arg0, memory_format = torch.contiguous_format)
        reshape: "bf16[294912, 2, 16, 2]" = torch.ops.aten.reshape.default(clone, p0)
        permute: "bf16[294912, 16, 2, 2]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3])
        clone_1: "bf16[294912, 16, 2, 2]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[128, 144, 256, 4]" = torch.ops.aten.reshape.default(clone_1, p1)
        permute_1: "bf16[128, 4, 256, 144]" = torch.ops.aten.permute.default(reshape_1, [0, 3, 2, 1])
        clone_2: "bf16[128, 4, 256, 144]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[512, 256, 144]" = torch.ops.aten.reshape.default(clone_2, p2)
        convert_element_type: "f32[512, 256, 144]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[512, 256, 1]" = var_mean[0]
        getitem_1: "f32[512, 256, 1]" = var_mean[1]
        add: "f32[512, 256, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[512, 256, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[512, 256, 144]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[512, 256, 144]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[512, 256, 144]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[512, 256, 144]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        convert_element_type_1: "bf16[512, 256, 144]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_3: "bf16[131072, 144]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        return (reshape_2, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
