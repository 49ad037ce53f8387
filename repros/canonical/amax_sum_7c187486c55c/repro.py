"""assay repro 1
pattern 7c187486c55c18b61a67303cea3291872fdccbf16e5c0615f5cffd40a1453ef3
home    0795a5bfa9ab
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401536, 192]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size", p7: "size", p8: "size", p9: "size[]", p10: "size[]", p11: "size[]", p12: "size[]"):
        reshape: "bf16[128, 3137, 192]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[128, 3137, 3, 8, 8]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[3, 128, 8, 3137, 8]" = torch.ops.aten.permute.default(reshape_1, [2, 0, 3, 1, 4])
        unbind = torch.ops.aten.unbind.int(permute)
        getitem: "bf16[128, 8, 3137, 8]" = unbind[0]
        getitem_1: "bf16[128, 8, 3137, 8]" = unbind[1]
        getitem_2: "bf16[128, 8, 3137, 8]" = unbind[2]
        expand: "bf16[128, 8, 3137, 8]" = torch.ops.aten.expand.default(getitem, p2)
        clone: "bf16[128, 8, 3137, 8]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        expand_1: "bf16[128, 8, 3137, 8]" = torch.ops.aten.expand.default(getitem_2, p3)
        clone_1: "bf16[128, 8, 3137, 8]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[1024, 3137, 8]" = torch.ops.aten.reshape.default(clone, p4)
        permute_1: "bf16[1024, 8, 3137]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        reshape_3: "bf16[1024, 3137, 8]" = torch.ops.aten.reshape.default(clone_1, p5)
        permute_2: "bf16[1024, 8, 3137]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1])
        slice_1: "bf16[128, 8, 3136, 8]" = torch.ops.aten.slice.Tensor(getitem_2, 2, p6, p7, p8)
        permute_3: "bf16[128, 8, 8, 3136]" = torch.ops.aten.permute.default(slice_1, [0, 1, 3, 2])
        reshape_4: "bf16[128, 64, 56, 56]" = torch.ops.aten.reshape.default(permute_3, p9)
        split_with_sizes = torch.ops.aten.split_with_sizes.default(reshape_4, p10, 1)
        getitem_3: "bf16[128, 16, 56, 56]" = split_with_sizes[0]
        getitem_4: "bf16[128, 24, 56, 56]" = split_with_sizes[1]
        getitem_5: "bf16[128, 24, 56, 56]" = split_with_sizes[2]
        convert_element_type: "f32[128, 8, 3137, 8]" = torch.ops.prims.convert_element_type.default(getitem_1, torch.float32)
        clone_2: "f32[128, 8, 3137, 8]" = torch.ops.aten.clone.default(convert_element_type, memory_format = torch.contiguous_format)
        amax: "f32[128, 8, 1, 8]" = torch.ops.aten.amax.default(clone_2, [2], True)
        sub: "f32[128, 8, 3137, 8]" = torch.ops.aten.sub.Tensor(clone_2, amax)
        exp: "f32[128, 8, 3137, 8]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[128, 8, 1, 8]" = torch.ops.aten.sum.dim_IntList(exp, [2], True)
        div: "f32[128, 8, 3137, 8]" = torch.ops.aten.div.Tensor(exp, sum_1)
        permute_4: "f32[128, 8, 8, 3137]" = torch.ops.aten.permute.default(div, [0, 1, 3, 2])
        convert_element_type_1: "bf16[128, 8, 8, 3137]" = torch.ops.prims.convert_element_type.default(permute_4, torch.bfloat16)
        expand_2: "bf16[128, 8, 8, 3137]" = torch.ops.aten.expand.default(convert_element_type_1, p11)
        reshape_5: "bf16[1024, 8, 3137]" = torch.ops.aten.reshape.default(expand_2, p12)
        permute_5: "bf16[1024, 3137, 8]" = torch.ops.aten.permute.default(reshape_5, [0, 2, 1])
        return (getitem, getitem_1, reshape_2, permute_1, reshape_3, permute_2, getitem_3, getitem_4, getitem_5, amax, sum_1, reshape_5, permute_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
