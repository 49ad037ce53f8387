"""The modules of the `genai` suite: what generative models do between their products.

Each is written as a model would write it. Imported only where torch is there.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

FP8 = torch.float8_e4m3fn
FP8_MOST = torch.finfo(FP8).max


class Softmax(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return functional.softmax(x, -1)


class CrossEntropy(nn.Module):
    def forward(self, x: Tensor, labels: Tensor) -> Tensor:
        return functional.cross_entropy(x.float(), labels)


class LayerNorm(nn.Module):
    def forward(self, x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
        return functional.layer_norm(x, weight.shape, weight, bias, 1e-5)


class RmsNorm(nn.Module):
    def forward(self, x: Tensor, weight: Tensor) -> Tensor:
        return functional.rms_norm(x, weight.shape, weight, 1e-6)


class AddRmsNorm(nn.Module):
    """The residual stream of a decoder: the sum is kept, too."""

    def forward(self, x: Tensor, residual: Tensor, weight: Tensor) -> tuple[Tensor, Tensor]:
        total = x + residual
        wide = total.float()
        scale = torch.rsqrt(wide.pow(2).mean(-1, keepdim=True) + 1e-6)
        return weight * (wide * scale).to(x.dtype), total


class DropoutAddLayerNorm(nn.Module):
    def forward(self, x: Tensor, residual: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
        total = residual + functional.dropout(x, 0.1, self.training)
        return functional.layer_norm(total, weight.shape, weight, bias, 1e-12)


class Modulate(nn.Module):
    """Layer norm, scaled and shifted per sample: diffusion transformers."""

    def forward(self, x: Tensor, scale: Tensor, shift: Tensor) -> Tensor:
        plain = functional.layer_norm(x, x.shape[-1:], eps=1e-6)
        return plain * (1 + scale[:, None]) + shift[:, None]


class GroupNormSilu(nn.Module):
    """Diffusion U-Nets."""

    def forward(self, x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
        return functional.silu(functional.group_norm(x, 32, weight, bias))


class SwiGlu(nn.Module):
    """Gate and up projection lie side by side, as one product gives them."""

    def forward(self, x: Tensor) -> Tensor:
        gate, up = x.chunk(2, -1)
        return functional.silu(gate) * up


class GeGlu(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        gate, up = x.chunk(2, -1)
        return functional.gelu(gate, approximate="tanh") * up


class BiasGelu(nn.Module):
    def forward(self, x: Tensor, bias: Tensor) -> Tensor:
        return functional.gelu(x + bias)


class Rope(nn.Module):
    """Rotary embedding of queries and keys, halves rotated."""

    @staticmethod
    def rotated(x: Tensor) -> Tensor:
        low, high = x.chunk(2, -1)
        return torch.cat((-high, low), -1)

    def forward(self, q: Tensor, k: Tensor, position: Tensor) -> tuple[Tensor, Tensor]:
        size = q.shape[-1]
        steps = torch.arange(0, size, 2, device=q.device, dtype=torch.float32)
        angle = position[:, None].float() * (1.0 / 10000.0 ** (steps / size))
        angle = torch.cat((angle, angle), -1)
        cos, sin = angle.cos().to(q.dtype), angle.sin().to(q.dtype)
        return q * cos + self.rotated(q) * sin, k * cos + self.rotated(k) * sin


class MaskedSoftmax(nn.Module):
    """Attention scores, causal, without a fused attention."""

    def forward(self, x: Tensor) -> Tensor:
        rows, columns = x.shape[-2:]
        row = torch.arange(rows, device=x.device)[:, None]
        later = torch.arange(columns, device=x.device) > row
        scaled = (x.float() * 0.125).masked_fill(later, float("-inf"))
        return functional.softmax(scaled, -1).to(x.dtype)


class SoftcapLoss(nn.Module):
    """Capped logits with the z-loss of large models."""

    def forward(self, x: Tensor, labels: Tensor) -> Tensor:
        logits = 30 * torch.tanh(x.float() / 30)
        spread = torch.logsumexp(logits, -1)
        return functional.cross_entropy(logits, labels) + 1e-4 * spread.pow(2).mean()


class Embedding(nn.Module):
    """A table of tokens and one of positions."""

    def forward(self, table: Tensor, places: Tensor, tokens: Tensor) -> Tensor:
        words = functional.embedding(tokens, table)
        return words + places[: tokens.shape[1]]


class MoeRouting(nn.Module):
    """Probabilities, the best experts, their weights, the load and its balancing loss."""

    TOP = 4

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        chances = functional.softmax(x.float(), -1)
        weight, chosen = torch.topk(chances, self.TOP, -1)
        weight = weight / weight.sum(-1, keepdim=True)
        taken = functional.one_hot(chosen, x.shape[-1]).sum(1)
        balance = (taken.float().mean(0) * chances.mean(0)).sum() * x.shape[-1]
        return weight.to(x.dtype), chosen, taken.sum(0), balance


class MoeCombine(nn.Module):
    """Outputs of experts, weighted and added at the rows of their tokens."""

    def forward(self, x: Tensor, weight: Tensor, token: Tensor) -> Tensor:
        out = torch.zeros(x.shape[0] // 4, x.shape[1], dtype=x.dtype, device=x.device)
        return out.index_put((token,), x * weight[:, None], accumulate=True)


class KvUpdate(nn.Module):
    """New keys and values at their slots of a paged cache, in place."""

    def forward(self, keys: Tensor, values: Tensor, k: Tensor, v: Tensor,
                slot: Tensor) -> None:
        keys.index_put_((slot,), k)
        values.index_put_((slot,), v)


class KvGather(nn.Module):
    """The pages of each sequence, one behind the other."""

    def forward(self, pages: Tensor, table: Tensor) -> Tensor:
        return pages[table].flatten(1, 2).transpose(1, 2).contiguous()


class Sampling(nn.Module):
    """Temperature, the k best, and a draw by exponential noise."""

    BEST = 50

    def forward(self, x: Tensor, temperature: Tensor) -> Tensor:
        logits = x.float() / temperature[:, None]
        least = torch.topk(logits, self.BEST, -1).values[:, -1:]
        logits = logits.masked_fill(logits < least, float("-inf"))
        chances = functional.softmax(logits, -1)
        noise = -torch.log(torch.rand_like(chances).clamp_min(1e-10))
        return (chances / noise).argmax(-1)


class NucleusSampling(nn.Module):
    """The likeliest tokens that make up 0.9 of the chances."""

    def forward(self, x: Tensor) -> Tensor:
        ordered, order = torch.sort(x.float(), -1, descending=True)
        chances = functional.softmax(ordered, -1)
        kept = chances.cumsum(-1) - chances < 0.9
        chances = torch.where(kept, chances, torch.zeros_like(chances))
        noise = -torch.log(torch.rand_like(chances).clamp_min(1e-10))
        return order.gather(-1, (chances / noise).argmax(-1, keepdim=True))


class GreedyLogprob(nn.Module):
    """What a server returns besides a token: its log probability, and the entropy."""

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        logp = functional.log_softmax(x.float(), -1)
        token = logp.argmax(-1, keepdim=True)
        return token, logp.gather(-1, token), -(logp.exp() * logp).sum(-1)


class RepetitionPenalty(nn.Module):
    """Logits of tokens that were seen, damped."""

    def forward(self, x: Tensor, seen: Tensor) -> Tensor:
        old = x.gather(1, seen)
        return x.scatter(1, seen, torch.where(old < 0, old * 1.2, old / 1.2))


class Fp8Tensor(nn.Module):
    """One scale for all."""

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        scale = x.abs().amax().float().clamp_min(1e-12) / FP8_MOST
        return (x.float() / scale).clamp(-FP8_MOST, FP8_MOST).to(FP8), scale


class Fp8Row(nn.Module):
    """One scale for each token."""

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        scale = x.abs().amax(-1, keepdim=True).float().clamp_min(1e-12) / FP8_MOST
        return (x.float() / scale).clamp(-FP8_MOST, FP8_MOST).to(FP8), scale


class Fp8Block(nn.Module):
    """One scale for each 128 values of a row."""

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        blocks = x.unflatten(-1, (-1, 128)).float()
        scale = blocks.abs().amax(-1, keepdim=True).clamp_min(1e-12) / FP8_MOST
        small = (blocks / scale).clamp(-FP8_MOST, FP8_MOST).to(FP8)
        return small.flatten(-2), scale.squeeze(-1)


class NormFp8(nn.Module):
    """RMS norm that leaves fp8 for the product behind it."""

    def forward(self, x: Tensor, weight: Tensor) -> tuple[Tensor, Tensor]:
        return Fp8Row()(functional.rms_norm(x, weight.shape, weight, 1e-6))


class SwiGluFp8(nn.Module):
    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        return Fp8Row()(SwiGlu()(x))


class Fp8Dequant(nn.Module):
    def forward(self, x: Tensor, scale: Tensor) -> Tensor:
        return (x.float() * scale[:, None].float()).to(torch.bfloat16)


class Int8Row(nn.Module):
    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        scale = x.abs().amax(-1, keepdim=True).float().clamp_min(1e-8) / 127
        return (x.float() / scale).round().clamp(-127, 127).to(torch.int8), scale
