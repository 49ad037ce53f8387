"""The `hf` suite: models of transformers, made from configurations, never from a hub.

A row says which class with which settings and at what size; what runs is in `suites`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Model:
    """A row: `batch` is for infer and train, `size` a sequence length or an image side."""

    name: str
    cls: str
    config: str
    batch: tuple[int, int]
    size: int
    kind: str = "lm"
    settings: dict[str, Any] = field(default_factory=dict)
    modes: tuple[str, ...] = ("infer", "train")
    keep_f32: bool = False
    half_in_train: bool = False


def _llm(name: str, cls: str, config: str, sizes: tuple[int, ...], **more: Any) -> Model:
    """A language model by its sizes, in the order that suites are described in."""
    keys = ("num_hidden_layers", "hidden_size", "num_attention_heads", "num_key_value_heads",
            "head_dim", "intermediate_size", "vocab_size")
    settings = dict(zip(keys, sizes, strict=True)) | more
    return Model(name, cls, config, (1, 1), 1000, settings=settings, modes=("infer",))


def _image(name: str, cls: str, config: str, batch: int, side: int = 224) -> Model:
    return Model(name, cls, config, (batch, batch), side, "image")


T5_START = {"decoder_start_token_id": 0}

MODELS = (
    Model("AlbertForMaskedLM", "AlbertForMaskedLM", "AlbertConfig", (8, 8), 512),
    Model("AllenaiLongformerBase", "LongformerForMaskedLM", "LongformerConfig", (8, 8), 1024,
          settings={"max_position_embeddings": 4098}),
    Model("BartForCausalLM", "BartForCausalLM", "BartConfig", (8, 8), 1024),
    Model("BertForMaskedLM", "BertForMaskedLM", "BertConfig", (32, 32), 512),
    Model("BlenderbotForCausalLM", "BlenderbotForCausalLM", "BlenderbotConfig", (32, 32), 128),
    Model("BlenderbotForConditionalGeneration", "BlenderbotForConditionalGeneration",
          "BlenderbotConfig", (16, 16), 128, "seq2seq"),
    Model("DebertaV2ForMaskedLM", "DebertaV2ForMaskedLM", "DebertaV2Config", (8, 8), 512),
    Model("DistilBertForMaskedLM", "DistilBertForMaskedLM", "DistilBertConfig", (256, 256),
          128),
    Model("DistillGPT2", "GPT2LMHeadModel", "GPT2Config", (32, 32), 512,
          settings={"n_layer": 6}),
    Model("ElectraForCausalLM", "ElectraForCausalLM", "ElectraConfig", (64, 64), 512),
    Model("GPT2ForSequenceClassification", "GPT2ForSequenceClassification", "GPT2Config",
          (8, 8), 1024, "classes", settings={"pad_token_id": 0}),
    Model("GPTJForCausalLM", "GPTJForCausalLM", "GPTJConfig", (1, 1), 128),
    Model("GPTJForQuestionAnswering", "GPTJForQuestionAnswering", "GPTJConfig", (1, 1), 128,
          "spans"),
    Model("GPTNeoForCausalLM", "GPTNeoForCausalLM", "GPTNeoConfig", (32, 32), 128),
    Model("GPTNeoForSequenceClassification", "GPTNeoForSequenceClassification",
          "GPTNeoConfig", (32, 32), 128, "classes", settings={"pad_token_id": 0}),
    Model("GoogleFnet", "FNetForMaskedLM", "FNetConfig", (32, 32), 512, keep_f32=True),
    Model("LayoutLMForMaskedLM", "LayoutLMForMaskedLM", "LayoutLMConfig", (32, 32), 512),
    Model("M2M100ForConditionalGeneration", "M2M100ForConditionalGeneration", "M2M100Config",
          (64, 64), 128, "seq2seq"),
    Model("MBartForCausalLM", "MBartForCausalLM", "MBartConfig", (8, 8), 1024),
    Model("MT5ForConditionalGeneration", "MT5ForConditionalGeneration", "MT5Config", (32, 32),
          128, "seq2seq", settings=T5_START),
    Model("MegatronBertForCausalLM", "MegatronBertForCausalLM", "MegatronBertConfig",
          (16, 16), 512),
    Model("MobileBertForMaskedLM", "MobileBertForMaskedLM", "MobileBertConfig", (256, 256),
          128),
    Model("OPTForCausalLM", "OPTForCausalLM", "OPTConfig", (4, 4), 2048),
    Model("PLBartForCausalLM", "PLBartForCausalLM", "PLBartConfig", (16, 16), 1024),
    Model("PegasusForCausalLM", "PegasusForCausalLM", "PegasusConfig", (128, 128), 128),
    Model("RobertaForCausalLM", "RobertaForCausalLM", "RobertaConfig", (32, 32), 512,
          settings={"max_position_embeddings": 514, "is_decoder": True}),
    Model("T5ForConditionalGeneration", "T5ForConditionalGeneration", "T5Config", (8, 8), 1024,
          "seq2seq", settings=T5_START),
    Model("T5Small", "T5ForConditionalGeneration", "T5Config", (8, 8), 1024, "seq2seq",
          settings=T5_START),
    Model("TrOCRForCausalLM", "TrOCRForCausalLM", "TrOCRConfig", (64, 64), 256),
    Model("XGLMForCausalLM", "XGLMForCausalLM", "XGLMConfig", (32, 32), 128),
    Model("XLNetLMHeadModel", "XLNetLMHeadModel", "XLNetConfig", (16, 16), 512),
    Model("YituTechConvBert", "ConvBertForMaskedLM", "ConvBertConfig", (32, 32), 512),
    _llm("Qwen3-0.6B", "Qwen3ForCausalLM", "Qwen3Config",
         (28, 1024, 16, 8, 128, 3072, 151936), tie_word_embeddings=True),
    _llm("gemma-2-2b", "Gemma2ForCausalLM", "Gemma2Config",
         (26, 2304, 8, 4, 256, 9216, 256000)),
    _llm("gemma-3-4b-it", "Gemma3ForCausalLM", "Gemma3TextConfig",
         (34, 2560, 8, 4, 256, 10240, 262208)),
    _llm("Llama-3.2-1B", "LlamaForCausalLM", "LlamaConfig",
         (16, 2048, 32, 8, 64, 8192, 128256), tie_word_embeddings=True),
    _llm("Mistral-7B-Instruct-v0.3", "MistralForCausalLM", "MistralConfig",
         (32, 4096, 32, 8, 128, 14336, 32768)),
    _llm("gpt-oss-20b", "GptOssForCausalLM", "GptOssConfig",
         (24, 2880, 64, 8, 64, 2880, 201088), num_local_experts=32, num_experts_per_tok=4),
    Model("whisper-tiny", "WhisperDecoder", "WhisperConfig", (1, 1), 1, "whisper",
          settings={"encoder_layers": 4, "decoder_layers": 4, "d_model": 384,
                    "encoder_attention_heads": 6, "decoder_attention_heads": 6,
                    "encoder_ffn_dim": 1536, "decoder_ffn_dim": 1536, "vocab_size": 51865},
          modes=("infer",)),
    _image("ViTForImageClassification", "ViTForImageClassification", "ViTConfig", 128),
    _image("ResNetForImageClassification", "ResNetForImageClassification", "ResNetConfig", 128),
    _image("ConvNextForImageClassification", "ConvNextForImageClassification",
           "ConvNextConfig", 128),
    _image("SwinForImageClassification", "SwinForImageClassification", "SwinConfig", 128),
)

LISTED = {model.name: model for model in MODELS}


def library() -> str:
    import transformers

    return f"transformers {transformers.__version__}"


def configuration(model: Model) -> Any:
    import transformers

    return getattr(transformers, model.config)(**model.settings)


def build(model: Model, config: Any) -> Any:
    """The module with random weights; the whisper row is its decoder alone."""
    if model.cls == "WhisperDecoder":
        from transformers.models.whisper.modeling_whisper import WhisperDecoder

        return WhisperDecoder(config)
    import transformers

    return getattr(transformers, model.cls)(config)


def vocabulary(config: Any) -> int:
    return int(config.get_text_config().vocab_size)


def inputs(model: Model, config: Any, batch: int, train: bool) -> dict[str, Any]:
    """Arguments of one call, in f32 and i64; labels only where a loss is wanted."""
    import torch

    if model.kind == "image":
        side = model.size
        args = {"pixel_values": torch.randn(batch, 3, side, side)}
        return args | _labels((batch,), config.num_labels, train)
    shape, words = (batch, model.size), vocabulary(config)
    args = {"input_ids": torch.randint(0, words, shape)}
    if model.kind == "whisper":
        hidden = (batch, config.max_source_positions, config.d_model)
        return args | {"encoder_hidden_states": torch.randn(hidden)}
    if model.kind == "classes":
        return args | _labels((batch,), config.num_labels, train)
    if model.kind == "spans":
        spans = _labels((batch,), model.size, train, "start_positions")
        return args | spans | _labels((batch,), model.size, train, "end_positions")
    if model.kind == "seq2seq":
        return args | _labels(shape, words, True, "labels" if train else "decoder_input_ids")
    return args | _labels(shape, words, train)


def _labels(shape: tuple[int, ...], classes: int, wanted: bool,
            name: str = "labels") -> dict[str, Any]:
    import torch

    return {name: torch.randint(0, classes, shape)} if wanted else {}
