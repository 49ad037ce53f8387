"""assay repro 1
pattern 76cbbd08fce614965a2bae6dfb10c4930371f1d3f4ae288238a035a4e4609632
home    e77240582833
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[169, 3]", arg1: "i64[2401]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], -100.0, dtype = torch.bfloat16)
        index: "bf16[2401, 3]" = torch.ops.aten.index.Tensor(arg0, [arg1])
        reshape: "bf16[49, 49, 3]" = torch.ops.aten.reshape.default(index, p0)
        permute: "bf16[3, 49, 49]" = torch.ops.aten.permute.default(reshape, [2, 0, 1])
        clone: "bf16[3, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        unsqueeze: "bf16[1, 3, 49, 49]" = torch.ops.aten.unsqueeze.default(clone, 0)
        iota: "i64[56]" = torch.ops.prims.iota.default(p1, start = p2, step = p3, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        ge: "b8[56]" = torch.ops.aten.ge.Scalar(iota, 49)
        ge_1: "b8[56]" = torch.ops.aten.ge.Scalar(iota, 53)
        convert_element_type: "i64[56]" = torch.ops.prims.convert_element_type.default(ge, torch.int64)
        convert_element_type_1: "i64[56]" = torch.ops.prims.convert_element_type.default(ge_1, torch.int64)
        add: "i64[56]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_1)
        unsqueeze_1: "i64[1, 56]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_2: "i64[1, 1, 56]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 1)
        unsqueeze_3: "i64[1, 1, 56, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        iota_1: "i64[56]" = torch.ops.prims.iota.default(p4, start = p5, step = p6, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        ge_2: "b8[56]" = torch.ops.aten.ge.Scalar(iota_1, 49)
        ge_3: "b8[56]" = torch.ops.aten.ge.Scalar(iota_1, 53)
        convert_element_type_2: "i64[56]" = torch.ops.prims.convert_element_type.default(ge_2, torch.int64)
        convert_element_type_3: "i64[56]" = torch.ops.prims.convert_element_type.default(ge_3, torch.int64)
        add_1: "i64[56]" = torch.ops.aten.add.Tensor(convert_element_type_2, convert_element_type_3)
        unsqueeze_4: "i64[1, 56]" = torch.ops.aten.unsqueeze.default(add_1, 0)
        unsqueeze_5: "i64[1, 56, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_6: "i64[1, 56, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul: "i64[1, 56, 1, 1]" = torch.ops.aten.mul.Tensor(unsqueeze_6, 3)
        add_2: "i64[1, 56, 56, 1]" = torch.ops.aten.add.Tensor(mul, unsqueeze_3)
        convert_element_type_4: "bf16[1, 56, 56, 1]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[1, 8, 7, 8, 7, 1]" = torch.ops.aten.reshape.default(convert_element_type_4, p7)
        permute_1: "bf16[1, 8, 8, 7, 7, 1]" = torch.ops.aten.permute.default(reshape_1, [0, 1, 3, 2, 4, 5])
        clone_1: "bf16[1, 8, 8, 7, 7, 1]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[64, 7, 7, 1]" = torch.ops.aten.reshape.default(clone_1, p8)
        reshape_3: "bf16[64, 49]" = torch.ops.aten.reshape.default(reshape_2, p9)
        unsqueeze_7: "bf16[64, 1, 49]" = torch.ops.aten.unsqueeze.default(reshape_3, 1)
        unsqueeze_8: "bf16[64, 49, 1]" = torch.ops.aten.unsqueeze.default(reshape_3, 2)
        sub: "bf16[64, 49, 49]" = torch.ops.aten.sub.Tensor(unsqueeze_7, unsqueeze_8)
        eq: "b8[64, 49, 49]" = torch.ops.aten.eq.Scalar(sub, 0.0)
        ne: "b8[64, 49, 49]" = torch.ops.aten.ne.Scalar(sub, 0.0)
        where: "bf16[64, 49, 49]" = torch.ops.aten.where.self(ne, full_1, sub)
        where_1: "bf16[64, 49, 49]" = torch.ops.aten.where.self(eq, full, where)
        unsqueeze_9: "bf16[64, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(where_1, 1)
        unsqueeze_10: "bf16[1, 64, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(unsqueeze_9, 0)
        expand: "bf16[128, 64, 1, 49, 49]" = torch.ops.aten.expand.default(unsqueeze_10, p10)
        clone_2: "bf16[128, 64, 1, 49, 49]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_4: "bf16[8192, 1, 49, 49]" = torch.ops.aten.reshape.default(clone_2, p11)
        add_3: "bf16[8192, 3, 49, 49]" = torch.ops.aten.add.Tensor(unsqueeze, reshape_4)
        return (add_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
