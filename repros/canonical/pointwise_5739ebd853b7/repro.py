"""assay repro 1
pattern 5739ebd853b738614973d51fe767f6379e5f641ee01d8904b40526bd0db2c872
home    81e84b352bc6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size[]"):
        full: "f32[8, 512]" = torch.ops.aten.full.default(p0, 1.0, dtype = torch.float32)
        unsqueeze: "f32[8, 1, 512]" = torch.ops.aten.unsqueeze.default(full, 1)
        unsqueeze_1: "f32[8, 512, 1]" = torch.ops.aten.unsqueeze.default(full, 2)
        unsqueeze_2: "f32[8, 1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        squeeze: "f32[8, 1, 512]" = torch.ops.aten.squeeze.dim(unsqueeze_2, 2)
        unsqueeze_3: "f32[8, 1, 512, 1]" = torch.ops.aten.unsqueeze.default(squeeze, 3)
        mul: "f32[8, 1, 512, 512]" = torch.ops.aten.mul.Tensor(unsqueeze_2, unsqueeze_3)
        convert_element_type: "b8[8, 1, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bool)
        convert_element_type_1: "b8[8, 1, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bool)
        convert_element_type_2: "b8[8, 1, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bool)
        convert_element_type_3: "b8[8, 1, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bool)
        convert_element_type_4: "b8[8, 1, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bool)
        convert_element_type_5: "b8[8, 1, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bool)
        convert_element_type_6: "b8[8, 1, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bool)
        convert_element_type_7: "b8[8, 1, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bool)
        convert_element_type_8: "b8[8, 1, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bool)
        convert_element_type_9: "b8[8, 1, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bool)
        convert_element_type_10: "b8[8, 1, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bool)
        convert_element_type_11: "b8[8, 1, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bool)
        convert_element_type_12: "b8[8, 1, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bool)
        convert_element_type_13: "b8[8, 1, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bool)
        convert_element_type_14: "b8[8, 1, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bool)
        convert_element_type_15: "b8[8, 1, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bool)
        convert_element_type_16: "b8[8, 1, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bool)
        convert_element_type_17: "b8[8, 1, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bool)
        convert_element_type_18: "b8[8, 1, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bool)
        convert_element_type_19: "b8[8, 1, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bool)
        convert_element_type_20: "b8[8, 1, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bool)
        convert_element_type_21: "b8[8, 1, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bool)
        convert_element_type_22: "b8[8, 1, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bool)
        convert_element_type_23: "b8[8, 1, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bool)
        return (full, unsqueeze, unsqueeze_1, unsqueeze_2, squeeze, unsqueeze_3, mul, convert_element_type, convert_element_type_1, convert_element_type_2, convert_element_type_3, convert_element_type_4, convert_element_type_5, convert_element_type_6, convert_element_type_7, convert_element_type_8, convert_element_type_9, convert_element_type_10, convert_element_type_11, convert_element_type_12, convert_element_type_13, convert_element_type_14, convert_element_type_15, convert_element_type_16, convert_element_type_17, convert_element_type_18, convert_element_type_19, convert_element_type_20, convert_element_type_21, convert_element_type_22, convert_element_type_23)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
