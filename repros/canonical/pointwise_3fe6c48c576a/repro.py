"""assay repro 1
pattern 3fe6c48c576a67a78e07f5cd1f59421b8b6f63a97b5fe3285b0996b4b7305aaa
home    9f1b8414f889
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[512, 1]", arg1: "b8[512, 1, 1024]", arg2: "bf16[32000, 1024]", arg3: "bf16[1, 512, 1024]", arg4: "f32[512, 1, 1024]", arg5: "bf16[1, 512, 1024]", arg6: "bf16[1, 512, 1024]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        full: "f32[32000, 1024]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        ge: "b8[512, 1]" = torch.ops.aten.ge.Scalar(arg0, 0)
        lt: "b8[512, 1]" = torch.ops.aten.lt.Scalar(arg0, 32000)
        bitwise_and: "b8[512, 1]" = torch.ops.aten.bitwise_and.Tensor(ge, lt)
        ne: "b8[512, 1]" = torch.ops.aten.ne.Scalar(arg0, -1)
        bitwise_and_1: "b8[512, 1]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, ne)
        unsqueeze: "b8[512, 1, 1]" = torch.ops.aten.unsqueeze.default(bitwise_and_1, 2)
        convert_element_type: "f32[512, 1, 1024]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        mul: "f32[512, 1, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[32000, 1024]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        convert_element_type_2: "f32[1, 512, 1024]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        reshape: "f32[512, 1024, 1, 1, 1]" = torch.ops.aten.reshape.default(convert_element_type_2, p1)
        permute: "f32[512, 1, 1, 1, 1024]" = torch.ops.aten.permute.default(reshape, [0, 2, 3, 4, 1])
        permute_1: "f32[512, 1, 1024, 1, 1]" = torch.ops.aten.permute.default(permute, [0, 1, 4, 2, 3])
        squeeze: "f32[512, 1, 1024, 1]" = torch.ops.aten.squeeze.dim(permute_1, 4)
        squeeze_1: "f32[512, 1, 1024]" = torch.ops.aten.squeeze.dim(squeeze, 3)
        add: "f32[512, 1, 1024]" = torch.ops.aten.add.Tensor(arg4, squeeze_1)
        convert_element_type_3: "f32[1, 512, 1024]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        reshape_1: "f32[512, 1024, 1, 1, 1]" = torch.ops.aten.reshape.default(convert_element_type_3, p2)
        permute_2: "f32[512, 1, 1, 1, 1024]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 3, 4, 1])
        permute_3: "f32[512, 1, 1024, 1, 1]" = torch.ops.aten.permute.default(permute_2, [0, 1, 4, 2, 3])
        squeeze_2: "f32[512, 1, 1024, 1]" = torch.ops.aten.squeeze.dim(permute_3, 4)
        squeeze_3: "f32[512, 1, 1024]" = torch.ops.aten.squeeze.dim(squeeze_2, 3)
        add_1: "f32[512, 1, 1024]" = torch.ops.aten.add.Tensor(add, squeeze_3)
        convert_element_type_4: "f32[1, 512, 1024]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        reshape_2: "f32[512, 1024, 1, 1, 1]" = torch.ops.aten.reshape.default(convert_element_type_4, p3)
        permute_4: "f32[512, 1, 1, 1, 1024]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 3, 4, 1])
        permute_5: "f32[512, 1, 1024, 1, 1]" = torch.ops.aten.permute.default(permute_4, [0, 1, 4, 2, 3])
        squeeze_4: "f32[512, 1, 1024, 1]" = torch.ops.aten.squeeze.dim(permute_5, 4)
        squeeze_5: "f32[512, 1, 1024]" = torch.ops.aten.squeeze.dim(squeeze_4, 3)
        add_2: "f32[512, 1, 1024]" = torch.ops.aten.add.Tensor(add_1, squeeze_5)
        mul_1: "f32[512, 1, 1024]" = torch.ops.aten.mul.Tensor(add_2, mul)
        _unsafe_masked_index_put_accumulate: "f32[32000, 1024]" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full, unsqueeze, [arg0], mul_1)
        add_3: "f32[32000, 1024]" = torch.ops.aten.add.Tensor(convert_element_type_1, _unsafe_masked_index_put_accumulate)
        return (add_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
