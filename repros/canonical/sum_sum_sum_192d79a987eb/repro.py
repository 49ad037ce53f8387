"""assay repro 1
pattern 192d79a987ebbe01f6dc1f080aca0b06e83221d8abaf1a7110d38c7824d3da3f
home    dc61c06e84ae
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "b8[32, 768, 512]", arg1: "bf16[32, 768, 512]", arg2: "f32[32, 768, 512][393216, 1, 768]", arg3: "bf16[32, 768, 512]", arg4: "bf16[32, 768, 512]", arg5: "f32[768]", arg6: "f32[32, 512, 768][393216, 1, 512]", arg7: "f32[32, 512, 1]"):
        convert_element_type: "bf16[32, 768, 512]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        mul: "bf16[32, 768, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[32, 768, 512]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        add: "f32[32, 768, 512]" = torch.ops.aten.add.Tensor(arg2, convert_element_type_1)
        convert_element_type_2: "f32[32, 768, 512]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        add_1: "f32[32, 768, 512]" = torch.ops.aten.add.Tensor(add, convert_element_type_2)
        convert_element_type_3: "f32[32, 768, 512]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        add_2: "f32[32, 768, 512]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_3)
        permute: "f32[32, 512, 768]" = torch.ops.aten.permute.default(add_2, [0, 2, 1])
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(permute, arg5)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg6)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(permute, arg6)
        mul_4: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(permute, [0, 1])
        sum_3: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg6, sum_3)
        sum_4: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_1: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg7, sub_1)
        permute_1: "f32[32, 768, 512]" = torch.ops.aten.permute.default(mul_6, [0, 2, 1])
        convert_element_type_4: "bf16[32, 768, 512]" = torch.ops.prims.convert_element_type.default(permute_1, torch.bfloat16)
        mul_7: "bf16[32, 768, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_4, mul)
        clone: "bf16[32, 768, 512]" = torch.ops.aten.clone.default(mul_7, memory_format = torch.contiguous_format)
        sum_5: "bf16[768]" = torch.ops.aten.sum.dim_IntList(clone, [0, 2])
        convert_element_type_5: "f32[768]" = torch.ops.prims.convert_element_type.default(sum_5, torch.float32)
        return (sum_1, sum_2, permute_1, clone, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
