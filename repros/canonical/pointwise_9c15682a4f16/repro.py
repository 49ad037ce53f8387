"""assay repro 1
pattern 9c15682a4f16b3db236b8721b25ebe18935962d53d93bea92acbc0175d59681b
home    49a5bc7f2c14
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[30522, 768]", p0: "size[]"):
        convert_element_type: "bf16[30522, 768]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        permute: "bf16[768, 30522]" = torch.ops.aten.permute.default(convert_element_type, [1, 0])
        constant_pad_nd: "bf16[768, 30528]" = torch.ops.aten.constant_pad_nd.default(permute, p0)
        permute_1: "bf16[30522, 768]" = torch.ops.aten.permute.default(permute, [1, 0])
        return (constant_pad_nd, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
