"""assay repro 1
pattern f411bee81cbbccaa65c6da1e3ca11701119173196668a890e6618d0181e43319
home    24398f690994
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[196]", arg1: "f32[196]", arg2: "f32[196]", arg3: "f32[196]", arg4: "f32[196]", arg5: "f32[196]", arg6: "f32[196]", arg7: "f32[196]", arg8: "f32[196]", arg9: "f32[196]", arg10: "f32[196]", arg11: "f32[196]", arg12: "f32[196]", arg13: "f32[196]", arg14: "f32[196]", arg15: "f32[196]", arg16: "f32[196]", arg17: "f32[196]", arg18: "f32[196]", arg19: "f32[196]", arg20: "f32[196]", arg21: "f32[196]", arg22: "f32[196]", arg23: "f32[196]", p0: "size[]"):
        full: "bf16[4]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        convert_element_type: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        cat: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type, full])
        convert_element_type_1: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        cat_1: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_1, full])
        convert_element_type_2: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg2, torch.bfloat16)
        cat_2: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_2, full])
        convert_element_type_3: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg3, torch.bfloat16)
        cat_3: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_3, full])
        convert_element_type_4: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg4, torch.bfloat16)
        cat_4: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_4, full])
        convert_element_type_5: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg5, torch.bfloat16)
        cat_5: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_5, full])
        convert_element_type_6: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg6, torch.bfloat16)
        cat_6: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_6, full])
        convert_element_type_7: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg7, torch.bfloat16)
        cat_7: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_7, full])
        convert_element_type_8: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg8, torch.bfloat16)
        cat_8: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_8, full])
        convert_element_type_9: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg9, torch.bfloat16)
        cat_9: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_9, full])
        convert_element_type_10: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg10, torch.bfloat16)
        cat_10: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_10, full])
        convert_element_type_11: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg11, torch.bfloat16)
        cat_11: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_11, full])
        convert_element_type_12: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg12, torch.bfloat16)
        cat_12: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_12, full])
        convert_element_type_13: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg13, torch.bfloat16)
        cat_13: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_13, full])
        convert_element_type_14: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg14, torch.bfloat16)
        cat_14: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_14, full])
        convert_element_type_15: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg15, torch.bfloat16)
        cat_15: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_15, full])
        convert_element_type_16: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg16, torch.bfloat16)
        cat_16: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_16, full])
        convert_element_type_17: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg17, torch.bfloat16)
        cat_17: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_17, full])
        convert_element_type_18: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg18, torch.bfloat16)
        cat_18: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_18, full])
        convert_element_type_19: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg19, torch.bfloat16)
        cat_19: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_19, full])
        convert_element_type_20: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg20, torch.bfloat16)
        cat_20: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_20, full])
        convert_element_type_21: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg21, torch.bfloat16)
        cat_21: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_21, full])
        convert_element_type_22: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg22, torch.bfloat16)
        cat_22: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_22, full])
        convert_element_type_23: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg23, torch.bfloat16)
        cat_23: "bf16[200]" = torch.ops.aten.cat.default([convert_element_type_23, full])
        return (cat, cat_1, cat_2, cat_3, cat_4, cat_5, cat_6, cat_7, cat_8, cat_9, cat_10, cat_11, cat_12, cat_13, cat_14, cat_15, cat_16, cat_17, cat_18, cat_19, cat_20, cat_21, cat_22, cat_23)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
