"""assay repro 1
pattern 3ebbb4970481b641bde3ebfe864de6708c45c4224fe312475ab1a8f652b6b162
home    fa7cfc91216f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[18]", arg1: "bf16[18]", arg2: "bf16[18]", arg3: "bf16[18]", arg4: "bf16[64, 18, 28, 28][14112, 1, 504, 18]", arg5: "bf16[64, 18, 56, 56][56448, 1, 1008, 18]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size"):
        unsqueeze: "bf16[18, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "bf16[18, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_2: "bf16[18, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[18, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[18]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        add: "f32[18]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[18]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[18]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[18]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[18, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[18, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[18]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        unsqueeze_6: "f32[18, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[18, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[64, 18, 28, 28]" = torch.ops.aten.sub.Tensor(arg4, unsqueeze_7)
        mul_1: "f32[64, 18, 28, 28]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[64, 18, 28, 28]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_1: "f32[64, 18, 28, 28]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "f32[64, 18, 28, 28]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        iota: "i64[56]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        mul_3: "i64[56]" = torch.ops.aten.mul.Tensor(iota, 1)
        add_2: "i64[56]" = torch.ops.aten.add.Tensor(mul_3, 0)
        convert_element_type_3: "f32[56]" = torch.ops.prims.convert_element_type.default(add_2, torch.float32)
        add_3: "f32[56]" = torch.ops.aten.add.Tensor(convert_element_type_3, 0.0)
        mul_4: "f32[56]" = torch.ops.aten.mul.Tensor(add_3, 0.5)
        convert_element_type_4: "i64[56]" = torch.ops.prims.convert_element_type.default(mul_4, torch.int64)
        unsqueeze_8: "i64[56, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_4, 1)
        iota_1: "i64[56]" = torch.ops.prims.iota.default(p3, start = p4, step = p5, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        mul_5: "i64[56]" = torch.ops.aten.mul.Tensor(iota_1, 1)
        add_4: "i64[56]" = torch.ops.aten.add.Tensor(mul_5, 0)
        convert_element_type_5: "f32[56]" = torch.ops.prims.convert_element_type.default(add_4, torch.float32)
        add_5: "f32[56]" = torch.ops.aten.add.Tensor(convert_element_type_5, 0.0)
        mul_6: "f32[56]" = torch.ops.aten.mul.Tensor(add_5, 0.5)
        convert_element_type_6: "i64[56]" = torch.ops.prims.convert_element_type.default(mul_6, torch.int64)
        _unsafe_index: "f32[64, 18, 56, 56]" = torch.ops.aten._unsafe_index.Tensor(convert_element_type_2, [None, None, unsqueeze_8, convert_element_type_6])
        clone: "f32[64, 18, 56, 56]" = torch.ops.aten.clone.default(_unsafe_index, memory_format = torch.channels_last)
        convert_element_type_7: "bf16[64, 18, 56, 56]" = torch.ops.prims.convert_element_type.default(clone, torch.bfloat16)
        add_6: "bf16[64, 18, 56, 56]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_7)
        relu: "bf16[64, 18, 56, 56]" = torch.ops.aten.relu.default(add_6)
        return (relu,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
