"""assay repro 1
pattern f5472028066cc737f69430615b525d736933891497022d85268858154e6e66e8
home    f92d8ffa1e0f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 384]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size[]", p15: "size[]", p16: "size[]", p17: "size[]"):
        reshape: "bf16[32, 512, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[32, 384, 512]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        clone: "bf16[32, 384, 512]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        unsqueeze: "bf16[32, 384, 512, 1]" = torch.ops.aten.unsqueeze.default(clone, 3)
        constant_pad_nd: "bf16[32, 384, 520, 1]" = torch.ops.aten.constant_pad_nd.default(unsqueeze, p1)
        iota: "i64[512]" = torch.ops.prims.iota.default(p2, start = p3, step = p4, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_1: "i64[1, 512]" = torch.ops.aten.unsqueeze.default(iota, 0)
        iota_1: "i64[1]" = torch.ops.prims.iota.default(p5, start = p6, step = p7, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_2: "i64[1, 1]" = torch.ops.aten.unsqueeze.default(iota_1, 0)
        iota_2: "i64[9]" = torch.ops.prims.iota.default(p8, start = p9, step = p10, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_3: "i64[9, 1]" = torch.ops.aten.unsqueeze.default(iota_2, 1)
        add: "i64[9, 512]" = torch.ops.aten.add.Tensor(unsqueeze_1, unsqueeze_3)
        unsqueeze_4: "i64[9, 512, 1]" = torch.ops.aten.unsqueeze.default(add, 2)
        unsqueeze_5: "i64[9, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        iota_3: "i64[1]" = torch.ops.prims.iota.default(p11, start = p12, step = p13, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_6: "i64[1, 1]" = torch.ops.aten.unsqueeze.default(iota_3, 1)
        add_1: "i64[1, 1]" = torch.ops.aten.add.Tensor(unsqueeze_2, unsqueeze_6)
        index: "bf16[32, 384, 9, 512, 1, 1]" = torch.ops.aten.index.Tensor(constant_pad_nd, [None, None, unsqueeze_5, add_1])
        permute_1: "bf16[32, 384, 9, 1, 512, 1]" = torch.ops.aten.permute.default(index, [0, 1, 2, 4, 3, 5])
        reshape_1: "bf16[32, 3456, 512]" = torch.ops.aten.reshape.default(permute_1, p14)
        permute_2: "bf16[32, 512, 3456]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        reshape_2: "bf16[32, 512, 384, 9]" = torch.ops.aten.reshape.default(permute_2, p15)
        clone_1: "bf16[32, 512, 384, 9]" = torch.ops.aten.clone.default(reshape_2, memory_format = torch.contiguous_format)
        reshape_3: "bf16[98304, 64, 9]" = torch.ops.aten.reshape.default(clone_1, p16)
        expand: "bf16[98304, 64, 9]" = torch.ops.aten.expand.default(reshape_3, p17)
        return (expand,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
