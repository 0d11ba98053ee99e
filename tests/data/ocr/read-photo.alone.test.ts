import { describe, expect, it, vi } from 'vitest';
import { readPhoto } from '@/data/ocr/read-photo';
import type { ReadingProgress } from '@/data/services';
import type { Engine } from '@/domain/ocr/read-page';

const readPage = vi.hoisted(() => vi.fn());
vi.mock('@/domain/ocr/read-page', () => ({ readPage }));

const edit = { turns: 0, corners: null } as const;
const gray = { width: 1, height: 1, pixels: new Uint8Array(1) };
const reading = { paragraphs: [], confidence: 0, advice: [] };

/** Reads with an engine that tells these shares in each of its passes. */
async function progressOf(passes: number[][]) {
  const progress: ReadingProgress[] = [];
  let hear = (_share: number) => {};
  const engine = vi.fn<Engine>(async () => {
    passes.shift()?.forEach((share) => hear(share));
    return [];
  });
  readPage.mockImplementation(async (_gray, _edit, engine: Engine) => {
    while (passes.length > 0) await engine(gray);
    return reading;
  });
  const steps = {
    draw: async () => gray,
    start: async (onShare: typeof hear) => {
      hear = onShare;
      return engine;
    },
  };
  const result = await readPhoto(edit, steps, (one) => progress.push(one));
  return { progress, result };
}

describe('readPhoto', () => {
  it('tells the stages of the specification, and reads to the end', async () => {
    const { progress, result } = await progressOf([[0, 0.5, 1]]);
    expect(result).toBe(reading);
    expect(readPage).toHaveBeenCalledWith(gray, edit, expect.any(Function));
    expect(progress).toEqual([
      { stage: 'optimizing', percent: 10 },
      { stage: 'loading', percent: 20 },
      { stage: 'preparing', percent: 30 },
      { stage: 'reading', percent: 40 },
      { stage: 'reading', percent: 65 },
      { stage: 'reading', percent: 90 },
      { stage: 'finishing', percent: 100 },
    ]);
  });

  it('tells a percent once, however finely the engine counts', async () => {
    const { progress } = await progressOf([Array.from({ length: 500 }, (_, at) => at / 499)]);
    const percents = progress.map(({ percent }) => percent);
    expect(percents).toEqual([...new Set(percents)].filter(Number.isInteger));
    expect(percents.length).toBeLessThanOrEqual(55);
  });

  it('never goes back when a page is read twice', async () => {
    const { progress } = await progressOf([
      [0, 0.6, 1],
      [0, 0.2, 1],
    ]);
    const percents = progress.map(({ percent }) => percent);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect(percents.at(-1)).toBe(100);
  });
});
