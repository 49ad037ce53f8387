"""assay repro 1
pattern 6d9db487f65334b94474dfaa4e296e4a952b0d2215193c2b9a6d5861c5d222b9
home    06e0edd2f100
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[640]", arg1: "f32[640]", arg2: "bf16[50176, 640]", arg3: "f32[640]", arg4: "f32[640]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        mul: "f32[640]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[640]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        convert_element_type: "f32[50176, 640]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0], correction = 0, keepdim = True)
        getitem: "f32[1, 640]" = var_mean[0]
        getitem_1: "f32[1, 640]" = var_mean[1]
        add: "f32[1, 640]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 640]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[640]" = torch.ops.aten.squeeze.dims(getitem, [0])
        mul_2: "f32[640]" = torch.ops.aten.mul.Tensor(squeeze, 1.0000199302441455)
        mul_3: "f32[640]" = torch.ops.aten.mul.Tensor(mul_2, 0.1)
        add_1: "f32[640]" = torch.ops.aten.add.Tensor(mul_3, mul)
        copy_: "f32[640]" = torch.ops.aten.copy_.default(arg0, add_1)
        squeeze_1: "f32[640]" = torch.ops.aten.squeeze.dims(getitem_1, [0])
        mul_4: "f32[640]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_2: "f32[640]" = torch.ops.aten.add.Tensor(mul_4, mul_1)
        copy__1: "f32[640]" = torch.ops.aten.copy_.default(arg1, add_2)
        squeeze_2: "f32[640]" = torch.ops.aten.squeeze.dims(rsqrt, [0])
        sub: "f32[50176, 640]" = torch.ops.aten.sub.Tensor(arg2, getitem_1)
        mul_5: "f32[50176, 640]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_6: "f32[50176, 640]" = torch.ops.aten.mul.Tensor(mul_5, arg3)
        add_3: "f32[50176, 640]" = torch.ops.aten.add.Tensor(mul_6, arg4)
        unsqueeze: "f32[1, 640]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        convert_element_type_1: "bf16[50176, 640]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape: "bf16[256, 196, 640]" = torch.ops.aten.reshape.default(convert_element_type_1, p0)
        reshape_1: "bf16[256, 196, 8, 80]" = torch.ops.aten.reshape.default(reshape, p1)
        split_with_sizes = torch.ops.aten.split_with_sizes.default(reshape_1, p2, 3)
        getitem_2: "bf16[256, 196, 8, 16]" = split_with_sizes[0]
        getitem_3: "bf16[256, 196, 8, 64]" = split_with_sizes[1]
        permute: "bf16[256, 8, 196, 64]" = torch.ops.aten.permute.default(getitem_3, [0, 2, 1, 3])
        expand: "bf16[256, 8, 196, 64]" = torch.ops.aten.expand.default(permute, p3)
        clone: "bf16[256, 8, 196, 64]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        permute_1: "bf16[256, 8, 16, 196]" = torch.ops.aten.permute.default(getitem_2, [0, 2, 3, 1])
        expand_1: "bf16[256, 8, 16, 196]" = torch.ops.aten.expand.default(permute_1, p4)
        clone_1: "bf16[256, 8, 16, 196]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[2048, 196, 64]" = torch.ops.aten.reshape.default(clone, p5)
        permute_2: "bf16[2048, 64, 196]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        reshape_3: "bf16[2048, 16, 196]" = torch.ops.aten.reshape.default(clone_1, p6)
        permute_3: "bf16[2048, 196, 16]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1])
        return (copy_, copy__1, squeeze_2, unsqueeze, reshape_2, permute_2, reshape_3, permute_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
