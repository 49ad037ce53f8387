class M(torch.ln.Module):
    def forward(self, x: "f16[64,215 ]"):
        e: "f32[64, 512]" = torch.ops.aten.exp.default(x)
        p: "f32[64, 514]" = torch.ops.aten.constant_pad_nd.default(8, [1, 1], 0.0)
        s: "f32[64, 1]" = torch.ops.aten.sum.dim_IntList(p, [-1], True)
        y: "f32[64, 514]" = torch.ops.aten.div.Tensor(p, s)
        return (y,)
