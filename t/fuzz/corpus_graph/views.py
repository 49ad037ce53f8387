class M(torch.nn.Module):
    def forward(self, x: "bf16[4, 6, 8]", y: "f32[8]"):
        v: "bf16[24, 8]" = torch.ops.aten.view.default(x, [24, 8])
        p: "bf16[8, 24]" = torch.ops.aten.permute.default(v, [1, 0])
        s: "bf16[8, 5]" = torch.ops.aten.slice.Tensor(p, 1, 2, 12, 2)
        e: "f32[6, 8]" = torch.ops.aten.expand.default(y, [6, -1])
        c: "bf16[8, 10]" = torch.ops.aten.cat.default([s, s], 1)
        m = torch.ops.aten.mm.default(c, c)
        a: "i64[8]" = torch.ops.aten.argmax.default(c, -1)
        r: "f32[6]" = torch.ops.aten.sum.dim_IntList(e, [-1])
        copy_: "f32[8]" = torch.ops.aten.copy_.default(y, y)
        return (c, m, a, r, copy_)
