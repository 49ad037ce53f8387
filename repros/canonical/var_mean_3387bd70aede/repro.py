"""assay repro 1
pattern 3387bd70aedec414a09b53c278b6823a38d17622f64c3c22c4c019f14d2252ba
home    ab40451b4e82
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[30522, 768]", arg1: "i64[16, 512]", arg2: "bf16[768]", arg3: "bf16[768]"):
        embedding: "bf16[16, 512, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        convert_element_type: "f32[16, 512, 768]" = torch.ops.prims.convert_element_type.default(embedding, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[16, 512, 1]" = var_mean[0]
        getitem_1: "f32[16, 512, 1]" = var_mean[1]
        add: "f32[16, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-09)
        rsqrt: "f32[16, 512, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[16, 512, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_1: "f32[16, 512, 768]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[16, 512, 768]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        return (convert_element_type_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
