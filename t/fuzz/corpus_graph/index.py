class M(torch.nn.Module):
    def forward(self, w: "f32[50, 8]", i: "i64[4, 3]", k: "i64[2]"):
        e: "f32[4, 3, 8]" = torch.ops.aten.embedding.default(w, i)
        g: "f32[4, 3, 8]" = torch.ops.aten.index.Tensor(w, [i])
        z: "f32[50, 8]" = torch.ops.aten.full.default([50, 8], 0, dtype = torch.float32)
        p: "f32[50, 8]" = torch.ops.aten.index_put.default(z, [i], e, True)
        l: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(k, 1)
        d: "f32[50, 8]" = torch.ops.prims.inductor_random.default([50, 8], l, 'rand')
        v = torch.ops.aten.var_mean.correction(p, [1], correction = 0, keepdim = True)
        m: "f32[50, 1]" = v[1]
        q: "f32[52, 8]" = torch.ops.aten.constant_pad_nd.default(d, [0, 0, 1, 1], 0.0)
        return (g, p, d, m, q)
