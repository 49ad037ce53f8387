"""assay repro 1
pattern 984958920e1b1a8d4c1b910b4def2c1d8e4504d55aa1ca287d1c2dc06cc378b1
home    f01dbd6f20f7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[256]", arg1: "f32[256]", arg2: "bf16[25088, 256]", arg3: "f32[256]", arg4: "f32[256]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]"):
        mul: "f32[256]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[256]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        convert_element_type: "f32[25088, 256]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0], correction = 0, keepdim = True)
        getitem: "f32[1, 256]" = var_mean[0]
        getitem_1: "f32[1, 256]" = var_mean[1]
        add: "f32[1, 256]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 256]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[256]" = torch.ops.aten.squeeze.dims(getitem, [0])
        mul_2: "f32[256]" = torch.ops.aten.mul.Tensor(squeeze, 1.0000398612827361)
        mul_3: "f32[256]" = torch.ops.aten.mul.Tensor(mul_2, 0.1)
        add_1: "f32[256]" = torch.ops.aten.add.Tensor(mul_3, mul)
        copy_: "f32[256]" = torch.ops.aten.copy_.default(arg0, add_1)
        squeeze_1: "f32[256]" = torch.ops.aten.squeeze.dims(getitem_1, [0])
        mul_4: "f32[256]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_2: "f32[256]" = torch.ops.aten.add.Tensor(mul_4, mul_1)
        copy__1: "f32[256]" = torch.ops.aten.copy_.default(arg1, add_2)
        squeeze_2: "f32[256]" = torch.ops.aten.squeeze.dims(rsqrt, [0])
        sub: "f32[25088, 256]" = torch.ops.aten.sub.Tensor(arg2, getitem_1)
        mul_5: "f32[25088, 256]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_6: "f32[25088, 256]" = torch.ops.aten.mul.Tensor(mul_5, arg3)
        add_3: "f32[25088, 256]" = torch.ops.aten.add.Tensor(mul_6, arg4)
        unsqueeze: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        convert_element_type_1: "bf16[25088, 256]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape: "bf16[128, 196, 256]" = torch.ops.aten.reshape.default(convert_element_type_1, p0)
        reshape_1: "bf16[128, 196, 4, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        split_with_sizes = torch.ops.aten.split_with_sizes.default(reshape_1, p2, 3)
        getitem_2: "bf16[128, 196, 4, 16]" = split_with_sizes[0]
        getitem_3: "bf16[128, 196, 4, 16]" = split_with_sizes[1]
        getitem_4: "bf16[128, 196, 4, 32]" = split_with_sizes[2]
        permute: "bf16[128, 4, 196, 16]" = torch.ops.aten.permute.default(getitem_2, [0, 2, 1, 3])
        expand: "bf16[128, 4, 196, 16]" = torch.ops.aten.expand.default(permute, p3)
        clone: "bf16[128, 4, 196, 16]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        permute_1: "bf16[128, 4, 196, 16]" = torch.ops.aten.permute.default(getitem_3, [0, 2, 1, 3])
        permute_2: "bf16[128, 4, 16, 196]" = torch.ops.aten.permute.default(permute_1, [0, 1, 3, 2])
        expand_1: "bf16[128, 4, 16, 196]" = torch.ops.aten.expand.default(permute_2, p4)
        clone_1: "bf16[128, 4, 16, 196]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        permute_3: "bf16[128, 4, 196, 32]" = torch.ops.aten.permute.default(getitem_4, [0, 2, 1, 3])
        expand_2: "bf16[128, 4, 196, 32]" = torch.ops.aten.expand.default(permute_3, p5)
        clone_2: "bf16[128, 4, 196, 32]" = torch.ops.aten.clone.default(expand_2, memory_format = torch.contiguous_format)
        reshape_2: "bf16[512, 16, 196]" = torch.ops.aten.reshape.default(clone_1, p6)
        constant_pad_nd: "bf16[512, 16, 200]" = torch.ops.aten.constant_pad_nd.default(reshape_2, p7)
        permute_4: "bf16[512, 196, 16]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        reshape_3: "bf16[512, 196, 16]" = torch.ops.aten.reshape.default(clone, p8)
        constant_pad_nd_1: "bf16[512, 200, 16]" = torch.ops.aten.constant_pad_nd.default(reshape_3, p9)
        permute_5: "bf16[512, 16, 196]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1])
        reshape_4: "bf16[512, 196, 32]" = torch.ops.aten.reshape.default(clone_2, p10)
        constant_pad_nd_2: "bf16[512, 200, 32]" = torch.ops.aten.constant_pad_nd.default(reshape_4, p11)
        permute_6: "bf16[512, 32, 196]" = torch.ops.aten.permute.default(reshape_4, [0, 2, 1])
        return (copy_, copy__1, squeeze_2, unsqueeze, constant_pad_nd, permute_4, constant_pad_nd_1, permute_5, constant_pad_nd_2, permute_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
