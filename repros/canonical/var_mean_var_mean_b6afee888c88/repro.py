"""assay repro 1
pattern b6afee888c8832d2508404064fc413975acfcb6a82c5728fd467fc29f7848ba4
home    a16c6a9fd015
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[250880, 1024]", arg1: "i64[4, 1024]", arg2: "f32[1024]", arg3: "f32[1024]", arg4: "f32[1024]", arg5: "f32[1024]", p0: "size[]"):
        embedding: "f32[4, 1024, 1024]" = torch.ops.aten.embedding.default(arg0, arg1)
        var_mean = torch.ops.aten.var_mean.correction(embedding, [2], correction = 0, keepdim = True)
        getitem: "f32[4, 1024, 1]" = var_mean[0]
        getitem_1: "f32[4, 1024, 1]" = var_mean[1]
        add: "f32[4, 1024, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[4, 1024, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[4, 1024, 1024]" = torch.ops.aten.sub.Tensor(embedding, getitem_1)
        mul: "f32[4, 1024, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[4, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_1: "f32[4, 1024, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        var_mean_1 = torch.ops.aten.var_mean.correction(add_1, [2], correction = 0, keepdim = True)
        getitem_2: "f32[4, 1024, 1]" = var_mean_1[0]
        getitem_3: "f32[4, 1024, 1]" = var_mean_1[1]
        add_2: "f32[4, 1024, 1]" = torch.ops.aten.add.Tensor(getitem_2, 1e-05)
        rsqrt_1: "f32[4, 1024, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub_1: "f32[4, 1024, 1024]" = torch.ops.aten.sub.Tensor(add_1, getitem_3)
        mul_2: "f32[4, 1024, 1024]" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1)
        mul_3: "f32[4, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul_2, arg4)
        add_3: "f32[4, 1024, 1024]" = torch.ops.aten.add.Tensor(mul_3, arg5)
        convert_element_type: "bf16[4, 1024, 1024]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape: "bf16[4096, 1024]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        return (embedding, getitem_1, rsqrt, add_1, getitem_3, rsqrt_1, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
