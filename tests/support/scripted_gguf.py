"""Writes a language model that says exactly what a test prepared, for a real inference server to serve.

The model is a llama of one layer whose attention and feed-forward weights are zero, so the residual stream still holds
the embedding of the last token when it reaches the output matrix. What remains is a bigram table:

- every byte of every answer is a token of its own, so each token has one successor and any text can be said;
- a token's embedding is a random vector of +1 and -1, its *code*; the output row of its successor is that same code.
  A code times itself is `_WIDTH` = 128, times another one about 0 ± 11, so the successor wins by a factor of more than
  e^50: the answer is the same at any usual temperature;
- the last tokens of all answers share one code, because they share a successor, the end of the answer.

The chat template picks the answer: it ends the prompt with the start token of the script whose trigger occurs in the
last message of the user, or observation.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from gguf import GGUFWriter, TokenType
from numpy.typing import NDArray

MAX_ANSWER_BYTES = 4_000
"""Bytes that all answers of a model may have together: 512 bytes of file for each, and codes that stay distinct."""

_WIDTH = 128
_HEADS, _HEAD_WIDTH = 4, 32
_FEED_FORWARD_WIDTH = 32
_CONTEXT_TOKENS = 32_768
_UNKNOWN, _BEGIN, _END = 0, 1, 2

Matrix = NDArray[np.float16]


def write_scripted_gguf(path: Path, scripts: Mapping[str, str], default: str, *, tools: bool = False) -> Path:
    """Write a model that gives prepared answers.

    Args:
        path: The file to write.
        scripts: Answers by trigger: an answer is given where its trigger occurs in the user's last message; the first
            such trigger counts.
        default: The answer where no trigger occurs.
        tools: Whether the chat template shows functions and calls in the way of Hermes, so that the server reads
            `<tool_call>{"name": …, "arguments": …}</tool_call>` in an answer as a call through the tools API. A trigger
            may then stand in the result of a call, too.

    Returns:
        `path`.

    Raises:
        ValueError: If the answers are longer than `MAX_ANSWER_BYTES` together.
    """
    answers = [*scripts.values(), default]
    size = sum(len(answer.encode()) for answer in answers)
    if size > MAX_ANSWER_BYTES:
        raise ValueError(f"the answers have {size} bytes together, more than {MAX_ANSWER_BYTES}")
    vocabulary = _Vocabulary()
    starts = [vocabulary.add_answer(answer) for answer in answers]
    writer = GGUFWriter(path, "llama")
    _add_tokenizer(writer, vocabulary)
    writer.add_chat_template((_TOOLS if tools else "") + _chat_template(scripts, starts, tools=tools))
    _add_weights(writer, *_bigram_table(vocabulary))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


def write_random_gguf(path: Path, likely: str, seed: int = 0) -> Path:
    """Write a model that says bytes at random, each byte making others more and less likely.

    Args:
        path: The file to write.
        likely: Signs that are much more likely than all others, such as those that close a string or a call: what is
            said at random has no wish to come to an end.
        seed: Of the random table.

    Returns:
        `path`.
    """
    vocabulary = _Vocabulary()
    dice = np.random.default_rng(seed)
    shape = (len(vocabulary.texts), _WIDTH)
    embedding = dice.choice([-1.0, 1.0], size=shape)
    output = dice.normal(0.0, 0.12, size=shape)
    # One column is the same for all tokens, so that its weight in the output is how likely a token is in general.
    embedding[:, 0] = 1.0
    output[:, 0] = 0.0
    output[[vocabulary.texts.index(f"<0x{ord(sign):02X}>") for sign in likely] + [_END], 0] = 6.0
    output[_UNKNOWN] = output[_BEGIN] = 0.0
    writer = GGUFWriter(path, "llama")
    _add_tokenizer(writer, vocabulary)
    writer.add_chat_template("{%- for message in messages -%}{{- message['content'] -}}{%- endfor -%}")
    _add_weights(writer, embedding.astype(np.float16), output.astype(np.float16))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


@dataclass
class _Vocabulary:
    """Tokens, and which follows which.

    It begins with what the llama tokenizer needs for prompts: a token for each byte, and the space "▁", without which
    it takes every space for three unknown bytes.
    """

    texts: list[str] = field(default_factory=lambda: ["<unk>", "<s>", "</s>"])
    types: list[TokenType] = field(default_factory=lambda: [TokenType.UNKNOWN, TokenType.CONTROL, TokenType.CONTROL])
    successors: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for byte in range(256):
            self.add(f"<0x{byte:02X}>", TokenType.BYTE)
        self.add("▁", TokenType.NORMAL)

    def add(self, text: str, kind: TokenType) -> int:
        self.texts.append(text)
        self.types.append(kind)
        return len(self.texts) - 1

    def add_answer(self, answer: str) -> str:
        """Add the tokens of an answer; returns the text of the start token that leads to it."""
        start = f"<|answer-{len(self.texts)}|>"
        token = self.add(start, TokenType.CONTROL)
        for byte in answer.encode():
            # llama.cpp reads a byte token's value from the two digits after "<0x"; the rest keeps the text unique.
            following = self.add(f"<0x{byte:02X}>{len(self.texts)}", TokenType.BYTE)
            self.successors[token] = following
            token = following
        self.successors[token] = _END
        return start


def _bigram_table(vocabulary: _Vocabulary) -> tuple[Matrix, Matrix]:
    """The embedding and the output matrix, a row for each token."""
    shape = (len(vocabulary.texts), _WIDTH)
    embedding = np.random.default_rng(0).choice([-1.0, 1.0], size=shape).astype(np.float16)
    for token, successor in vocabulary.successors.items():
        if successor == _END:
            embedding[token] = embedding[_END]
    output = np.zeros(shape, np.float16)
    for token, successor in vocabulary.successors.items():
        output[successor] = embedding[token]
    return embedding, output


_TOOLS = """\
{%- if tools -%}{{- 'system: Functions:\\n<tools>' -}}
{%- for tool in tools -%}{{- '\\n' + (tool | tojson) -}}{%- endfor -%}
{{- '\\n</tools>\\nCall them by JSON in a tag:\\n<tool_call>\\n{"name": …, "arguments": {…}}\\n</tool_call>\\n' -}}
{%- endif -%}
"""
_CALLS = (
    '{%- for call in message.tool_calls or [] -%}{{- \'<tool_call>\\n{"name": "\' + call.function.name + '
    "'\", \"arguments\": ' + (call.function.arguments | tojson) + '}\\n</tool_call>\\n' -}}{%- endfor -%}"
)


def _chat_template(triggers: Iterable[str], starts: Sequence[str], *, tools: bool) -> str:
    who = "('user', 'observation', 'tool')" if tools else "('user', 'observation')"
    lines = [
        "{%- set last = namespace(text='') -%}",
        "{%- for message in messages -%}",
        f"{{%- if message['role'] in {who} -%}}{{%- set last.text = message['content'] -%}}{{%- endif -%}}",
        "{{- message['role'] + ': ' + (message['content'] or '') + '\\n' -}}",
        *([_CALLS] if tools else []),
        "{%- endfor -%}",
        "{%- if false -%}",
    ]
    for trigger, start in zip(triggers, starts, strict=False):
        lines.append(f"{{%- elif {json.dumps(trigger, ensure_ascii=False)} in last.text -%}}{start}")
    lines.append(f"{{%- else -%}}{starts[-1]}{{%- endif -%}}")
    return "\n".join(lines)


def _add_tokenizer(writer: GGUFWriter, vocabulary: _Vocabulary) -> None:
    writer.add_tokenizer_model("llama")
    writer.add_tokenizer_pre("default")
    writer.add_token_list(vocabulary.texts)
    writer.add_token_types(vocabulary.types)
    writer.add_token_scores([0.0] * len(vocabulary.texts))
    writer.add_vocab_size(len(vocabulary.texts))
    writer.add_unk_token_id(_UNKNOWN)
    writer.add_bos_token_id(_BEGIN)
    writer.add_eos_token_id(_END)
    writer.add_add_bos_token(True)
    writer.add_add_space_prefix(False)


def _add_weights(writer: GGUFWriter, embedding: Matrix, output: Matrix) -> None:
    writer.add_block_count(1)
    writer.add_context_length(_CONTEXT_TOKENS)
    writer.add_embedding_length(_WIDTH)
    writer.add_feed_forward_length(_FEED_FORWARD_WIDTH)
    writer.add_head_count(_HEADS)
    writer.add_head_count_kv(1)
    writer.add_rope_dimension_count(_HEAD_WIDTH)
    writer.add_layer_norm_rms_eps(1e-6)
    writer.add_tensor("token_embd.weight", embedding)
    writer.add_tensor("output.weight", output)
    for norm in ("output_norm", "blk.0.attn_norm", "blk.0.ffn_norm"):
        writer.add_tensor(f"{norm}.weight", np.ones(_WIDTH, np.float32))
    for name, rows, columns in (
        ("attn_q", _WIDTH, _WIDTH),
        ("attn_k", _HEAD_WIDTH, _WIDTH),
        ("attn_v", _HEAD_WIDTH, _WIDTH),
        ("attn_output", _WIDTH, _WIDTH),
        ("ffn_gate", _FEED_FORWARD_WIDTH, _WIDTH),
        ("ffn_up", _FEED_FORWARD_WIDTH, _WIDTH),
        ("ffn_down", _WIDTH, _FEED_FORWARD_WIDTH),
    ):
        writer.add_tensor(f"blk.0.{name}.weight", np.zeros((rows, columns), np.float16))
