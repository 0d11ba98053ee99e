"""What pens, paper and phones do to a line."""

import cv2
import numpy as np

from strips import HEIGHT

PITCH = HEIGHT * 5 / 6
BASELINE = HEIGHT * 2 / 3
#: Noise is taken from a precomputed bank, because generating it each time costs more than all other steps.
BANK = np.random.default_rng(7).standard_normal((HEIGHT, 1 << 16), np.float32)
ROWS, COLUMNS = np.mgrid[0:HEIGHT, 0:4096].astype(np.float32)


def noise(width, rng):
    start = int(rng.integers(BANK.shape[1] - width))
    return BANK[:, start : start + width]


def distort(ink, rng, strength):
    """Another size, slant and elastic shape; the width changes."""
    height, width = ink.shape
    sx = float(np.exp(rng.normal(-0.06, 0.22 * strength)))
    sy = float(np.exp(rng.normal(-0.04, 0.16 * strength)))
    slant = rng.normal(0, 0.25 * strength)
    out = max(8, int(width * sx))
    x, y = COLUMNS[:, :out], ROWS[:, :out]
    shape = (3, max(2, out // 30))
    waves = [
        cv2.resize(rng.normal(0, s * strength, shape).astype(np.float32), (out, height), interpolation=cv2.INTER_CUBIC)
        for s in (1.6, 1.0)
    ]
    drift = rng.normal(0, 1.2 * strength) + rng.normal(0, 1.2) * (x / out - 0.5) * 2
    from_x = (x + waves[0]) / sx + slant * (y - BASELINE)
    from_y = (y - BASELINE + waves[1]) / sy + BASELINE + drift
    return cv2.remap(ink, from_x.astype(np.float32), from_y.astype(np.float32), cv2.INTER_LINEAR)


def thicken(ink, rng, strength):
    """A finer or a broader pen."""
    chance = rng.random()
    kernel = np.ones((2, 2), np.uint8)
    if chance < 0.15 * strength:
        return cv2.erode(ink, kernel) * 0.7 + ink * 0.3
    if chance < 0.35 * strength:
        return cv2.dilate(ink, kernel) * 0.7 + ink * 0.3
    return ink


def add_neighbours(ink, draw, rng):
    """Ink of the lines above and below that reaches into the strip."""
    width = ink.shape[1]
    for above in (True, False):
        if rng.random() > 0.7:
            continue
        other = draw().astype(np.float32)
        start = int(rng.integers(0, max(1, other.shape[1] - width + 1)))
        other = other[:, start : start + width]
        shift = int(np.clip(round(PITCH + rng.normal(0, 2)), 20, HEIGHT - 1))
        at = int(rng.integers(0, width - other.shape[1] + 1))
        rows, source = (slice(0, HEIGHT - shift), other[shift:]) if above else (slice(shift, None), other[: HEIGHT - shift])
        part = ink[rows, at : at + other.shape[1]]
        np.maximum(part, source, out=part)
    return ink


def add_rules(ink, rng, squared_share=0.25):
    """Printed rules; on squared paper upright ones too."""
    width = ink.shape[1]
    y, x = ROWS[:, :width], COLUMNS[:, :width]
    slope = rng.normal(0, 0.004)
    at = BASELINE + rng.normal(1, 2.5) + slope * (x - width / 2)
    away = np.abs(y - at)
    if rng.random() < 0.5:
        away = np.minimum(away, np.abs(y - at + PITCH))
    if rng.random() < squared_share:
        pitch = PITCH * (1 if rng.random() < 0.4 else 0.5)
        away = np.minimum(away, np.abs(y - at + PITCH / 2)) if pitch < PITCH else away
        phase, lean = rng.uniform(0, pitch), rng.normal(0, 0.02)
        away = np.minimum(away, np.abs((x + lean * y + phase) % (pitch * 1.25) - pitch * 0.625))
    rule = rng.uniform(20, 140) * np.clip(rng.uniform(0.5, 1.2) + 0.5 - away, 0, 1)
    if rng.random() < 0.3:
        rule = rule * (noise(width, rng) > -0.3)
    return np.maximum(ink, rule)


def photograph(ink, rng):
    """Ink or pencil, blur of a phone, light and grain."""
    width = ink.shape[1]
    if rng.random() < 0.2:  # pencil: pale, and the paper shows through
        ink = ink * (1 - np.clip(0.25 * np.abs(noise(width, rng)), 0, 0.8)) * rng.uniform(0.35, 0.8)
    else:
        ink = ink * rng.uniform(0.5, 1.15)
    if rng.random() < 0.35:
        ink = cv2.GaussianBlur(ink, (0, 0), rng.uniform(0.3, 1.0))
    elif rng.random() < 0.12:  # a hand that moved
        size = int(rng.integers(2, 5))
        ink = cv2.blur(ink, (size, 1) if rng.random() < 0.6 else (1, size))
    if rng.random() < 0.15:  # few pixels
        factor = rng.uniform(0.55, 0.85)
        small = cv2.resize(ink, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA)
        ink = cv2.resize(small, (width, HEIGHT), interpolation=cv2.INTER_LINEAR)
    if rng.random() < 0.15:  # a shadow that was not taken away
        ink = ink + rng.uniform(-20, 35) * np.clip(np.sin(COLUMNS[:, :width] / width * 3 + rng.uniform(0, 6)), 0, 1)
    return ink + noise(width, rng) * rng.uniform(0, 10)


def reshape(ink, rng, strength):
    """A line that was photographed already, as another hand and pen would have written it; the width changes."""
    changed = thicken(distort(ink.astype(np.float32), rng, strength), rng, strength) * rng.uniform(0.7, 1.2)
    return np.clip(changed, 0, 255).astype(np.uint8)


def augment(ink, rng, strength, draw_neighbour=None, rule_share=0.4):
    """Another picture of the same line, of another width."""
    ink = thicken(distort(ink.astype(np.float32), rng, strength), rng, strength)
    if draw_neighbour is not None and rng.random() < 0.5:
        ink = add_neighbours(ink, draw_neighbour, rng)
    if rng.random() < rule_share:
        ink = add_rules(ink, rng)
    return np.clip(photograph(ink, rng), 0, 255).astype(np.uint8)
