"""The `hf` suite: models of transformers, made from configurations, never from a hub.

A row says which class with which settings and at what size; what runs is in `suites`.
"""

from __future__ import annotations

from typing import Any

from .row import Ask, Made, Row, default_dtype

BOTH = ("infer", "train")


def _text(cls: str, config: str, batch: int, size: int, kind: str = "lm",
          name: str | None = None, keep_f32: tuple[str, ...] = (), **settings: Any) -> Row:
    return Row(name or cls, cls, (batch, batch), (size, size), config, kind, settings,
               keep_f32=keep_f32)


def _llm(name: str, family: str, sizes: tuple[int, ...], config: str | None = None,
         modes: tuple[str, ...] = ("infer",), **more: Any) -> Row:
    """A language model by its sizes, in the order that suites are described in."""
    keys = ("num_hidden_layers", "hidden_size", "num_attention_heads", "num_key_value_heads",
            "head_dim", "intermediate_size", "vocab_size")
    settings = dict(zip(keys, sizes, strict=True)) | more
    return Row(name, f"{family}ForCausalLM", (1, 1), (1000, 1000), config or f"{family}Config",
               settings=settings, modes=modes)


def _image(cls: str, config: str, batch: int, side: int = 224) -> Row:
    return Row(cls, cls, (batch, batch), (side, side), config, "image")


T5_START = {"decoder_start_token_id": 0}
WHISPER_TINY = {
    "encoder_layers": 4, "decoder_layers": 4, "d_model": 384, "encoder_attention_heads": 6,
    "decoder_attention_heads": 6, "encoder_ffn_dim": 1536, "decoder_ffn_dim": 1536,
    "vocab_size": 51865,
}

LISTED_MODELS = (
    _text("AlbertForMaskedLM", "AlbertConfig", 8, 512),
    _text("LongformerForMaskedLM", "LongformerConfig", 8, 1024, name="AllenaiLongformerBase",
          max_position_embeddings=4098),
    _text("BartForCausalLM", "BartConfig", 8, 1024),
    _text("BertForMaskedLM", "BertConfig", 32, 512),
    # Its cache takes the number of the encoder's layers for that of the decoder's.
    _text("BlenderbotForCausalLM", "BlenderbotConfig", 32, 128, encoder_layers=24),
    _text("BlenderbotForConditionalGeneration", "BlenderbotConfig", 16, 128, "seq2seq"),
    _text("DebertaV2ForMaskedLM", "DebertaV2Config", 8, 512),
    _text("DistilBertForMaskedLM", "DistilBertConfig", 256, 128),
    _text("GPT2LMHeadModel", "GPT2Config", 32, 512, name="DistillGPT2", n_layer=6),
    _text("ElectraForCausalLM", "ElectraConfig", 64, 512),
    _text("GPT2ForSequenceClassification", "GPT2Config", 8, 1024, "classes", pad_token_id=0),
    _text("GPTJForCausalLM", "GPTJConfig", 1, 128),
    _text("GPTJForQuestionAnswering", "GPTJConfig", 1, 128, "spans"),
    _text("GPTNeoForCausalLM", "GPTNeoConfig", 32, 128),
    _text("GPTNeoForSequenceClassification", "GPTNeoConfig", 32, 128, "classes",
          pad_token_id=0),
    _text("FNetForMaskedLM", "FNetConfig", 32, 512, name="GoogleFnet", keep_f32=BOTH),
    _text("LayoutLMForMaskedLM", "LayoutLMConfig", 32, 512),
    # Layers left out at random would be other graphs in each step.
    _text("M2M100ForConditionalGeneration", "M2M100Config", 64, 128, "seq2seq",
          encoder_layerdrop=0.0, decoder_layerdrop=0.0),
    _text("MBartForCausalLM", "MBartConfig", 8, 1024),
    _text("MT5ForConditionalGeneration", "MT5Config", 32, 128, "seq2seq", **T5_START),
    _text("MegatronBertForCausalLM", "MegatronBertConfig", 16, 512),
    _text("MobileBertForMaskedLM", "MobileBertConfig", 256, 128),
    _text("OPTForCausalLM", "OPTConfig", 4, 2048),
    _text("PLBartForCausalLM", "PLBartConfig", 16, 1024),
    _text("PegasusForCausalLM", "PegasusConfig", 128, 128),
    _text("RobertaForCausalLM", "RobertaConfig", 32, 512, max_position_embeddings=514,
          is_decoder=True),
    _text("T5ForConditionalGeneration", "T5Config", 8, 1024, "seq2seq", **T5_START),
    _text("T5ForConditionalGeneration", "T5Config", 8, 1024, "seq2seq", name="T5Small",
          **T5_START),
    _text("TrOCRForCausalLM", "TrOCRConfig", 64, 256),
    _text("XGLMForCausalLM", "XGLMConfig", 32, 128),
    _text("XLNetLMHeadModel", "XLNetConfig", 16, 512, keep_f32=("infer",)),
    _text("ConvBertForMaskedLM", "ConvBertConfig", 32, 512, name="YituTechConvBert"),
    _llm("Qwen3-0.6B", "Qwen3", (28, 1024, 16, 8, 128, 3072, 151936), tie_word_embeddings=True),
    _llm("gemma-2-2b", "Gemma2", (26, 2304, 8, 4, 256, 9216, 256000)),
    _llm("gemma-3-4b-it", "Gemma3", (34, 2560, 8, 4, 256, 10240, 262208),
         config="Gemma3TextConfig"),
    _llm("Llama-3.2-1B", "Llama", (16, 2048, 32, 8, 64, 8192, 128256),
         tie_word_embeddings=True),
    _llm("Mistral-7B-Instruct-v0.3", "Mistral", (32, 4096, 32, 8, 128, 14336, 32768)),
    _llm("gpt-oss-20b", "GptOss", (24, 2880, 64, 8, 64, 2880, 201088), num_local_experts=32,
         num_experts_per_tok=4),
    Row("whisper-tiny", "WhisperDecoder", (1, 1), (1, 1), "WhisperConfig", "whisper",
        WHISPER_TINY, ("infer",)),
)

# Beyond the suite's own list: families of kernels that it lacks.
MORE_MODELS = (
    _image("ViTForImageClassification", "ViTConfig", 128),
    _image("ResNetForImageClassification", "ResNetConfig", 128),
    _image("ConvNextForImageClassification", "ConvNextConfig", 128),
    _image("SwinForImageClassification", "SwinConfig", 128),
    _image("BeitForImageClassification", "BeitConfig", 64),
    _image("ConvNextV2ForImageClassification", "ConvNextV2Config", 128),
    _image("CvtForImageClassification", "CvtConfig", 64),
    _image("Dinov2ForImageClassification", "Dinov2Config", 64),
    _image("EfficientNetForImageClassification", "EfficientNetConfig", 32, 600),
    _image("FocalNetForImageClassification", "FocalNetConfig", 64),
    _image("HieraForImageClassification", "HieraConfig", 64),
    _image("LevitForImageClassification", "LevitConfig", 128),
    _image("MobileViTForImageClassification", "MobileViTConfig", 128, 256),
    _image("MobileViTV2ForImageClassification", "MobileViTV2Config", 128, 256),
    _image("PoolFormerForImageClassification", "PoolFormerConfig", 128),
    _image("PvtV2ForImageClassification", "PvtV2Config", 128),
    _image("RegNetForImageClassification", "RegNetConfig", 64),
    _image("SegformerForImageClassification", "SegformerConfig", 64),
    _image("SwiftFormerForImageClassification", "SwiftFormerConfig", 128),
    _image("Swinv2ForImageClassification", "Swinv2Config", 64),
    _text("BartForConditionalGeneration", "BartConfig", 4, 1024, "seq2seq"),
    _text("BigBirdForMaskedLM", "BigBirdConfig", 8, 1024, attention_type="original_full"),
    _text("DebertaForMaskedLM", "DebertaConfig", 8, 512, keep_f32=BOTH),
    _text("FunnelForMaskedLM", "FunnelConfig", 16, 512),
    _text("LEDForConditionalGeneration", "LEDConfig", 2, 1024, "seq2seq"),
    _text("MPNetForMaskedLM", "MPNetConfig", 32, 512, max_position_embeddings=514),
    _text("MarianMTModel", "MarianConfig", 32, 128, "seq2seq"),
    _text("ModernBertForMaskedLM", "ModernBertConfig", 16, 512),
    _text("NystromformerForMaskedLM", "NystromformerConfig", 16, 512,
          max_position_embeddings=514),
    _text("ProphetNetForConditionalGeneration", "ProphetNetConfig", 8, 128, "seq2seq"),
    _text("RemBertForMaskedLM", "RemBertConfig", 8, 512),
    _text("RoFormerForMaskedLM", "RoFormerConfig", 32, 512),
    _text("SqueezeBertForMaskedLM", "SqueezeBertConfig", 32, 512),
    _text("XLMWithLMHeadModel", "XLMConfig", 16, 512),
    _text("Wav2Vec2ForCTC", "Wav2Vec2Config", 8, 80000, "audio", apply_spec_augment=False),
    _text("BloomForCausalLM", "BloomConfig", 4, 1024, name="bloom-560m", hidden_size=1024,
          n_layer=24, n_head=16, vocab_size=250880),
    _text("CodeGenForCausalLM", "CodeGenConfig", 8, 512, name="codegen-350M", n_layer=20,
          n_embd=1024, n_head=16, rotary_dim=32, vocab_size=51200),
    _text("GPTNeoXForCausalLM", "GPTNeoXConfig", 8, 512, name="pythia-410m", hidden_size=1024,
          num_hidden_layers=24, num_attention_heads=16, intermediate_size=4096,
          vocab_size=50304),
    _llm("OLMo-2-1B", "Olmo2", (16, 2048, 16, 16, 128, 8192, 100352), modes=BOTH),
    _llm("OLMoE-1B-7B", "Olmoe", (16, 2048, 16, 16, 128, 1024, 50304), num_experts=64,
         num_experts_per_tok=8),
    _llm("Phi-3.5-mini", "Phi3", (32, 3072, 32, 32, 96, 8192, 32064)),
    _llm("phi-1_5", "Phi", (24, 2048, 32, 32, 64, 8192, 51200), modes=BOTH),
    _llm("Qwen2.5-0.5B", "Qwen2", (24, 896, 14, 2, 64, 4864, 151936), modes=BOTH,
         tie_word_embeddings=True),
    _llm("SmolLM2-135M", "Llama", (30, 576, 9, 3, 64, 1536, 49152), modes=BOTH,
         tie_word_embeddings=True),
    _llm("gemma-3-1b", "Gemma3", (26, 1152, 4, 1, 256, 6912, 262144), modes=BOTH,
         config="Gemma3TextConfig"),
    _llm("stablelm-2-1_6b", "StableLm", (24, 2048, 32, 32, 64, 5632, 100352), modes=BOTH),
    _llm("starcoder2-3b", "Starcoder2", (30, 3072, 24, 2, 128, 12288, 49152)),
)

MODELS = LISTED_MODELS + MORE_MODELS


def library() -> str:
    import transformers

    return f"transformers {transformers.__version__}"


def _class(name: str) -> Any:
    """By name; the whisper row is its decoder alone."""
    if name == "WhisperDecoder":
        from transformers.models.whisper.modeling_whisper import WhisperDecoder

        return WhisperDecoder
    import transformers

    return getattr(transformers, name)


def make(row: Row, ask: Ask) -> Made:
    config = _class(row.config)(**row.settings)
    with default_dtype(ask.dtype):
        model = _class(row.cls)(config)
    return model, [_inputs(row, config, ask)]


def _inputs(row: Row, config: Any, ask: Ask) -> dict[str, Any]:
    """Arguments of one call, in f32 and i64; labels only where a loss is wanted."""
    import torch

    if row.kind == "image":
        pixels = torch.randn(ask.batch, 3, ask.size, ask.size)
        return {"pixel_values": pixels} | _labels((ask.batch,), config.num_labels, ask.train)
    shape = (ask.batch, ask.size)
    if row.kind == "audio":
        return {"input_values": torch.randn(shape)}
    words = int(config.get_text_config().vocab_size)
    args = {"input_ids": torch.randint(0, words, shape)}
    if row.kind == "whisper":
        hidden = (ask.batch, config.max_source_positions, config.d_model)
        return args | {"encoder_hidden_states": torch.randn(hidden)}
    return args | _targets(row, config, ask, words)


def _targets(row: Row, config: Any, ask: Ask, words: int) -> dict[str, Any]:
    if row.kind == "classes":
        return _labels((ask.batch,), config.num_labels, ask.train)
    if row.kind == "spans":
        starts = _labels((ask.batch,), ask.size, ask.train, "start_positions")
        return starts | _labels((ask.batch,), ask.size, ask.train, "end_positions")
    shape = (ask.batch, ask.size)
    if row.kind == "seq2seq":
        return _labels(shape, words, True, "labels" if ask.train else "decoder_input_ids")
    return _labels(shape, words, ask.train)


def _labels(shape: tuple[int, ...], classes: int, wanted: bool,
            name: str = "labels") -> dict[str, Any]:
    import torch

    return {name: torch.randint(0, classes, shape)} if wanted else {}
