import { describe, expect, it, vi } from 'vitest';
import type { ReadHandWord } from '@/domain/ocr/hand/hand-page';
import { type HandwrittenPage, readHandPage } from '@/domain/ocr/hand/read-hand-page';

const PITCH = 40;
const image = { width: 600, height: 400, pixels: new Uint8Array(600 * 400).fill(255) };
const strip = { width: 500, height: 48, pixels: new Uint8Array(500 * 48).fill(255) };

/** A line at height `y` of the page that begins `left` pixels from its left side. */
const lineAt = (y: number, left = 20) => ({
  strip,
  cut: { left, scale: 1 },
  baseline: [left, 300, 580].map((x) => ({ x, y })),
  box: { left, top: y - 30, right: 580, bottom: y + 10 },
  indent: 0,
  struck: [],
});

const page = (lines = [60, 100, 140].map((y) => lineAt(y)), isMarked = false): HandwrittenPage => ({
  image,
  isMarked,
  lightness: 220,
  turns: 0,
  sharpness: 80,
  found: { kind: 'plain', turns: 0, pitch: PITCH, lines, unrest: { share: 0.5, count: 200, height: 20 } },
});

/** Words of equal length along a strip. */
function words(text: string, confidence = 90): ReadHandWord[] {
  const parts = text.split(' ').filter(Boolean);
  const width = strip.width / Math.max(parts.length, 1);
  return parts.map((one, at) => ({
    text: one,
    stroke: one,
    others: [],
    confidence,
    from: at * width,
    to: (at + 0.9) * width,
  }));
}

const read = (texts: string[], from = page(), confidence = 90) =>
  readHandPage(from, async () => texts.map((text) => words(text, confidence)));

const textsOf = (paragraphs: readonly (readonly { text: string }[])[]) =>
  paragraphs.map((paragraph) => paragraph.map(({ text }) => text).join(' '));

describe('readHandPage', () => {
  it('joins words that are divided at the end of a line, in the text alone', async () => {
    const { paragraphs, lines } = await read(['o Estado deve garan-', 'tir a todos', 'o direito']);
    expect(textsOf(paragraphs)).toEqual(['o Estado deve garantir a todos o direito']);
    expect(textsOf(lines.map((line) => line.words))).toEqual([
      'o Estado deve garan-',
      'tir a todos',
      'o direito',
    ]);
  });

  it('begins a paragraph where a line is indented', async () => {
    const lines = [lineAt(60, 90), lineAt(100), lineAt(140, 90), lineAt(180)];
    const result = await read(
      ['Era uma vez um', 'rei que tinha.', 'Depois dele veio', 'outro rei'],
      page(lines),
    );
    expect(textsOf(result.paragraphs)).toEqual([
      'Era uma vez um rei que tinha.',
      'Depois dele veio outro rei',
    ]);
    expect(result.lines.map(({ startsParagraph }) => startsParagraph)).toEqual([true, false, true, false]);
  });

  it('leaves out lines without a word, and characters no essay has', async () => {
    const result = await read(['a _vida=', '', '* [']);
    expect(textsOf(result.paragraphs)).toEqual(['a vida']);
    expect(result.lines).toHaveLength(1);
  });

  it('says where a word stands on the page', async () => {
    const { paragraphs } = await read(['um dois', '', '']);
    const [one, two] = paragraphs[0] ?? [];
    expect(one?.box).toMatchObject({ left: 20, right: 245 });
    expect(two?.box.left).toBe(270);
    expect(one?.box.top).toBeLessThan(60);
    expect(one?.box.bottom).toBeGreaterThan(60);
  });

  it.each([
    [90, ['handwritten']],
    [50, ['check', 'handwritten']],
    [38, ['unreadable', 'handwritten']],
  ])('read with a confidence of %i it advises %j', async (confidence, advice) => {
    expect(await read(['um texto', 'de três', 'linhas'], page(), confidence)).toMatchObject({
      confidence,
      advice,
    });
  });

  it('turns a page that seems upside down, finds its lines anew, and keeps the better reading', async () => {
    const engine = vi
      .fn()
      .mockResolvedValueOnce([words('oxal opun', 30)])
      .mockResolvedValueOnce([words('um texto', 80)]);
    const marked = { ...image, pixels: image.pixels.with(0, 9) };
    const find = vi.fn(async () => page().found);
    const {
      paragraphs,
      image: seen,
      confidence,
      turns,
    } = await readHandPage({ ...page(), image: marked, turns: 1 }, engine, find);
    expect(textsOf(paragraphs)).toEqual(['um texto']);
    expect(confidence).toBe(80);
    expect(turns).toBe(3);
    expect(seen.pixels.at(-1)).toBe(9);
    expect(find).toHaveBeenCalledExactlyOnceWith({ image: seen, isMarked: false });
  });

  it.each([
    ['read worse the other way', [30, 20], false, 2, 30],
    ['that is our sheet', [30, 80], true, 1, 30],
  ])('keeps a page %s as it lies', async (_what, [one, other], isMarked, times, confidence) => {
    const engine = vi
      .fn()
      .mockResolvedValueOnce([words('um texto', one)])
      .mockResolvedValueOnce([words('outro', other)]);
    const result = await readHandPage(page(undefined, isMarked), engine, async () => page().found);
    expect(engine).toHaveBeenCalledTimes(times);
    expect(result.confidence).toBe(confidence);
  });

  it('has no text where nothing can be read', async () => {
    expect(await read([])).toMatchObject({ paragraphs: [], lines: [], confidence: 0 });
  });
});
