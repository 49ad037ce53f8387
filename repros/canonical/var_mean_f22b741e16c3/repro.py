"""assay repro 1
pattern f22b741e16c3c8381bfc0a816d8372a91962f3d036278d94ad2b641d82a46ae1
home    2ece6309c208
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 128, 4, 256]", arg1: "bf16[128, 128, 4, 256]", arg2: "bf16[128]", arg3: "bf16[128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size"):
        add: "bf16[128, 128, 4, 256]" = torch.ops.aten.add.Tensor(arg0, arg1)
        full: "f32[128, 128, 32, 32]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        unsqueeze: "bf16[1, 128]" = torch.ops.aten.unsqueeze.default(arg2, 0)
        unsqueeze_1: "bf16[1, 128]" = torch.ops.aten.unsqueeze.default(arg3, 0)
        unsqueeze_2: "bf16[1, 128, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[1, 128, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_4: "bf16[1, 128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        unsqueeze_5: "bf16[1, 128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3)
        convert_element_type: "f32[128, 128, 4, 256]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        reshape: "f32[128, 1, 128, 1024]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        var_mean = torch.ops.aten.var_mean.correction(reshape, [2, 3], correction = 0, keepdim = True)
        getitem: "f32[128, 1, 1, 1]" = var_mean[0]
        getitem_1: "f32[128, 1, 1, 1]" = var_mean[1]
        add_1: "f32[128, 1, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 1, 1, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 1, 128, 1024]" = torch.ops.aten.sub.Tensor(reshape, getitem_1)
        mul: "f32[128, 1, 128, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        reshape_1: "f32[128, 128, 4, 256]" = torch.ops.aten.reshape.default(mul, p2)
        mul_1: "f32[128, 128, 4, 256]" = torch.ops.aten.mul.Tensor(reshape_1, unsqueeze_5)
        add_2: "f32[128, 128, 4, 256]" = torch.ops.aten.add.Tensor(mul_1, unsqueeze_4)
        convert_element_type_1: "bf16[128, 128, 4, 256]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_2: "bf16[128, 512, 256]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        convert_element_type_2: "f32[128, 512, 256]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        reshape_3: "f32[128, 128, 2, 2, 16, 16]" = torch.ops.aten.reshape.default(convert_element_type_2, p4)
        permute: "f32[128, 128, 2, 16, 2, 16]" = torch.ops.aten.permute.default(reshape_3, [0, 1, 2, 4, 3, 5])
        iota: "i64[16]" = torch.ops.prims.iota.default(p5, start = p6, step = p7, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_6: "i64[1, 16]" = torch.ops.aten.unsqueeze.default(iota, 0)
        iota_1: "i64[16]" = torch.ops.prims.iota.default(p8, start = p9, step = p10, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_7: "i64[1, 16]" = torch.ops.aten.unsqueeze.default(iota_1, 0)
        iota_2: "i64[2]" = torch.ops.prims.iota.default(p11, start = p12, step = p13, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_8: "i64[2, 1]" = torch.ops.aten.unsqueeze.default(iota_2, 1)
        add_3: "i64[2, 16]" = torch.ops.aten.add.Tensor(unsqueeze_6, unsqueeze_8)
        unsqueeze_9: "i64[2, 16, 1]" = torch.ops.aten.unsqueeze.default(add_3, 2)
        unsqueeze_10: "i64[2, 16, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_9, 3)
        iota_3: "i64[2]" = torch.ops.prims.iota.default(p14, start = p15, step = p16, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_11: "i64[2, 1]" = torch.ops.aten.unsqueeze.default(iota_3, 1)
        add_4: "i64[2, 16]" = torch.ops.aten.add.Tensor(unsqueeze_7, unsqueeze_11)
        index_put: "f32[128, 128, 32, 32]" = torch.ops.aten.index_put.default(full, [None, None, unsqueeze_10, add_4], permute, True)
        convert_element_type_3: "bf16[128, 128, 32, 32]" = torch.ops.prims.convert_element_type.default(index_put, torch.bfloat16)
        return (convert_element_type_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
