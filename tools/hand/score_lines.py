"""Writes scores of lines in held-out fonts, photographed, with held-out texts: for measures of the language.

`scores.bin`: float32, line after line, frames x classes. `lines.json`: the characters, and of each line its frames, its
text, and which word of it was misspelled (number and what was meant; null for none).
"""

import argparse
import json
import os

import numpy as np
import torch

from alphabet import ALPHABET, encode
from augment import augment
from export import load, round_weights
from misspell import misspell
from network import score
from strips import Strip
from synthesis import find_fonts, write_line
from texts import Texts


def write(texts, fonts, rng, planted):
    """A line of 4 to 9 words; None where it has no room, or nothing to misspell."""
    words = texts.span(rng, int(rng.integers(4, 10)))
    slip = None
    if planted:
        at = int(rng.integers(len(words)))
        wrong = misspell(words[at], rng)
        if wrong is None:
            return None
        slip = [at, words[at]]
        words = [*words[:at], wrong, *words[at + 1 :]]
    text = ' '.join(words)
    if encode(text) is None:
        return None
    strip = write_line(text, fonts[int(rng.integers(len(fonts)))], rng)
    return strip and (Strip(augment(strip.ink, rng, 0.35), text, strip.writer), slip)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('checkpoint')
    parser.add_argument('out', help='folder')
    parser.add_argument('--fonts', required=True)
    parser.add_argument('--words', required=True)
    parser.add_argument('--texts', nargs='+', required=True)
    parser.add_argument('--count', type=int, default=300, help='lines with a misspelling, and as many without')
    parser.add_argument('--seed', type=int, default=2)
    options = parser.parse_args()
    torch.set_num_threads(int(os.environ.get('THREADS', '1')))
    network = load(options.checkpoint)
    round_weights(network)
    texts, fonts = Texts(options.words, options.texts, True), find_fonts(options.fonts, held_out=True)
    rng = np.random.default_rng(options.seed)
    lines = []
    while len(lines) < 2 * options.count:
        line = write(texts, fonts, rng, planted=len(lines) % 2 == 1)
        if line:
            lines.append(line)
    scores = score(network, [strip.ink for strip, _ in lines])
    with open(f'{options.out}/scores.bin', 'wb') as file:
        file.write(np.concatenate(scores).astype('<f4').tobytes())
    rows = [{'steps': len(s), 'text': strip.text, 'slip': slip} for s, (strip, slip) in zip(scores, lines)]
    with open(f'{options.out}/lines.json', 'w', encoding='utf8') as file:
        json.dump({'alphabet': ''.join(ALPHABET), 'lines': rows}, file, ensure_ascii=False)


if __name__ == '__main__':
    main()
