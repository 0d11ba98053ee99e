"""Lines written by fonts that imitate a hand."""

import os

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from strips import HEIGHT, STRIDE, WIDENED, Strip, has_room

#: Fonts that nobody trains on: two joined, two loose, two neat, two hard ones.
HELD_OUT_FONTS = {
    'cedarville-cursive', 'marck-script', 'shadows-into-light', 'gochi-hand', 'delius', 'kalam',
    'reenie-beanie', 'homemade-apple',
}
#: Letters that a font must have.
NEEDED = 'abcçãõáéíóúâêôàABCÉÁ0123456789.,;:!?-()'
MOST_WIDTH = 1200
#: Lines are drawn this many times larger and then scaled down.
SCALE = 3
PITCH = HEIGHT * 5 / 6
BASELINE = HEIGHT * 2 / 3


class Font:
    """A font file; `x_height` as a share of its size."""

    def __init__(self, name, path):
        self.name, self.path, self.sizes = name, path, {}
        probe = ImageFont.truetype(path, 60)
        missing = bytes(probe.getmask('\uffff'))
        self.lacks = [
            c for c in NEEDED if bytes(probe.getmask(c)) == missing or probe.getmask(c).getbbox() is None
        ]
        self.x_height = -probe.getbbox('x', anchor='ls')[1] / 60

    def at(self, size):
        if size not in self.sizes:
            self.sizes[size] = ImageFont.truetype(self.path, size)
        return self.sizes[size]


def find_fonts(root, held_out=False):
    """The fonts of a folder of `@fontsource` packages that have every Portuguese letter."""
    fonts = []
    for name in sorted(os.listdir(root)):
        files = [f'{root}/{name}/files/{name}-latin-{weight}-normal.woff2' for weight in (400, 300, 500)]
        path = next((file for file in files if os.path.exists(file)), None)
        if path is None or (name in HELD_OUT_FONTS) != held_out:
            continue
        font = Font(name, path)
        if not font.lacks:
            fonts.append(font)
    return fonts


def draw_word(word, font, rng):
    """Ink of a word on a strip of SCALE times the height, and where it begins relative to the pen."""
    left, _, right, _ = font.getbbox(word, anchor='ls')
    margin = 8
    image = Image.new('L', (int(right - left + 2 * margin), HEIGHT * SCALE), 0)
    down = BASELINE * SCALE + rng.normal(0, 0.8) * SCALE
    ImageDraw.Draw(image).text((margin - left, down), word, fill=255, font=font, anchor='ls')
    return np.array(image), left - margin


def strike_out(ink, rng):
    """Strokes through a word, as a pen that takes it back."""
    height, width = ink.shape
    middle = BASELINE * SCALE - rng.uniform(0.1, 0.35) * PITCH * SCALE
    thickness = int(rng.integers(2, 6))
    for _ in range(int(rng.choice([1, 1, 2, 3, 6]))):
        y = middle + rng.normal(0, 0.08) * PITCH * SCALE
        slant = rng.normal(0, 0.1) * PITCH * SCALE
        xs = np.linspace(0, width - 1, 6)
        ys = y + slant * (xs / width - 0.5) + rng.normal(0, 1.2, 6) * SCALE / 2
        points = np.stack([xs, ys], 1).astype(np.int32)
        cv2.polylines(ink, [points], False, 255, thickness, cv2.LINE_AA)
    return ink


def write_line(text, font, rng, struck=None):
    """A strip of a text; None where it became too wide or too narrow. `struck`: a word to write and take back."""
    x_height = PITCH * rng.uniform(0.2, 0.42)
    size = min(x_height / max(0.12, font.x_height), 2.2 * PITCH) * SCALE
    sized = font.at(int(max(8, size)))
    space = max(sized.getlength(' '), size * 0.2) * rng.uniform(0.6, 1.8)
    stretch = np.exp(rng.normal(0, 0.15))
    words = text.split(' ')
    if struck:
        words.insert(int(rng.integers(len(words) + 1)), None)
    pieces, pen = [], 4.0 * SCALE
    for word in words:
        ink, start = draw_word(word or struck, sized, rng)
        if word is None:
            ink = strike_out(ink, rng)
        width = max(2, int(ink.shape[1] * stretch * np.exp(rng.normal(0, 0.04))))
        pieces.append((max(0, int(pen + start * stretch)), cv2.resize(ink, (width, ink.shape[0]))))
        pen += (sized.getlength(word or struck) + space * np.exp(rng.normal(0, 0.2))) * stretch
    line = np.zeros((HEIGHT * SCALE, max(x + ink.shape[1] for x, ink in pieces)), np.uint8)
    for x, ink in pieces:
        line[:, x : x + ink.shape[1]] = np.maximum(line[:, x : x + ink.shape[1]], ink)
    width = max(STRIDE, round(line.shape[1] / SCALE * WIDENED))
    line = cv2.resize(line, (width, HEIGHT), interpolation=cv2.INTER_AREA)
    columns = np.where(line.max(0) > 40)[0]
    if len(columns) == 0:
        return None
    line = line[:, max(0, columns[0] - 5) : columns[-1] + 6]
    if line.shape[1] > MOST_WIDTH or not has_room(line.shape[1], text):
        return None
    # Small fonts have thin strokes, unlike pens, so the ink is darkened.
    line = np.clip(line.astype(np.float32) * rng.uniform(1.0, 1.8), 0, 255).astype(np.uint8)
    return Strip(line, text, font.name)


def write_lines(count, texts, fonts, rng, least, most, struck_share=0.04):
    """So many synthetic lines of `least` to `most` words."""
    lines = []
    while len(lines) < count:
        text = texts.draw(rng, least, most)
        struck = texts.loose(rng, 1)[0] if rng.random() < struck_share else None
        line = write_line(text, fonts[int(rng.integers(len(fonts)))], rng, struck)
        if line is not None:
            lines.append(line)
    return lines
