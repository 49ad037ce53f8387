"""assay repro 1
pattern 8c130973619f34b68a772b3c73d9e272a870e43341a3075c96916f6a0ad83c64
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
        clone: "bf16[128, 8, 3137, 8]" = torch.ops.aten.clone.default(getitem_1, memory_format = torch.contiguous_format)
        expand: "bf16[128, 8, 3137, 8]" = torch.ops.aten.expand.default(getitem, p2)
        clone_1: "bf16[128, 8, 3137, 8]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        expand_1: "bf16[128, 8, 3137, 8]" = torch.ops.aten.expand.default(getitem_2, p3)
        clone_2: "bf16[128, 8, 3137, 8]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[1024, 3137, 8]" = torch.ops.aten.reshape.default(clone_1, p4)
        reshape_3: "bf16[1024, 3137, 8]" = torch.ops.aten.reshape.default(clone_2, p5)
        slice_1: "bf16[128, 8, 3136, 8]" = torch.ops.aten.slice.Tensor(getitem_2, 2, p6, p7, p8)
        permute_1: "bf16[128, 8, 8, 3136]" = torch.ops.aten.permute.default(slice_1, [0, 1, 3, 2])
        reshape_4: "bf16[128, 64, 56, 56]" = torch.ops.aten.reshape.default(permute_1, p9)
        split_with_sizes = torch.ops.aten.split_with_sizes.default(reshape_4, p10, 1)
        getitem_3: "bf16[128, 16, 56, 56]" = split_with_sizes[0]
        getitem_4: "bf16[128, 24, 56, 56]" = split_with_sizes[1]
        getitem_5: "bf16[128, 24, 56, 56]" = split_with_sizes[2]
        convert_element_type: "f32[128, 8, 3137, 8]" = torch.ops.prims.convert_element_type.default(clone, torch.float32)
        amax: "f32[128, 8, 1, 8]" = torch.ops.aten.amax.default(convert_element_type, [2], True)
        sub: "f32[128, 8, 3137, 8]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[128, 8, 3137, 8]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[128, 8, 1, 8]" = torch.ops.aten.sum.dim_IntList(exp, [2], True)
        div: "f32[128, 8, 3137, 8]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[128, 8, 3137, 8]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        permute_2: "bf16[128, 8, 8, 3137]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 1, 3, 2])
        expand_2: "bf16[128, 8, 8, 3137]" = torch.ops.aten.expand.default(permute_2, p11)
        reshape_5: "bf16[1024, 8, 3137]" = torch.ops.aten.reshape.default(expand_2, p12)
        return (getitem, reshape_2, reshape_3, getitem_3, getitem_4, getitem_5, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
