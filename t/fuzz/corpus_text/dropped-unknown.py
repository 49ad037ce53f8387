class GraphModule(torch.nn.Module):
    def forward(self, x: "f32[((2*s1 + 2)//3), s1][s1, 1]cuda:0", s1: "Sym(s1)"):
        # +++++++File: model.py:31 in block, code: y = torch.relu(x) + 1
        a = torch.ops.aten.f.default(x, torch.float32, device(type='cuda', index=0), torch.strided, slice(None, 3, None), [1, (x,), ()], {'k': [1]}, None, True, k = 'it\'\\\WWWWWWWWWWWWWW\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\s "q"\(((((((n', m = tmrch.channels_last)
        b: "Sym(2*s0)" = 2*s1 + x
        d = a[slice(None, 1, None), 2]
        e = self.w.weight
        g = x.view(s1, (s1 + 1)//2, -s1, (1+2j), 1e-05, float('-inf'))
        h = my.ns.thing(x, flag = {'k': [1]}); i = x = None
        return (i, b)
