"""The characters that the reader knows, and text in their terms."""

import unicodedata

import numpy as np

ALPHABET = list(
    " abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,;:!?'\"()-/%$ºª+=&*[]_"
    "áàâãéêíóôõúçÁÀÂÃÉÊÍÓÔÕÚÇèëïîùûüñöäÈ"
)
#: Class 0 is the blank of CTC.
CLASSES = len(ALPHABET) + 1
INDEX = {character: i + 1 for i, character in enumerate(ALPHABET)}
FOLDS = {
    '’': "'", '‘': "'", '“': '"', '”': '"', '«': '"', '»': '"', '–': '-', '—': '-', '…': '...',
    'œ': 'oe', 'Œ': 'OE', 'æ': 'ae', '°': 'º', '\u00a0': ' ',
}


def fold(text):
    """Text with one form of each character and single spaces."""
    composed = unicodedata.normalize('NFC', text)
    return ' '.join(''.join(FOLDS.get(c, c) for c in composed).split())


def encode(text):
    """Classes of the characters; None where the alphabet lacks one."""
    return [INDEX[c] for c in text] if all(c in INDEX for c in text) else None


def read_greedily(scores):
    """The text of one line from its scores (frames x classes): the best class of each frame."""
    best = np.asarray(scores).argmax(-1)
    kept = [k for i, k in enumerate(best) if k and (i == 0 or k != best[i - 1])]
    return ' '.join(''.join(ALPHABET[k - 1] for k in kept).split())


def distance(a, b):
    """Edits between two sequences."""
    row = np.arange(len(b) + 1)
    other = np.array([hash(x) for x in b])
    steps = np.arange(len(b) + 1)
    for i, item in enumerate(a):
        new = np.minimum(row[1:] + 1, row[:-1] + (other != hash(item))) if len(b) else row[1:]
        row = np.minimum.accumulate(np.concatenate([[i + 1], new]) - steps) + steps
    return int(row[-1])


def error_rate(truths, readings):
    """Characters wrong, in percent of the characters that are there."""
    wrong = sum(distance(r, t) for t, r in zip(truths, readings))
    return 100 * wrong / max(1, sum(map(len, truths)))


def word_error_rate(truths, readings):
    """Words wrong, in percent of the words that are there."""
    return error_rate([t.split() for t in truths], [r.split() for r in readings])
