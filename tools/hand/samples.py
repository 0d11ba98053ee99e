"""What a training step sees: real lines and pieces, lines joined of pieces, synthetic lines."""

import cv2
import numpy as np

from augment import augment, reshape
from strips import HEIGHT, STRIDE, Strip, fit_all, has_room, is_held_out, read_lines, split_lines
from synthesis import HELD_OUT_FONTS, MOST_WIDTH, find_fonts, write_lines

#: Maximum number of columns of a batch, including the blank columns that pad each strip to the widest one.
BATCH_COLUMNS = 24_000
MOST_STRIPS = 64
#: Proportions of the kinds of samples at the start and later.
START = {'pieces': 3, 'short': 2}
LATER = {'pieces': 1, 'lines': 2, 'joined': 2, 'short': 1, 'long': 2, 'photos': 3}
#: Number of steps after which new synthetic lines are generated.
RENEWED = 1000
COUNTS = {'short': 1500, 'long': 2500}


class Samples:
    """Draws batches. Everything follows from the seed and the number of the step."""

    def __init__(self, folder, fonts, texts, seed, photos=()):
        """`photos`: folders of strips that were cut out of photographed pages, drawn equally often."""
        self.seed, self.texts, self.fonts = seed, texts, find_fonts(fonts)
        self.pools, self.by_writer, self.renewal = {}, {}, None
        if folder:
            strips = [s for s in read_lines(folder) if not is_held_out(s.writer)]
            pieces = split_lines(strips, np.random.default_rng(seed))
            self.pools['lines'], self.pools['pieces'] = fit_all(strips), fit_all(pieces)
            for piece in self.pools['pieces']:
                self.by_writer.setdefault(piece.writer, []).append(piece)
            self.by_writer = {w: p for w, p in self.by_writer.items() if len(p) > 7}
        taught = [
            [s for s in read_lines(photo) if not is_held_out(s.writer) and s.writer not in HELD_OUT_FONTS]
            for photo in photos
        ]
        if taught:
            self.pools['photos'] = [fit_all(strips) for strips in taught]

    def renew(self, step):
        """Other synthetic lines from time to time."""
        if self.renewal == step // RENEWED:
            return
        self.renewal = step // RENEWED
        rng = np.random.default_rng((self.seed, 1, self.renewal))
        for kind, (least, most) in {'short': (1, 4), 'long': (5, 11)}.items():
            self.pools[kind] = write_lines(COUNTS[kind], self.texts, self.fonts, rng, least, most)

    def batch(self, step, start, strength):
        """Pictures and texts of one step. `start`: whether in the first phase; `strength`: how much lines are changed, 0 to 1."""
        self.renew(step)
        rng = np.random.default_rng((self.seed, 2, step))
        shares = {k: s for k, s in (START if start else LATER).items() if k in self.pools or k == 'joined'}
        if not self.by_writer:
            shares.pop('joined', None)
        weights = np.array(list(shares.values())) / sum(shares.values())
        kind = list(shares)[int(rng.choice(len(weights), p=weights))]
        candidates = [self.draw(kind, rng) for _ in range(MOST_STRIPS * 2)]
        candidates.sort(key=lambda strip: strip.ink.shape[1])
        first = int(rng.integers(len(candidates) - 8))
        chosen, widest = [], 0
        for strip in candidates[first:]:
            widest = max(widest, strip.ink.shape[1])
            if len(chosen) == MOST_STRIPS or (len(chosen) >= 8 and widest * (len(chosen) + 1) > BATCH_COLUMNS):
                break
            chosen.append(strip)
        return [self.change(strip, kind, strength, rng) for strip in chosen], [s.text for s in chosen]

    def draw(self, kind, rng):
        if kind == 'joined':
            return self.join(rng)
        if kind == 'photos':
            pool = self.pools[kind][int(rng.integers(len(self.pools[kind])))]
            return pool[int(rng.integers(len(pool)))]
        return self.pools[kind][int(rng.integers(len(self.pools[kind])))]

    def join(self, rng):
        """A line of pieces of one writer in another order: other texts than those that everybody copied."""
        writers = list(self.by_writer)
        pieces = self.by_writer[writers[int(rng.integers(len(writers)))]]
        count = int(rng.integers(2, 6))
        chosen = [pieces[int(i)] for i in rng.choice(len(pieces), count, replace=False)]
        parts = []
        for piece in chosen:
            ink = piece.ink if piece.own is None else np.where(piece.own > 0, piece.ink, 0).astype(np.uint8)
            parts += [ink, np.zeros((HEIGHT, int(rng.integers(0, 16))), np.uint8)]
        ink = np.concatenate(parts[:-1], 1)[:, :MOST_WIDTH]
        text = ' '.join(piece.text for piece in chosen)
        fits = sum(part.shape[1] for part in parts[:-1]) <= MOST_WIDTH
        return Strip(ink, text, chosen[0].writer) if fits else chosen[0]

    def change(self, strip, kind, strength, rng):
        """The strip as another pen, paper and phone would give it."""
        ink = strip.ink
        if strip.own is not None and rng.random() < 0.5:
            ink = np.where(strip.own > 0, ink, 0).astype(np.uint8)
        is_real = kind in ('lines', 'pieces')
        if kind == 'photos':
            changed = reshape(ink, rng, strength)
        else:
            changed = augment(
                ink, rng, strength, None if is_real else lambda: self.neighbour(kind, rng), 0.12 if is_real else 0.4
            )
        if not has_room(changed.shape[1], strip.text):
            changed = cv2.resize(changed, (int(len(strip.text) * 1.6 + 3) * STRIDE, HEIGHT))
        if changed.shape[1] > MOST_WIDTH:
            changed = cv2.resize(changed, (MOST_WIDTH, HEIGHT), interpolation=cv2.INTER_AREA)
        return changed

    def neighbour(self, kind, rng):
        pool = self.pools['lines' if kind == 'joined' else kind]
        return pool[int(rng.integers(len(pool)))].ink


def held_out_sets(folder, fonts, texts, count=None):
    """The sets to measure on: lines of writers and fonts that nobody trains on; `papers`: the fonts photographed."""
    sets = {}
    if folder:
        sets['pens'] = fit_all([s for s in read_lines(folder) if is_held_out(s.writer)])
    rng = np.random.default_rng(11)
    lines = write_lines(400, texts, find_fonts(fonts, held_out=True), rng, 4, 9, struck_share=0)
    sets['fonts'] = lines
    sets['papers'] = [Strip(augment(s.ink, rng, 0.35), s.text, s.writer) for s in lines]
    if count:
        pick = np.random.default_rng(5)
        sets = {k: [v[i] for i in pick.permutation(len(v))[:count]] for k, v in sets.items()}
    return sets
