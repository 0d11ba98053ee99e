"""Packs lines that students gave as a folder that `strips.read_lines` reads: pack_given.py given.jsonl FOLDER

Each row is {writer, columns, strip, text}: the strip is base64 of 48 rows, two rows a byte (docs/handwriting.md).
"""

import base64
import json
import lzma
import os
import sys

import numpy as np

ROWS = 48


def pack(rows, folder):
    """Packs given rows. Raises a ValueError for a strip that is not whole."""
    pack_strips([read_strip(row) for row in rows], [row['text'] for row in rows], [row['writer'] for row in rows], folder)


def pack_strips(strips, texts, writers, folder):
    """Writes `lines.json` and `lines.xz`, without outlines. Each strip is an array of pairs of rows x columns."""
    body = np.concatenate(strips, axis=1) if strips else np.zeros((ROWS // 2, 0), np.uint8)
    head = {
        'rows': ROWS,
        'cols': body.shape[1],
        'mask': False,
        'off': [0, *np.cumsum([strip.shape[1] for strip in strips]).tolist()],
        'text': texts,
        'writer': writers,
    }
    os.makedirs(folder, exist_ok=True)
    with open(f'{folder}/lines.json', 'w', encoding='utf8') as file:
        json.dump(head, file, ensure_ascii=False)
    with open(f'{folder}/lines.xz', 'wb') as file:
        file.write(lzma.compress(body.tobytes(), preset=1))


def read_strip(row):
    """Pairs of rows x columns."""
    packed = np.frombuffer(base64.b64decode(row['strip'], validate=True), np.uint8)
    return packed.reshape(ROWS // 2, row['columns'])


if __name__ == '__main__':
    source, target = sys.argv[1:]
    # `copy` of psql doubles backslashes, which is undone here.
    with open(source, encoding='utf8') as file:
        pack([json.loads(line.replace('\\\\', '\\')) for line in file], target)
