class GraphModule(torch.nn.Module):
    def forward(self, x: "f32[8, 16][16, 1]cuda:0", w: "f32[16, 16][16, 1]cuda:0"):
        relu: "f32[8, 16][16, 1]cuda:0" = torch.ops.aten.relu.default(x)
        mm: "f32[8, 16][16, 1]cuda:0" = torch.ops.aten.mm.default(relu, w)
        exp: "f32[8, 16][16, 1]cuda:0" = torch.ops.aten.exp.default(mm)
        return (exp,)
