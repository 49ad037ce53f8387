"""assay repro 1
pattern e5ec88d7633cc6dfaf951b9eaa4fda6898381098f48b7bbac6b15b0b027b1770
home    f90fd604ec71
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 8]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size"):
        full: "i64[1024, 1024]" = torch.ops.aten.full.default(p0, 15, dtype = torch.int64)
        iota: "i64[1024]" = torch.ops.prims.iota.default(p1, start = p2, step = p3, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze: "i64[1, 1024]" = torch.ops.aten.unsqueeze.default(iota, 0)
        iota_1: "i64[1024]" = torch.ops.prims.iota.default(p4, start = p5, step = p6, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_1: "i64[1024, 1]" = torch.ops.aten.unsqueeze.default(iota_1, 1)
        add: "i64[1024, 1]" = torch.ops.aten.add.Tensor(unsqueeze_1, 0)
        sub: "i64[1024, 1024]" = torch.ops.aten.sub.Tensor(unsqueeze, add)
        abs_1: "i64[1024, 1024]" = torch.ops.aten.abs.default(sub)
        gt: "b8[1024, 1024]" = torch.ops.aten.gt.Scalar(sub, 0)
        lt: "b8[1024, 1024]" = torch.ops.aten.lt.Scalar(abs_1, 8)
        convert_element_type: "f32[1024, 1024]" = torch.ops.prims.convert_element_type.default(abs_1, torch.float32)
        div: "f32[1024, 1024]" = torch.ops.aten.div.Tensor(convert_element_type, 8.0)
        log: "f32[1024, 1024]" = torch.ops.aten.log.default(div)
        div_1: "f32[1024, 1024]" = torch.ops.aten.div.Tensor(log, 2.772588722239781)
        mul: "f32[1024, 1024]" = torch.ops.aten.mul.Tensor(div_1, 8.0)
        convert_element_type_1: "i64[1024, 1024]" = torch.ops.prims.convert_element_type.default(gt, torch.int64)
        mul_1: "i64[1024, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 16)
        add_1: "i64[1024, 1024]" = torch.ops.aten.add.Tensor(mul_1, 0)
        convert_element_type_2: "i64[1024, 1024]" = torch.ops.prims.convert_element_type.default(mul, torch.int64)
        add_2: "i64[1024, 1024]" = torch.ops.aten.add.Tensor(convert_element_type_2, 8)
        minimum: "i64[1024, 1024]" = torch.ops.aten.minimum.default(add_2, full)
        where: "i64[1024, 1024]" = torch.ops.aten.where.self(lt, abs_1, minimum)
        add_3: "i64[1024, 1024]" = torch.ops.aten.add.Tensor(add_1, where)
        embedding: "bf16[1024, 1024, 8]" = torch.ops.aten.embedding.default(arg0, add_3)
        permute: "bf16[8, 1024, 1024]" = torch.ops.aten.permute.default(embedding, [2, 0, 1])
        unsqueeze_2: "bf16[1, 8, 1024, 1024]" = torch.ops.aten.unsqueeze.default(permute, 0)
        clone: "bf16[1, 8, 1024, 1024]" = torch.ops.aten.clone.default(unsqueeze_2, memory_format = torch.contiguous_format)
        clone_1: "bf16[1, 8, 1024, 1024]" = torch.ops.aten.clone.default(unsqueeze_2, memory_format = torch.contiguous_format)
        clone_2: "bf16[1, 8, 1024, 1024]" = torch.ops.aten.clone.default(unsqueeze_2, memory_format = torch.contiguous_format)
        clone_3: "bf16[1, 8, 1024, 1024]" = torch.ops.aten.clone.default(unsqueeze_2, memory_format = torch.contiguous_format)
        clone_4: "bf16[1, 8, 1024, 1024]" = torch.ops.aten.clone.default(unsqueeze_2, memory_format = torch.contiguous_format)
        clone_5: "bf16[1, 8, 1024, 1024]" = torch.ops.aten.clone.default(unsqueeze_2, memory_format = torch.contiguous_format)
        return (clone, clone_1, clone_2, clone_3, clone_4, clone_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
