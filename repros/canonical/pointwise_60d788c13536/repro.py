"""assay repro 1
pattern 60d788c13536332ba6c3cdb982fe0547dfe12d703c853d105064819bdc578d2c
home    bcf1754163da
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[18]", arg1: "bf16[18]", arg2: "bf16[18]", arg3: "bf16[18]", arg4: "bf16[18]", arg5: "bf16[18]", arg6: "bf16[18]", arg7: "bf16[64, 18, 28, 28][14112, 1, 504, 18]", arg8: "bf16[18]", arg9: "bf16[64, 18, 14, 14][3528, 1, 252, 18]", arg10: "bf16[64, 18, 56, 56][56448, 1, 1008, 18]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size"):
        unsqueeze: "bf16[18, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "bf16[18, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_2: "bf16[18, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_3: "bf16[18, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_4: "bf16[18, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "bf16[18, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "bf16[18, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "bf16[18, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        convert_element_type: "f32[18]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        add: "f32[18]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[18]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[18]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[18]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_8: "f32[18, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_9: "f32[18, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 2)
        convert_element_type_1: "f32[18]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        add_1: "f32[18]" = torch.ops.aten.add.Tensor(convert_element_type_1, 1e-05)
        sqrt_1: "f32[18]" = torch.ops.aten.sqrt.default(add_1)
        reciprocal_1: "f32[18]" = torch.ops.aten.reciprocal.default(sqrt_1)
        mul_1: "f32[18]" = torch.ops.aten.mul.Tensor(reciprocal_1, 1.0)
        unsqueeze_10: "f32[18, 1]" = torch.ops.aten.unsqueeze.default(mul_1, 1)
        unsqueeze_11: "f32[18, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        convert_element_type_2: "f32[18]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        unsqueeze_12: "f32[18, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_2, 1)
        unsqueeze_13: "f32[18, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 2)
        sub: "f32[64, 18, 28, 28]" = torch.ops.aten.sub.Tensor(arg7, unsqueeze_13)
        mul_2: "f32[64, 18, 28, 28]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_9)
        mul_3: "f32[64, 18, 28, 28]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_6)
        add_2: "f32[64, 18, 28, 28]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_4)
        convert_element_type_3: "f32[18]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        unsqueeze_14: "f32[18, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_3, 1)
        unsqueeze_15: "f32[18, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 2)
        sub_1: "f32[64, 18, 14, 14]" = torch.ops.aten.sub.Tensor(arg9, unsqueeze_15)
        mul_4: "f32[64, 18, 14, 14]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_11)
        mul_5: "f32[64, 18, 14, 14]" = torch.ops.aten.mul.Tensor(mul_4, unsqueeze_7)
        add_3: "f32[64, 18, 14, 14]" = torch.ops.aten.add.Tensor(mul_5, unsqueeze_5)
        convert_element_type_4: "f32[64, 18, 28, 28]" = torch.ops.prims.convert_element_type.default(add_2, torch.float32)
        convert_element_type_5: "f32[64, 18, 14, 14]" = torch.ops.prims.convert_element_type.default(add_3, torch.float32)
        iota: "i64[56]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        mul_6: "i64[56]" = torch.ops.aten.mul.Tensor(iota, 1)
        add_4: "i64[56]" = torch.ops.aten.add.Tensor(mul_6, 0)
        convert_element_type_6: "f32[56]" = torch.ops.prims.convert_element_type.default(add_4, torch.float32)
        add_5: "f32[56]" = torch.ops.aten.add.Tensor(convert_element_type_6, 0.0)
        mul_7: "f32[56]" = torch.ops.aten.mul.Tensor(add_5, 0.5)
        convert_element_type_7: "i64[56]" = torch.ops.prims.convert_element_type.default(mul_7, torch.int64)
        unsqueeze_16: "i64[56, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_7, 1)
        iota_1: "i64[56]" = torch.ops.prims.iota.default(p3, start = p4, step = p5, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        mul_8: "i64[56]" = torch.ops.aten.mul.Tensor(iota_1, 1)
        add_6: "i64[56]" = torch.ops.aten.add.Tensor(mul_8, 0)
        convert_element_type_8: "f32[56]" = torch.ops.prims.convert_element_type.default(add_6, torch.float32)
        add_7: "f32[56]" = torch.ops.aten.add.Tensor(convert_element_type_8, 0.0)
        mul_9: "f32[56]" = torch.ops.aten.mul.Tensor(add_7, 0.25)
        convert_element_type_9: "i64[56]" = torch.ops.prims.convert_element_type.default(mul_9, torch.int64)
        unsqueeze_17: "i64[56, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_9, 1)
        iota_2: "i64[56]" = torch.ops.prims.iota.default(p6, start = p7, step = p8, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        mul_10: "i64[56]" = torch.ops.aten.mul.Tensor(iota_2, 1)
        add_8: "i64[56]" = torch.ops.aten.add.Tensor(mul_10, 0)
        convert_element_type_10: "f32[56]" = torch.ops.prims.convert_element_type.default(add_8, torch.float32)
        add_9: "f32[56]" = torch.ops.aten.add.Tensor(convert_element_type_10, 0.0)
        mul_11: "f32[56]" = torch.ops.aten.mul.Tensor(add_9, 0.5)
        convert_element_type_11: "i64[56]" = torch.ops.prims.convert_element_type.default(mul_11, torch.int64)
        _unsafe_index: "f32[64, 18, 56, 56]" = torch.ops.aten._unsafe_index.Tensor(convert_element_type_4, [None, None, unsqueeze_16, convert_element_type_11])
        clone: "f32[64, 18, 56, 56]" = torch.ops.aten.clone.default(_unsafe_index, memory_format = torch.channels_last)
        convert_element_type_12: "bf16[64, 18, 56, 56]" = torch.ops.prims.convert_element_type.default(clone, torch.bfloat16)
        add_10: "bf16[64, 18, 56, 56]" = torch.ops.aten.add.Tensor(arg10, convert_element_type_12)
        iota_3: "i64[56]" = torch.ops.prims.iota.default(p9, start = p10, step = p11, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        mul_12: "i64[56]" = torch.ops.aten.mul.Tensor(iota_3, 1)
        add_11: "i64[56]" = torch.ops.aten.add.Tensor(mul_12, 0)
        convert_element_type_13: "f32[56]" = torch.ops.prims.convert_element_type.default(add_11, torch.float32)
        add_12: "f32[56]" = torch.ops.aten.add.Tensor(convert_element_type_13, 0.0)
        mul_13: "f32[56]" = torch.ops.aten.mul.Tensor(add_12, 0.25)
        convert_element_type_14: "i64[56]" = torch.ops.prims.convert_element_type.default(mul_13, torch.int64)
        _unsafe_index_1: "f32[64, 18, 56, 56]" = torch.ops.aten._unsafe_index.Tensor(convert_element_type_5, [None, None, unsqueeze_17, convert_element_type_14])
        clone_1: "f32[64, 18, 56, 56]" = torch.ops.aten.clone.default(_unsafe_index_1, memory_format = torch.channels_last)
        convert_element_type_15: "bf16[64, 18, 56, 56]" = torch.ops.prims.convert_element_type.default(clone_1, torch.bfloat16)
        add_13: "bf16[64, 18, 56, 56]" = torch.ops.aten.add.Tensor(add_10, convert_element_type_15)
        relu: "bf16[64, 18, 56, 56]" = torch.ops.aten.relu.default(add_13)
        return (relu,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
