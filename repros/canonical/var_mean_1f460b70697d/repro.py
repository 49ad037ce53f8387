"""assay repro 1
pattern 1f460b70697d0eb0c675ca3ab4673bbb514244c6576b9d70f279ccbe9628bae1
home    944929fb3dfd
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[256]", arg1: "f32[256]", arg2: "bf16[4096, 64, 32]", arg3: "f32[256]", arg4: "f32[256]", p0: "size[]", p1: "size[]", p2: "size[]"):
        mul: "f32[256]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[256]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        reshape: "bf16[1024, 4, 64, 32]" = torch.ops.aten.reshape.default(arg2, p0)
        permute: "bf16[1024, 32, 64, 4]" = torch.ops.aten.permute.default(reshape, [0, 3, 2, 1])
        clone: "bf16[1024, 32, 64, 4]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[32768, 8, 8, 2, 2]" = torch.ops.aten.reshape.default(clone, p1)
        permute_1: "bf16[32768, 2, 8, 2, 8]" = torch.ops.aten.permute.default(reshape_1, [0, 3, 1, 4, 2])
        clone_1: "bf16[32768, 2, 8, 2, 8]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[128, 256, 16, 16]" = torch.ops.aten.reshape.default(clone_1, p2)
        unsqueeze: "f32[256, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_1: "f32[256, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_2: "f32[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[128, 256, 16, 16]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2, 3], correction = 0, keepdim = True)
        getitem: "f32[1, 256, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 256, 1, 1]" = var_mean[1]
        add: "f32[1, 256, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 256, 1, 1]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[256]" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3])
        mul_2: "f32[256]" = torch.ops.aten.mul.Tensor(squeeze, 1.000030518509476)
        mul_3: "f32[256]" = torch.ops.aten.mul.Tensor(mul_2, 0.1)
        add_1: "f32[256]" = torch.ops.aten.add.Tensor(mul_3, mul)
        copy_: "f32[256]" = torch.ops.aten.copy_.default(arg0, add_1)
        squeeze_1: "f32[256]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
        mul_4: "f32[256]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_2: "f32[256]" = torch.ops.aten.add.Tensor(mul_4, mul_1)
        copy__1: "f32[256]" = torch.ops.aten.copy_.default(arg1, add_2)
        sub: "f32[128, 256, 16, 16]" = torch.ops.aten.sub.Tensor(reshape_2, getitem_1)
        mul_5: "f32[128, 256, 16, 16]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_6: "f32[128, 256, 16, 16]" = torch.ops.aten.mul.Tensor(mul_5, unsqueeze_3)
        add_3: "f32[128, 256, 16, 16]" = torch.ops.aten.add.Tensor(mul_6, unsqueeze_2)
        convert_element_type_1: "bf16[128, 256, 16, 16]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        convert_element_type_2: "f32[128, 256, 16, 16]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.float32)
        neg: "f32[128, 256, 16, 16]" = torch.ops.aten.neg.default(convert_element_type_2)
        exp: "f32[128, 256, 16, 16]" = torch.ops.aten.exp.default(neg)
        add_4: "f32[128, 256, 16, 16]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[128, 256, 16, 16]" = torch.ops.aten.div.Tensor(convert_element_type_2, add_4)
        convert_element_type_3: "bf16[128, 256, 16, 16]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        return (getitem_1, rsqrt, copy_, copy__1, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
