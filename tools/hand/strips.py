"""Strips of handwriting: how they are stored, and how they are cut into labelled pieces.

A strip is an array of ink (0 = paper, 255 = full ink), HEIGHT rows high. Its baseline lies at two thirds of the
height; the pitch of the lines is five sixths of it.
"""

import json
import lzma
import zlib
from dataclasses import dataclass

import cv2
import numpy as np

from alphabet import encode, fold

HEIGHT = 40
#: Strips are stretched, because narrow handwriting has too few columns for the stride of the network.
WIDENED = 1.25
#: Columns of a strip for each frame of the network.
STRIDE = 4
#: Minimum frames per character: one for the character itself, and sometimes one for a blank.
LEAST_FRAMES = 1.3


@dataclass
class Strip:
    """One line (or piece of a line) with its text and who wrote it. `own`: where the ink is of this line."""

    ink: np.ndarray
    text: str
    writer: str
    own: np.ndarray | None = None


def is_held_out(writer):
    """Whether nobody may train on this writer."""
    return zlib.crc32(writer.encode()) % 16 == 8


def fit(ink, interpolation=cv2.INTER_AREA):
    """A strip of any height in the height and width that the network reads."""
    width = max(STRIDE, round(ink.shape[1] * HEIGHT / ink.shape[0] * WIDENED))
    return cv2.resize(ink, (width, HEIGHT), interpolation=interpolation)


def has_room(width, text):
    """Whether the frames of a strip suffice for its text."""
    return width // STRIDE >= LEAST_FRAMES * len(text) + 1


def read_lines(folder):
    """The lines of a folder (`lines.xz`: four bits a pixel, then one bit a pixel for what is the line's own)."""
    with open(f'{folder}/lines.json', encoding='utf8') as file:
        head = json.load(file)
    with open(f'{folder}/lines.xz', 'rb') as file:
        body = lzma.decompress(file.read())
    rows, columns = head['rows'], head['cols']
    size = rows // 2 * columns
    pairs = np.frombuffer(body[:size], np.uint8).reshape(-1, columns)
    ink = np.empty((rows, columns), np.uint8)
    ink[0::2], ink[1::2] = (pairs >> 4) * 17, (pairs & 15) * 17
    own = None
    if head['mask']:
        bits = np.frombuffer(body[size:], np.uint8).reshape(-1, columns)
        own = np.unpackbits(bits, axis=0)[:rows]
    strips = []
    for start, end, text, writer in zip(head['off'], head['off'][1:], head['text'], head['writer']):
        folded = fold(text)
        if not folded or encode(folded) is None:
            continue
        strips.append(
            Strip(ink[:, start:end], folded, writer, None if own is None else own[:, start:end])
        )
    return strips


def fit_all(strips):
    """The strips as the network reads them, without those that are too short for their text."""
    fitted = []
    for strip in strips:
        ink = fit(strip.ink)
        own = None if strip.own is None else fit(strip.own, cv2.INTER_NEAREST)
        if has_room(ink.shape[1], strip.text):
            fitted.append(Strip(ink, strip.text, strip.writer, own))
    return fitted


def split_lines(strips, rng):
    """Pieces of one to three words: lines cut at their widest gaps, where widths and letters agree."""
    pieces = []
    for strip in strips:
        words = strip.text.split()
        spans = find_words(strip, words) if 2 <= len(words) <= 14 else None
        if spans is None:
            continue
        first = 0
        while first < len(words):
            end = min(len(words), first + int(rng.integers(1, 4)))
            left = max(0, spans[first][0] - 4)
            right = spans[end - 1][1] + 5
            own = None if strip.own is None else strip.own[:, left:right]
            pieces.append(Strip(strip.ink[:, left:right], ' '.join(words[first:end]), strip.writer, own))
            first = end
    return pieces


def find_words(strip, words):
    """First and last column of each word; None where the gaps do not tell them apart."""
    columns = ink_columns(strip)
    if len(columns) < 10:
        return None
    gaps = np.diff(columns)
    wide = np.where(gaps > 3)[0]
    if len(wide) < len(words) - 1:
        return None
    cuts = np.sort(wide[np.argsort(-gaps[wide])][: len(words) - 1])
    starts = [columns[0], *columns[cuts + 1]]
    ends = [*columns[cuts], columns[-1]]
    lengths = np.array([len(word) for word in words], float)
    widths = np.array(ends, float) - starts
    ratio = widths * lengths.sum() / (widths.sum() * lengths)
    limit = np.where(lengths <= 2, 2.2, 1.6)
    return list(zip(starts, ends)) if np.all((ratio < limit) & (ratio > 1 / limit)) else None


def ink_columns(strip):
    """Columns with ink of the line's own, rules left out."""
    ink = strip.ink.astype(np.int16) - 10
    ink = np.where((strip.own > 0) if strip.own is not None else True, ink, 0).clip(0)
    for row in np.where((ink > 25).mean(1) > 0.55)[0]:
        ink[max(0, row - 1) : row + 2] = 0
    dark = ink[ink > 30]
    threshold = max(30, np.percentile(dark, 60) * 0.45) if len(dark) else 30
    return np.where((ink > threshold).any(0))[0]
