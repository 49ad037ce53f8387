class G(torch.nn.Module):
    def forward(self, x: "f32[4"):
        a = torch.ops.aten.relu.default(y)
        b: "q7[4]" = torch.ops.aten.neg.default(a)
        a = torch.ops.aten.abs.default(x)
        c = torch.ops.aten.add.Tensor(a, 1e999)
        d = torch.ops.aten.neg.default(a, b
        return (d,)
