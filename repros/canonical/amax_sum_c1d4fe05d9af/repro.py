"""assay repro 1
pattern c1d4fe05d9af4be10af034156abdd0b1fdd9d134a032c1923e9fe2d30421a46a
home    45750db3b689
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[25216, 960]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size", p8: "size", p9: "size", p10: "size[]", p11: "size[]", p12: "size[]", p13: "size[]"):
        reshape: "bf16[128, 197, 960]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[128, 197, 3, 8, 40]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[3, 128, 8, 197, 40]" = torch.ops.aten.permute.default(reshape_1, [2, 0, 3, 1, 4])
        unbind = torch.ops.aten.unbind.int(permute)
        getitem: "bf16[128, 8, 197, 40]" = unbind[0]
        getitem_1: "bf16[128, 8, 197, 40]" = unbind[1]
        getitem_2: "bf16[128, 8, 197, 40]" = unbind[2]
        clone: "bf16[128, 8, 197, 40]" = torch.ops.aten.clone.default(getitem_1, memory_format = torch.contiguous_format)
        expand: "bf16[128, 8, 197, 40]" = torch.ops.aten.expand.default(getitem, p2)
        clone_1: "bf16[128, 8, 197, 40]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        expand_1: "bf16[128, 8, 197, 40]" = torch.ops.aten.expand.default(getitem_2, p3)
        clone_2: "bf16[128, 8, 197, 40]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[1024, 197, 40]" = torch.ops.aten.reshape.default(clone_1, p4)
        constant_pad_nd: "bf16[1024, 200, 40]" = torch.ops.aten.constant_pad_nd.default(reshape_2, p5)
        reshape_3: "bf16[1024, 197, 40]" = torch.ops.aten.reshape.default(clone_2, p6)
        slice_1: "bf16[128, 8, 196, 40]" = torch.ops.aten.slice.Tensor(getitem_2, 2, p7, p8, p9)
        permute_1: "bf16[128, 8, 40, 196]" = torch.ops.aten.permute.default(slice_1, [0, 1, 3, 2])
        reshape_4: "bf16[128, 320, 14, 14]" = torch.ops.aten.reshape.default(permute_1, p10)
        split_with_sizes = torch.ops.aten.split_with_sizes.default(reshape_4, p11, 1)
        getitem_3: "bf16[128, 80, 14, 14]" = split_with_sizes[0]
        getitem_4: "bf16[128, 120, 14, 14]" = split_with_sizes[1]
        getitem_5: "bf16[128, 120, 14, 14]" = split_with_sizes[2]
        convert_element_type: "f32[128, 8, 197, 40]" = torch.ops.prims.convert_element_type.default(clone, torch.float32)
        amax: "f32[128, 8, 1, 40]" = torch.ops.aten.amax.default(convert_element_type, [2], True)
        sub: "f32[128, 8, 197, 40]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[128, 8, 197, 40]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[128, 8, 1, 40]" = torch.ops.aten.sum.dim_IntList(exp, [2], True)
        div: "f32[128, 8, 197, 40]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[128, 8, 197, 40]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        permute_2: "bf16[128, 8, 40, 197]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 1, 3, 2])
        expand_2: "bf16[128, 8, 40, 197]" = torch.ops.aten.expand.default(permute_2, p12)
        reshape_5: "bf16[1024, 40, 197]" = torch.ops.aten.reshape.default(expand_2, p13)
        return (getitem, constant_pad_nd, reshape_3, getitem_3, getitem_4, getitem_5, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
