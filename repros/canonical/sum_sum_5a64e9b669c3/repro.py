"""assay repro 1
pattern 5a64e9b669c3ccc0338976cdf6c9761a332dfb62d4c33b77d1ec6efb45acd473
home    a1926271bf74
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 16, 64]", arg1: "f32[1, 512, 1, 1]", arg2: "f32[512]", arg3: "f32[1, 512, 1, 1]", arg4: "f32[512]", arg5: "bf16[128, 512, 8, 8][32768, 1, 4096, 512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        reshape: "bf16[1024, 4, 16, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[1024, 64, 16, 4]" = torch.ops.aten.permute.default(reshape, [0, 3, 2, 1])
        clone: "bf16[1024, 64, 16, 4]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[65536, 4, 4, 2, 2]" = torch.ops.aten.reshape.default(clone, p1)
        permute_1: "bf16[65536, 2, 4, 2, 4]" = torch.ops.aten.permute.default(reshape_1, [0, 3, 1, 4, 2])
        clone_1: "bf16[65536, 2, 4, 2, 4]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[128, 512, 8, 8]" = torch.ops.aten.reshape.default(clone_1, p2)
        squeeze: "f32[512]" = torch.ops.aten.squeeze.dims(arg1, [0, 2, 3])
        mul: "f32[512]" = torch.ops.aten.mul.Tensor(squeeze, arg2)
        mul_1: "f32[512]" = torch.ops.aten.mul.Tensor(squeeze, squeeze)
        squeeze_1: "f32[512]" = torch.ops.aten.squeeze.dims(arg3, [0, 2, 3])
        sub: "f32[128, 512, 8, 8]" = torch.ops.aten.sub.Tensor(reshape_2, arg3)
        mul_2: "f32[128, 512, 8, 8]" = torch.ops.aten.mul.Tensor(sub, arg1)
        unsqueeze: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_2: "f32[512, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_3: "f32[512, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_4: "f32[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "f32[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "f32[512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "f32[512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        mul_3: "f32[128, 512, 8, 8]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_7)
        add: "f32[128, 512, 8, 8]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_6)
        unsqueeze_8: "f32[1, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        unsqueeze_9: "f32[1, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        convert_element_type: "bf16[128, 512, 8, 8]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        convert_element_type_1: "f32[128, 512, 8, 8]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        convert_element_type_2: "f32[128, 512, 8, 8]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        sub_1: "f32[128, 512, 8, 8]" = torch.ops.aten.sub.Tensor(convert_element_type_2, unsqueeze_9)
        convert_element_type_3: "f32[128, 512, 8, 8]" = torch.ops.prims.convert_element_type.default(convert_element_type, torch.float32)
        neg: "f32[128, 512, 8, 8]" = torch.ops.aten.neg.default(convert_element_type_3)
        exp: "f32[128, 512, 8, 8]" = torch.ops.aten.exp.default(neg)
        add_1: "f32[128, 512, 8, 8]" = torch.ops.aten.add.Tensor(exp, 1.0)
        reciprocal: "f32[128, 512, 8, 8]" = torch.ops.aten.reciprocal.default(add_1)
        mul_4: "f32[128, 512, 8, 8]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        mul_5: "f32[128, 512, 8, 8]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_4)
        sub_2: "f32[128, 512, 8, 8]" = torch.ops.aten.sub.Tensor(1.0, mul_4)
        mul_6: "f32[128, 512, 8, 8]" = torch.ops.aten.mul.Tensor(convert_element_type_3, sub_2)
        add_2: "f32[128, 512, 8, 8]" = torch.ops.aten.add.Tensor(mul_6, 1.0)
        mul_7: "f32[128, 512, 8, 8]" = torch.ops.aten.mul.Tensor(mul_5, add_2)
        convert_element_type_4: "f32[128, 512, 8, 8]" = torch.ops.prims.convert_element_type.default(mul_7, torch.float32)
        mul_8: "f32[128, 512, 8, 8]" = torch.ops.aten.mul.Tensor(convert_element_type_4, sub_1)
        sum_1: "f32[512]" = torch.ops.aten.sum.dim_IntList(mul_8, [0, 2, 3])
        mul_9: "f32[512]" = torch.ops.aten.mul.Tensor(sum_1, squeeze)
        mul_10: "f32[512]" = torch.ops.aten.mul.Tensor(sum_1, 0.0001220703125)
        mul_11: "f32[512]" = torch.ops.aten.mul.Tensor(mul_10, mul_1)
        sum_2: "f32[512]" = torch.ops.aten.sum.dim_IntList(convert_element_type_4, [0, 2, 3])
        mul_12: "f32[512]" = torch.ops.aten.mul.Tensor(sum_2, 0.0001220703125)
        unsqueeze_10: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(mul_11, 0)
        unsqueeze_11: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(mul_12, 0)
        unsqueeze_12: "f32[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        unsqueeze_13: "f32[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 2)
        unsqueeze_14: "f32[1, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3)
        mul_13: "f32[128, 512, 8, 8]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_14)
        sub_3: "f32[128, 512, 8, 8]" = torch.ops.aten.sub.Tensor(convert_element_type_4, mul_13)
        unsqueeze_15: "f32[1, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 3)
        sub_4: "f32[128, 512, 8, 8]" = torch.ops.aten.sub.Tensor(sub_3, unsqueeze_15)
        mul_14: "f32[128, 512, 8, 8]" = torch.ops.aten.mul.Tensor(sub_4, unsqueeze_8)
        convert_element_type_5: "bf16[128, 512, 8, 8]" = torch.ops.prims.convert_element_type.default(mul_14, torch.bfloat16)
        clone_2: "bf16[128, 512, 8, 8]" = torch.ops.aten.clone.default(convert_element_type_5, memory_format = torch.contiguous_format)
        reshape_3: "bf16[65536, 2, 4, 2, 4]" = torch.ops.aten.reshape.default(clone_2, p3)
        permute_2: "bf16[65536, 4, 4, 2, 2]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 4, 1, 3])
        clone_3: "bf16[65536, 4, 4, 2, 2]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape_4: "bf16[1024, 64, 16, 4]" = torch.ops.aten.reshape.default(clone_3, p4)
        permute_3: "bf16[1024, 4, 16, 64]" = torch.ops.aten.permute.default(reshape_4, [0, 3, 2, 1])
        clone_4: "bf16[1024, 4, 16, 64]" = torch.ops.aten.clone.default(permute_3, memory_format = torch.contiguous_format)
        reshape_5: "bf16[4096, 16, 64]" = torch.ops.aten.reshape.default(clone_4, p5)
        return (mul_9, sum_2, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
