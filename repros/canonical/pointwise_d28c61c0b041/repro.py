"""assay repro 1
pattern d28c61c0b041b26765f8497dfd04de188ef1c623220e6e26fa74e24cacf208de
home    ea061fe1d7d8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1539]", arg1: "f32[1539]", arg2: "f32[195]", arg3: "f32[195]", arg4: "f32[387]", arg5: "f32[387]", arg6: "f32[771]", arg7: "f32[771]", arg8: "f32[771]", arg9: "f32[771]", arg10: "f32[771]", arg11: "f32[771]", p0: "size[]"):
        full: "bf16[5]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        convert_element_type: "bf16[1539]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        cat: "bf16[1544]" = torch.ops.aten.cat.default([convert_element_type, full])
        convert_element_type_1: "bf16[1539]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        cat_1: "bf16[1544]" = torch.ops.aten.cat.default([convert_element_type_1, full])
        convert_element_type_2: "bf16[195]" = torch.ops.prims.convert_element_type.default(arg2, torch.bfloat16)
        cat_2: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_2, full])
        convert_element_type_3: "bf16[195]" = torch.ops.prims.convert_element_type.default(arg3, torch.bfloat16)
        cat_3: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_3, full])
        convert_element_type_4: "bf16[387]" = torch.ops.prims.convert_element_type.default(arg4, torch.bfloat16)
        cat_4: "bf16[392]" = torch.ops.aten.cat.default([convert_element_type_4, full])
        convert_element_type_5: "bf16[387]" = torch.ops.prims.convert_element_type.default(arg5, torch.bfloat16)
        cat_5: "bf16[392]" = torch.ops.aten.cat.default([convert_element_type_5, full])
        convert_element_type_6: "bf16[771]" = torch.ops.prims.convert_element_type.default(arg6, torch.bfloat16)
        cat_6: "bf16[776]" = torch.ops.aten.cat.default([convert_element_type_6, full])
        convert_element_type_7: "bf16[771]" = torch.ops.prims.convert_element_type.default(arg7, torch.bfloat16)
        cat_7: "bf16[776]" = torch.ops.aten.cat.default([convert_element_type_7, full])
        convert_element_type_8: "bf16[771]" = torch.ops.prims.convert_element_type.default(arg8, torch.bfloat16)
        cat_8: "bf16[776]" = torch.ops.aten.cat.default([convert_element_type_8, full])
        convert_element_type_9: "bf16[771]" = torch.ops.prims.convert_element_type.default(arg9, torch.bfloat16)
        cat_9: "bf16[776]" = torch.ops.aten.cat.default([convert_element_type_9, full])
        convert_element_type_10: "bf16[771]" = torch.ops.prims.convert_element_type.default(arg10, torch.bfloat16)
        cat_10: "bf16[776]" = torch.ops.aten.cat.default([convert_element_type_10, full])
        convert_element_type_11: "bf16[771]" = torch.ops.prims.convert_element_type.default(arg11, torch.bfloat16)
        cat_11: "bf16[776]" = torch.ops.aten.cat.default([convert_element_type_11, full])
        return (cat, cat_1, cat_2, cat_3, cat_4, cat_5, cat_6, cat_7, cat_8, cat_9, cat_10, cat_11)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
