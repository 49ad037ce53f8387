"""assay repro 1
pattern 6a26c24eb192d5f0fc4a45a1e63af853a0e5ee4b7e07e6e316719947c889b74f
home    a133839b4fca
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[30527, 768]", arg1: "i64[32, 512]", arg2: "i64[32, 512]", arg3: "i32[32, 512]", arg4: "f32[514, 768]", arg5: "f32[768]", arg6: "f32[768]", p0: "size", p1: "size", p2: "size[]", p3: "size[]"):
        embedding: "f32[32, 512, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        convert_element_type: "i32[32, 512]" = torch.ops.prims.convert_element_type.default(arg2, torch.int32)
        mul: "i32[32, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, arg3)
        convert_element_type_1: "i64[32, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.int64)
        add: "i64[32, 512]" = torch.ops.aten.add.Tensor(convert_element_type_1, 1)
        embedding_1: "f32[32, 512, 768]" = torch.ops.aten.embedding.default(arg4, add)
        add_1: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(embedding, embedding_1)
        var_mean = torch.ops.aten.var_mean.correction(add_1, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 512, 1]" = var_mean[0]
        getitem_1: "f32[32, 512, 1]" = var_mean[1]
        add_2: "f32[32, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[32, 512, 1]" = torch.ops.aten.rsqrt.default(add_2)
        div: "f32[32, 512, 1]" = torch.ops.aten.div.Tensor(rsqrt, 768.0)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(add_1, getitem_1)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg5)
        add_3: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(mul_2, arg6)
        inductor_seeds: "i64[37]" = torch.ops.prims.inductor_seeds.default(p0, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p1)
        inductor_random: "f32[32, 512, 768]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        gt: "b8[32, 512, 768]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(gt, add_3)
        mul_4: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_3, 1.1111111111111112)
        convert_element_type_2: "bf16[32, 512, 768]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        reshape: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type_2, p3)
        return (add, div, mul_1, inductor_seeds, gt, mul_4, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
