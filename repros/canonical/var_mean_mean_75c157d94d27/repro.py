"""assay repro 1
pattern 75c157d94d2784545a7b730c69c8f83ffefbefbd66ae2e845805ba2bea6b819c
home    6be861733ecc
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[640]", arg1: "f32[640]", arg2: "f32[640]", arg3: "f32[640]", arg4: "bf16[128, 640, 8, 8]", arg5: "i64[19]", p0: "size", p1: "size[]"):
        mul: "f32[640]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[640]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        unsqueeze: "f32[640, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_1: "f32[640, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_2: "f32[640, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[640, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[128, 640, 8, 8]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2, 3], correction = 0, keepdim = True)
        getitem: "f32[1, 640, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 640, 1, 1]" = var_mean[1]
        add: "f32[1, 640, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 640, 1, 1]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[640]" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3])
        mul_2: "f32[640]" = torch.ops.aten.mul.Tensor(squeeze, 1.0001220852154804)
        mul_3: "f32[640]" = torch.ops.aten.mul.Tensor(mul_2, 0.1)
        add_1: "f32[640]" = torch.ops.aten.add.Tensor(mul_3, mul)
        copy_: "f32[640]" = torch.ops.aten.copy_.default(arg0, add_1)
        squeeze_1: "f32[640]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
        mul_4: "f32[640]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_2: "f32[640]" = torch.ops.aten.add.Tensor(mul_4, mul_1)
        copy__1: "f32[640]" = torch.ops.aten.copy_.default(arg1, add_2)
        sub: "f32[128, 640, 8, 8]" = torch.ops.aten.sub.Tensor(arg4, getitem_1)
        mul_5: "f32[128, 640, 8, 8]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_6: "f32[128, 640, 8, 8]" = torch.ops.aten.mul.Tensor(mul_5, unsqueeze_3)
        add_3: "f32[128, 640, 8, 8]" = torch.ops.aten.add.Tensor(mul_6, unsqueeze_2)
        convert_element_type_1: "bf16[128, 640, 8, 8]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        convert_element_type_2: "f32[128, 640, 8, 8]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.float32)
        neg: "f32[128, 640, 8, 8]" = torch.ops.aten.neg.default(convert_element_type_2)
        exp: "f32[128, 640, 8, 8]" = torch.ops.aten.exp.default(neg)
        add_4: "f32[128, 640, 8, 8]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[128, 640, 8, 8]" = torch.ops.aten.div.Tensor(convert_element_type_2, add_4)
        convert_element_type_3: "bf16[128, 640, 8, 8]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        mean: "bf16[128, 640]" = torch.ops.aten.mean.dim(convert_element_type_3, [2, 3])
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg5, p0)
        inductor_random: "f32[128, 640]" = torch.ops.prims.inductor_random.default(p1, inductor_lookup_seed, 'rand')
        lt: "b8[128, 640]" = torch.ops.aten.lt.Scalar(inductor_random, 0.9)
        convert_element_type_4: "bf16[128, 640]" = torch.ops.prims.convert_element_type.default(lt, torch.bfloat16)
        div_1: "bf16[128, 640]" = torch.ops.aten.div.Scalar(convert_element_type_4, 0.9)
        mul_7: "bf16[128, 640]" = torch.ops.aten.mul.Tensor(mean, div_1)
        return (getitem_1, rsqrt, copy_, copy__1, lt, mul_7)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
