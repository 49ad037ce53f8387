"""doc"""
class GraphModule(torch.nn.Module):
    def __init__(self):
        super().__init__()

    def forward(
        self,
        x: "f32[2, 3][3, 1]cpu",  # a comment
        *args,
    ) -> "T":
        true_graph_0 = self.true_graph_0
        cond = torch.ops.higher_order.cond(x, true_graph_0)
        return cond

    class true_graph_0(torch.nn.Module):
        def forward(self, x):
            return (x,)
