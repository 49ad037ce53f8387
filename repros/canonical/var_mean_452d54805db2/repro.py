"""assay repro 1
pattern 452d54805db253b7b22e5a61794f683cdbcecd74254b7b91170b068bc1c23f7d
home    1b0a906b446e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[256]", arg1: "f32[256]", arg2: "bf16[2048, 256]", arg3: "f32[256]", arg4: "f32[256]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        mul: "f32[256]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[256]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        convert_element_type: "f32[2048, 256]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0], correction = 0, keepdim = True)
        getitem: "f32[1, 256]" = var_mean[0]
        getitem_1: "f32[1, 256]" = var_mean[1]
        add: "f32[1, 256]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 256]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[256]" = torch.ops.aten.squeeze.dims(getitem, [0])
        mul_2: "f32[256]" = torch.ops.aten.mul.Tensor(squeeze, 1.0004885197850513)
        mul_3: "f32[256]" = torch.ops.aten.mul.Tensor(mul_2, 0.1)
        add_1: "f32[256]" = torch.ops.aten.add.Tensor(mul_3, mul)
        copy_: "f32[256]" = torch.ops.aten.copy_.default(arg0, add_1)
        squeeze_1: "f32[256]" = torch.ops.aten.squeeze.dims(getitem_1, [0])
        mul_4: "f32[256]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_2: "f32[256]" = torch.ops.aten.add.Tensor(mul_4, mul_1)
        copy__1: "f32[256]" = torch.ops.aten.copy_.default(arg1, add_2)
        squeeze_2: "f32[256]" = torch.ops.aten.squeeze.dims(rsqrt, [0])
        sub: "f32[2048, 256]" = torch.ops.aten.sub.Tensor(arg2, getitem_1)
        mul_5: "f32[2048, 256]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_6: "f32[2048, 256]" = torch.ops.aten.mul.Tensor(mul_5, arg3)
        add_3: "f32[2048, 256]" = torch.ops.aten.add.Tensor(mul_6, arg4)
        unsqueeze: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        convert_element_type_1: "bf16[2048, 256]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape: "bf16[128, 16, 256]" = torch.ops.aten.reshape.default(convert_element_type_1, p0)
        reshape_1: "bf16[128, 16, 16, 16]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[128, 16, 16, 16]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        expand: "bf16[128, 16, 16, 16]" = torch.ops.aten.expand.default(permute, p2)
        clone: "bf16[128, 16, 16, 16]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "bf16[2048, 16, 16]" = torch.ops.aten.reshape.default(clone, p3)
        permute_1: "bf16[2048, 16, 16]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        return (copy_, copy__1, squeeze_2, unsqueeze, reshape_2, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
