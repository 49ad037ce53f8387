"""assay repro 1
pattern 7bc0bb0f681ab9eaf3d26cbd134344f56db989daf48c0c5bc262a995d08548d2
home    559ebba673ea
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 2432, 7, 7][119168, 1, 17024, 2432]", arg1: "f32[2432]", arg2: "f32[2432]", arg3: "bf16[32, 512, 7, 7][25088, 1, 3584, 512]", arg4: "bf16[]", arg5: "bf16[32, 2432, 7, 7][119168, 1, 17024, 2432]", arg6: "bf16[32, 2432, 7, 7][119168, 1, 17024, 2432]", arg7: "f32[1, 2432, 1, 1]", arg8: "bf16[32, 2048, 7, 7][100352, 1, 14336, 2048]", arg9: "bf16[32, 2176, 7, 7]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size", p25: "size", p26: "size", p27: "size"):
        full: "bf16[32, 2304, 7, 7]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        le: "b8[32, 2432, 7, 7]" = torch.ops.aten.le.Scalar(arg0, 0.0)
        mul: "f32[2432]" = torch.ops.aten.mul.Tensor(arg1, arg2)
        mul_1: "f32[2432]" = torch.ops.aten.mul.Tensor(arg1, arg1)
        slice_1: "bf16[32, 384, 7, 7]" = torch.ops.aten.slice.Tensor(arg3, 1, p1, p2, p3)
        unsqueeze: "f32[1, 2432]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 2432, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 2432, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        where: "bf16[32, 2432, 7, 7]" = torch.ops.aten.where.self(le, arg4, arg5)
        convert_element_type: "f32[32, 2432, 7, 7]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        sub: "f32[32, 2432, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type, arg7)
        convert_element_type_1: "f32[32, 2432, 7, 7]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_2: "f32[32, 2432, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_1: "f32[2432]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3])
        mul_3: "f32[2432]" = torch.ops.aten.mul.Tensor(sum_1, arg1)
        mul_4: "f32[2432]" = torch.ops.aten.mul.Tensor(sum_1, 0.0006377551020408163)
        mul_5: "f32[2432]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[2432]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        mul_6: "f32[2432]" = torch.ops.aten.mul.Tensor(sum_2, 0.0006377551020408163)
        unsqueeze_3: "f32[1, 2432]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        unsqueeze_4: "f32[1, 2432]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_5: "f32[1, 2432, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 2432, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 2432, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_7: "f32[32, 2432, 7, 7]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_7)
        sub_1: "f32[32, 2432, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_7)
        unsqueeze_8: "f32[1, 2432, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_2: "f32[32, 2432, 7, 7]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_8)
        mul_8: "f32[32, 2432, 7, 7]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_2)
        convert_element_type_2: "bf16[32, 2432, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        slice_2: "bf16[32, 2048, 7, 7]" = torch.ops.aten.slice.Tensor(convert_element_type_2, 1, p4, p5, p6)
        add: "bf16[32, 2048, 7, 7]" = torch.ops.aten.add.Tensor(arg8, slice_2)
        slice_3: "bf16[32, 384, 7, 7]" = torch.ops.aten.slice.Tensor(convert_element_type_2, 1, p7, p8, p9)
        add_1: "bf16[32, 384, 7, 7]" = torch.ops.aten.add.Tensor(slice_1, slice_3)
        slice_4: "bf16[32, 128, 7, 7]" = torch.ops.aten.slice.Tensor(add_1, 1, p10, p11, p12)
        slice_5: "bf16[32, 256, 7, 7]" = torch.ops.aten.slice.Tensor(add_1, 1, p13, p14, p15)
        slice_scatter: "bf16[32, 2176, 7, 7]" = torch.ops.aten.slice_scatter.default(arg9, add, 1, p16, p17, p18)
        slice_scatter_1: "bf16[32, 2176, 7, 7]" = torch.ops.aten.slice_scatter.default(arg9, slice_4, 1, p19, p20, p21)
        add_2: "bf16[32, 2176, 7, 7]" = torch.ops.aten.add.Tensor(slice_scatter_1, slice_scatter)
        slice_scatter_2: "bf16[32, 2304, 7, 7]" = torch.ops.aten.slice_scatter.default(full, add, 1, p22, p23, p24)
        slice_scatter_3: "bf16[32, 2304, 7, 7]" = torch.ops.aten.slice_scatter.default(full, slice_5, 1, p25, p26, p27)
        add_3: "bf16[32, 2304, 7, 7]" = torch.ops.aten.add.Tensor(slice_scatter_3, slice_scatter_2)
        return (mul_3, sum_2, add_2, add_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
