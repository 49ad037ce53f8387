"""assay repro 1
pattern bb9fbccf9f4671c5cd2c19e4d5d69915a1ce060173deba975e1024708d5d6e56
home    f0fcae497d7a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[32]", arg1: "f32[32]", arg2: "f32[32]", arg3: "f32[32]", arg4: "bf16[32, 32, 300, 300]", arg5: "i64[49]", arg6: "bf16[32, 32, 300, 300]", p0: "size", p1: "size[]"):
        mul: "f32[32]" = torch.ops.aten.mul.Tensor(arg0, 0.010000000000000009)
        mul_1: "f32[32]" = torch.ops.aten.mul.Tensor(arg1, 0.010000000000000009)
        unsqueeze: "f32[32, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_1: "f32[32, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_2: "f32[32, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[32, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[32, 32, 300, 300]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2, 3], correction = 0, keepdim = True)
        getitem: "f32[1, 32, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 32, 1, 1]" = var_mean[1]
        add: "f32[1, 32, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 0.001)
        rsqrt: "f32[1, 32, 1, 1]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[32]" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3])
        mul_2: "f32[32]" = torch.ops.aten.mul.Tensor(squeeze, 1.0000003472223429)
        mul_3: "f32[32]" = torch.ops.aten.mul.Tensor(mul_2, 0.99)
        add_1: "f32[32]" = torch.ops.aten.add.Tensor(mul_3, mul)
        copy_: "f32[32]" = torch.ops.aten.copy_.default(arg0, add_1)
        squeeze_1: "f32[32]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
        mul_4: "f32[32]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.99)
        add_2: "f32[32]" = torch.ops.aten.add.Tensor(mul_4, mul_1)
        copy__1: "f32[32]" = torch.ops.aten.copy_.default(arg1, add_2)
        squeeze_2: "f32[32]" = torch.ops.aten.squeeze.dims(rsqrt, [0, 2, 3])
        sub: "f32[32, 32, 300, 300]" = torch.ops.aten.sub.Tensor(arg4, getitem_1)
        mul_5: "f32[32, 32, 300, 300]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_6: "f32[32, 32, 300, 300]" = torch.ops.aten.mul.Tensor(mul_5, unsqueeze_3)
        add_3: "f32[32, 32, 300, 300]" = torch.ops.aten.add.Tensor(mul_6, unsqueeze_2)
        unsqueeze_4: "f32[1, 32]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_5: "f32[1, 32, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_6: "f32[1, 32, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        convert_element_type_1: "bf16[32, 32, 300, 300]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg5, p0)
        inductor_random: "f32[32, 32, 300, 300]" = torch.ops.prims.inductor_random.default(p1, inductor_lookup_seed, 'rand')
        convert_element_type_2: "bf16[32, 32, 300, 300]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[32, 32, 300, 300]" = torch.ops.aten.gt.Scalar(convert_element_type_2, 0.007272727272727273)
        mul_7: "bf16[32, 32, 300, 300]" = torch.ops.aten.mul.Tensor(gt, convert_element_type_1)
        mul_8: "bf16[32, 32, 300, 300]" = torch.ops.aten.mul.Tensor(mul_7, 1.0073260073260073)
        add_4: "bf16[32, 32, 300, 300]" = torch.ops.aten.add.Tensor(mul_8, arg6)
        return (copy_, copy__1, squeeze_2, unsqueeze_6, gt, add_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
