import { describe, expect, it } from 'vitest';
import { STRIP_INK } from '@/domain/ocr/lines/darken-ink';
import type { GrayImage } from '@/domain/ocr/gray-image';
import { findLines } from '@/domain/ocr/lines/find-lines';
import { findStrikeOuts } from '@/domain/ocr/lines/strike-outs';
import { isHand } from '@/domain/ocr/lines/tell-hand';
import { blankPage, fillRect, writeRows } from '../../../support/drawn-page';
import { writeByHand } from '../../../support/drawn-hand';

const WIDTH = 900;
const HEIGHT = 700;
const PITCH = 44;
const FIRST = 100;
const LINES = 11;

function written(options: Partial<Parameters<typeof writeByHand>[1]> = {}, draw?: (page: GrayImage) => void) {
  const page = blankPage(WIDTH, HEIGHT);
  draw?.(page);
  writeByHand(page, { first: FIRST, pitch: PITCH, lines: LINES, ...options });
  return page;
}

const find = (image: GrayImage) => findLines({ image, isMarked: false });

const darkPixels = ({ pixels }: GrayImage) => pixels.filter((value) => value < STRIP_INK).length;

function rule(page: GrayImage) {
  for (let y = FIRST; y < HEIGHT - 20; y += PITCH) fillRect(page, 0, y, WIDTH, 2, 150);
}

describe('findLines', () => {
  it.each([
    ['plain', undefined],
    ['ruled', rule],
  ] as const)('finds each line of %s paper once, from top to bottom', (kind, draw) => {
    const found = find(written({}, draw));
    expect(found.kind).toBe(kind);
    expect(found.pitch).toBeCloseTo(PITCH, -1);
    const middles = found.lines.map(({ baseline }) => baseline[Math.floor(baseline.length / 2)]?.y ?? 0);
    expect(middles).toHaveLength(LINES);
    for (const [at, y] of middles.entries()) expect(Math.abs(y - FIRST - at * PITCH)).toBeLessThan(6);
  });

  it('follows a line that bends', () => {
    const drop = (x: number) => 12 * Math.sin((x * Math.PI) / WIDTH);
    const { lines } = find(written({ drop }));
    expect(lines).toHaveLength(LINES);
    for (const { x, y } of lines[5]?.baseline ?? [])
      expect(Math.abs(y - FIRST - 5 * PITCH - drop(x))).toBeLessThan(7);
  });

  it('cuts strips of 48 rows with the foot of letters at the 32nd', () => {
    const { strip } = find(written({ unrest: 0 })).lines[3] ?? {};
    expect(strip?.height).toBe(48);
    const rows = Array.from({ length: 48 }, (_, y) =>
      darkPixels({
        width: strip!.width,
        height: 1,
        pixels: strip!.pixels.subarray(y * strip!.width, (y + 1) * strip!.width),
      }),
    );
    expect(rows.slice(28, 33).some((ink) => ink > strip!.width / 4)).toBe(true);
    expect(Math.max(...rows.slice(36))).toBeLessThan(strip!.width / 10);
  });

  it('keeps a stem that hangs into the next line, and leaves it out there', () => {
    const hanging = (page: GrayImage) => fillRect(page, 400, FIRST - 12, 3, 44);
    const lines = (draw?: (page: GrayImage) => void) => {
      const page = written({ lines: 4 });
      fillRect(page, 380, FIRST - 30, 50, 80, 255);
      draw?.(page);
      return find(page).lines;
    };
    const [first, second] = lines(hanging);
    const [without, secondWithout] = lines();
    expect(darkPixels(first!.strip)).toBeGreaterThan(darkPixels(without!.strip) + 40);
    expect(Math.abs(darkPixels(second!.strip) - darkPixels(secondWithout!.strip))).toBeLessThan(20);
  });

  it('tells how far a line is indented', () => {
    const page = written({ first: FIRST + PITCH, lines: LINES - 1 });
    writeByHand(page, { first: FIRST, pitch: PITCH, lines: 1, left: 60 + 2 * PITCH });
    const indents = find(page).lines.map(({ indent }) => indent);
    expect(indents[0]).toBeCloseTo(2, 0);
    expect(Math.max(...indents.slice(1))).toBeLessThan(0.5);
  });

  it('skips rows on which nothing is written', () => {
    const page = written({ lines: 3 }, rule);
    writeByHand(page, { first: FIRST + 5 * PITCH, pitch: PITCH, lines: 2 });
    expect(find(page).lines).toHaveLength(5);
  });

  it('finds no line on an empty page, ruled or not', () => {
    const ruled = blankPage(WIDTH, HEIGHT);
    rule(ruled);
    expect(find(blankPage(WIDTH, HEIGHT)).lines).toEqual([]);
    expect(find(ruled).lines).toEqual([]);
  });

  it('leaves a word out that was struck out, and tells where it stood', () => {
    const page = written();
    fillRect(page, 300, FIRST + 2 * PITCH - 8, 110, 3);
    const { struck, strip, cut } = find(page).lines[2]!;
    expect(struck).toHaveLength(1);
    expect(struck[0]!.left).toBeGreaterThan(270);
    expect(struck[0]!.right).toBeLessThan(440);
    const from = Math.round((310 - cut.left) * cut.scale);
    const inside = strip.pixels.filter((_, at) => at % strip.width > from && at % strip.width < from + 80);
    expect(Math.min(...inside)).toBe(255);
    expect(find(written()).lines.flatMap((line) => line.struck)).toEqual([]);
  });
});

describe('printed rules', () => {
  it('leave no more and no less of a faint pen than plain paper', () => {
    const pen = written();
    pen.pixels.set(pen.pixels.map((value) => (value < 128 ? 165 : value)));
    const inkOf = (page: GrayImage) =>
      find(page).lines.reduce((sum, { strip }) => sum + darkPixels(strip), 0);
    const plain = inkOf(pen);
    for (const above of [1, 3, 8]) {
      const ruled = blankPage(WIDTH, HEIGHT);
      for (let y = FIRST - above; y < HEIGHT - 20; y += PITCH) fillRect(ruled, 0, y, WIDTH, 2, 185);
      // The two images are multiplied, because ink is transparent, so a stroke that crosses a ruled line is darker
      // than the stroke or the line alone.
      ruled.pixels.set(ruled.pixels.map((value, at) => (value * (pen.pixels[at] as number)) / 255));
      expect(inkOf(ruled) / plain).toBeGreaterThan(0.94);
      expect(inkOf(ruled) / plain).toBeLessThan(1.06);
    }
  });

  it('leave nothing of themselves where nothing is written, though they are darker than the pen', () => {
    const page = blankPage(WIDTH, HEIGHT);
    for (let y = FIRST; y < HEIGHT - 20; y += PITCH) fillRect(page, 0, y, WIDTH, 2, 120);
    for (let x = 700; x < WIDTH; x += 40) fillRect(page, x, FIRST + 2 * PITCH, 12, 2, 100);
    const pen = written({ right: 500 });
    page.pixels.set(
      page.pixels.map((value, at) => (value * ((pen.pixels[at] as number) < 128 ? 170 : 255)) / 255),
    );
    for (const { box } of find(page).lines) expect(box.right).toBeLessThan(540);
  });
});

describe('dots', () => {
  it('of a fine pen are kept between words', () => {
    const inkAt = (draw?: (page: GrayImage) => void) => {
      const page = written({ right: 500 });
      draw?.(page);
      return find(page).lines[2]!.box.right;
    };
    expect(inkAt((page) => fillRect(page, 520, FIRST + 2 * PITCH - 2, 2, 2))).toBeGreaterThan(inkAt());
  });
});

describe('findStrikeOuts', () => {
  const STROKE = 22;
  const strip = blankPage(200, 48);
  for (let x = 20; x < 180; x += 12) fillRect(strip, x, 14, 6, 18);
  fillRect(strip, 40, STROKE, 100, 2);

  it('tells from where to where letters are struck out', () => {
    const [span, ...others] = findStrikeOuts(strip, 18, () => false);
    expect(others).toEqual([]);
    expect(Math.abs((span?.from ?? 0) - 40)).toBeLessThan(13);
    expect(Math.abs((span?.to ?? 0) - 140)).toBeLessThan(13);
  });

  it('takes no printed rule for a strike-out', () => {
    expect(findStrikeOuts(strip, 18, (_, row) => Math.abs(row - STROKE) < 3)).toEqual([]);
  });

  it('takes no line under letters for a strike-out', () => {
    expect(findStrikeOuts(strip, 8, () => false)).toEqual([]);
  });
});

describe('isHand', () => {
  it('tells a hand by letters that stand unevenly', () => {
    expect(isHand(find(written({ unrest: 5 })))).toBe(true);
  });

  it('tells print by letters that stand on one line', () => {
    const page = blankPage(WIDTH, HEIGHT);
    writeRows(page);
    expect(isHand(find(page))).toBe(false);
  });

  it('tells print whose lines are found wrongly, as each third one is short', () => {
    const page = blankPage(WIDTH, HEIGHT);
    writeRows(page);
    for (let top = 40 + 2 * 24; top < HEIGHT; top += 3 * 24) fillRect(page, 200, top, WIDTH, 12, 255);
    const found = find(page);
    expect(found.pitch).toBeGreaterThan(2 * 24);
    expect(isHand(found)).toBe(false);
  });

  it('says nothing of a hand where next to nothing is written', () => {
    expect(isHand(find(written({ lines: 1, right: 120 })))).toBe(false);
  });

  it('says nothing of a hand where lines are too near each other to be read', () => {
    const near = { pitch: 15, lines: 35, unrest: 3 };
    expect(isHand(find(written({ ...near, pitch: 18 })))).toBe(true);
    expect(isHand(find(written(near)))).toBe(false);
  });
});
