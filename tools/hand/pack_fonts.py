"""Packs synthetic lines as a folder that `strips.read_lines` and `bench:hand` read, each font a writer.

pack_fonts.py FOLDER --fonts … --words … [--texts …] [--held-out] [--lines 40] [--seed 11]
"""

import argparse

import cv2
import numpy as np

from pack_given import ROWS, pack_strips
from strips import HEIGHT, WIDENED
from synthesis import find_fonts, write_lines
from texts import Texts


def to_strip(line):
    """Pairs of rows x columns, as high and as wide as lines are packed."""
    width = round(line.ink.shape[1] * ROWS / HEIGHT / WIDENED)
    ink = cv2.resize(line.ink, (width, ROWS), interpolation=cv2.INTER_AREA)
    levels = np.round(ink / 17).astype(np.uint8)
    return levels[0::2] << 4 | levels[1::2]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('folder')
    parser.add_argument('--fonts', required=True)
    parser.add_argument('--words', required=True)
    parser.add_argument('--texts', nargs='*', default=[])
    parser.add_argument('--held-out', action='store_true', help='fonts and texts that nobody trains on')
    parser.add_argument('--lines', type=int, default=40, help='of each font')
    parser.add_argument('--seed', type=int, default=11)
    options = parser.parse_args()
    texts = Texts(options.words, options.texts, options.held_out)
    rng = np.random.default_rng(options.seed)
    lines = []
    for font in find_fonts(options.fonts, options.held_out):
        lines += write_lines(options.lines, texts, [font], rng, 4, 9, struck_share=0)
    pack_strips([to_strip(line) for line in lines], [line.text for line in lines], [line.writer for line in lines], options.folder)


if __name__ == '__main__':
    main()
