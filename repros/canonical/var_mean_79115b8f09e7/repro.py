"""assay repro 1
pattern 79115b8f09e70c49741f3743931df079c3ab27be043a6eed6715a2eb606b9a1d
home    3c2efcdcebdb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[192]", arg1: "f32[192]", arg2: "i64[2, 1]", arg3: "bf16[128, 192, 16, 16]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        unsqueeze: "f32[1, 192]" = torch.ops.aten.unsqueeze.default(arg0, 0)
        unsqueeze_1: "f32[1, 192]" = torch.ops.aten.unsqueeze.default(arg1, 0)
        unsqueeze_2: "f32[1, 192, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[1, 192, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_4: "f32[1, 192, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        unsqueeze_5: "f32[1, 192, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3)
        iota: "i64[8]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_6: "i64[1, 8]" = torch.ops.aten.unsqueeze.default(iota, 0)
        add: "i64[2, 8]" = torch.ops.aten.add.Tensor(unsqueeze_6, arg2)
        unsqueeze_7: "i64[2, 8, 1]" = torch.ops.aten.unsqueeze.default(add, 2)
        unsqueeze_8: "i64[2, 8, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 3)
        index: "bf16[128, 192, 2, 8, 2, 8]" = torch.ops.aten.index.Tensor(arg3, [None, None, unsqueeze_8, add])
        permute: "bf16[128, 192, 2, 2, 8, 8]" = torch.ops.aten.permute.default(index, [0, 1, 2, 4, 3, 5])
        clone: "bf16[128, 192, 2, 2, 8, 8]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape: "bf16[128, 768, 64]" = torch.ops.aten.reshape.default(clone, p3)
        reshape_1: "bf16[128, 192, 4, 64]" = torch.ops.aten.reshape.default(reshape, p4)
        convert_element_type: "f32[128, 192, 4, 64]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        reshape_2: "f32[128, 1, 192, 256]" = torch.ops.aten.reshape.default(convert_element_type, p5)
        var_mean = torch.ops.aten.var_mean.correction(reshape_2, [2, 3], correction = 0, keepdim = True)
        getitem: "f32[128, 1, 1, 1]" = var_mean[0]
        getitem_1: "f32[128, 1, 1, 1]" = var_mean[1]
        add_1: "f32[128, 1, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 1, 1, 1]" = torch.ops.aten.rsqrt.default(add_1)
        squeeze: "f32[128, 1]" = torch.ops.aten.squeeze.dims(getitem_1, [2, 3])
        squeeze_1: "f32[128, 1]" = torch.ops.aten.squeeze.dims(rsqrt, [2, 3])
        sub: "f32[128, 1, 192, 256]" = torch.ops.aten.sub.Tensor(reshape_2, getitem_1)
        mul: "f32[128, 1, 192, 256]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        reshape_3: "f32[128, 192, 4, 64]" = torch.ops.aten.reshape.default(mul, p6)
        mul_1: "f32[128, 192, 4, 64]" = torch.ops.aten.mul.Tensor(reshape_3, unsqueeze_5)
        add_2: "f32[128, 192, 4, 64]" = torch.ops.aten.add.Tensor(mul_1, unsqueeze_4)
        convert_element_type_1: "bf16[128, 192, 4, 64]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        return (add, unsqueeze_8, reshape_1, squeeze, squeeze_1, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
