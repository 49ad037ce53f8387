"""assay repro 1
pattern 9299ebc16d46685fb11a3754b0226772bd78cc71935387cb9f631de492281590
home    99be0c83df50
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 128, 4, 256]", arg1: "bf16[128, 128, 4, 256]", arg2: "f32[128]", arg3: "f32[128]", arg4: "i64[2, 16, 1, 1]", arg5: "i64[2, 16]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        add: "bf16[128, 128, 4, 256]" = torch.ops.aten.add.Tensor(arg0, arg1)
        full: "f32[128, 128, 32, 32]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        unsqueeze: "f32[1, 128]" = torch.ops.aten.unsqueeze.default(arg2, 0)
        unsqueeze_1: "f32[1, 128]" = torch.ops.aten.unsqueeze.default(arg3, 0)
        unsqueeze_2: "f32[1, 128, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[1, 128, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_4: "f32[1, 128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        unsqueeze_5: "f32[1, 128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3)
        convert_element_type: "f32[128, 128, 4, 256]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        reshape: "f32[128, 1, 128, 1024]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        var_mean = torch.ops.aten.var_mean.correction(reshape, [2, 3], correction = 0, keepdim = True)
        getitem: "f32[128, 1, 1, 1]" = var_mean[0]
        getitem_1: "f32[128, 1, 1, 1]" = var_mean[1]
        add_1: "f32[128, 1, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 1, 1, 1]" = torch.ops.aten.rsqrt.default(add_1)
        squeeze: "f32[128, 1]" = torch.ops.aten.squeeze.dims(getitem_1, [2, 3])
        squeeze_1: "f32[128, 1]" = torch.ops.aten.squeeze.dims(rsqrt, [2, 3])
        sub: "f32[128, 1, 128, 1024]" = torch.ops.aten.sub.Tensor(reshape, getitem_1)
        mul: "f32[128, 1, 128, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        reshape_1: "f32[128, 128, 4, 256]" = torch.ops.aten.reshape.default(mul, p2)
        mul_1: "f32[128, 128, 4, 256]" = torch.ops.aten.mul.Tensor(reshape_1, unsqueeze_5)
        add_2: "f32[128, 128, 4, 256]" = torch.ops.aten.add.Tensor(mul_1, unsqueeze_4)
        reshape_2: "f32[128, 512, 256]" = torch.ops.aten.reshape.default(add_2, p3)
        reshape_3: "f32[128, 128, 2, 2, 16, 16]" = torch.ops.aten.reshape.default(reshape_2, p4)
        permute: "f32[128, 128, 2, 16, 2, 16]" = torch.ops.aten.permute.default(reshape_3, [0, 1, 2, 4, 3, 5])
        index_put: "f32[128, 128, 32, 32]" = torch.ops.aten.index_put.default(full, [None, None, arg4, arg5], permute, True)
        convert_element_type_1: "bf16[128, 128, 32, 32]" = torch.ops.prims.convert_element_type.default(index_put, torch.bfloat16)
        return (add, full, squeeze, squeeze_1, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
