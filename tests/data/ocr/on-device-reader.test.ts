import { describe, expect, it, vi } from 'vitest';
import { PhotoError } from '@/contracts/photo-error';
import { createOnDeviceReader } from '@/data/ocr/on-device-reader';
import type { HandEngine } from '@/data/ocr/hand-engine';
import type { Tesseract } from '@/data/ocr/tesseract';
import type { ReadingProgress } from '@/data/services';
import { engineLine, engineWords } from '../../support/engine-blocks';
import { fakeWorkers } from '../../support/fake-worker';

const file = new File([], 'a.jpg');
const opened = { preview: new Blob(), thumbnail: new Blob(), width: 3, height: 4, advice: [] };
const part = { side: 'left', fold: { top: 0.5, bottom: 0.5 } } as const;
const photo = { original: file, part, ...opened };
const edit = { turns: 0, corners: null } as const;
const gray = { width: 1, height: 1, pixels: new Uint8Array(1) };
const page = {
  image: gray,
  lightness: 200,
  sharpness: 80,
  isRuled: false,
  letters: { height: 20, regularity: 1 },
  turns: 0,
};
const words = (confidence: number) => [engineLine(engineWords('Era uma vez.', 100, 100, confidence))];
const results: Record<string, unknown> = { open: opened, draw: gray, prepare: page };

const learned = {
  network: 1,
  weights: new ArrayBuffer(1),
};
const strip = { width: 100, height: 48, pixels: new Uint8Array(4800) };
const line = {
  strip,
  cut: { left: 0, scale: 1 },
  baseline: [{ x: 50, y: 40 }],
  box: { left: 0, top: 10, right: 100, bottom: 45 },
  indent: 0,
  struck: [],
};
const found = {
  kind: 'sheet',
  turns: 0,
  pitch: 40,
  lines: [line, { ...line, baseline: [{ x: 50, y: 80 }] }],
  unrest: { share: 0.5, count: 90, height: 20 },
};
/** Results for a handwritten page, with its picture. */
const handwritten = {
  ...results,
  prepare: { image: gray, isMarked: true, lightness: 200, sharpness: 80, turns: 0, found },
  encode: new Blob(['picture']),
};
const handWord = (text: string) => ({
  text,
  stroke: text,
  others: [],
  confidence: 90,
  from: 10,
  to: 90,
});

/** A fake Tesseract that returns the result of `recognize`. */
class FakeTesseract implements Tesseract {
  isEnded = false;
  readonly ready: Promise<void>;
  readonly recognize: Tesseract['recognize'];
  constructor(ready: Promise<void>, recognize: Tesseract['recognize']) {
    this.ready = ready;
    this.recognize = recognize;
  }
  terminate() {
    this.isEnded = true;
  }
}

/** A reader whose photo worker responds at once. */
function startReader({
  recognize = async () => words(95),
  ready = () => Promise.resolve(),
  answers = results,
  readStrips = async () => [],
}: {
  recognize?: Tesseract['recognize'];
  ready?: () => Promise<void>;
  answers?: Record<string, unknown>;
  readStrips?: HandEngine['read'];
} = {}) {
  const asked: unknown[][] = [];
  const task =
    (name: string) =>
    async (...input: unknown[]) => {
      asked.push([name, ...input]);
      const answer = answers[name];
      if (answer instanceof Error) throw answer;
      return answer;
    };
  const names = ['open', 'draw', 'prepare', 'encode', 'mend'];
  const { started, create } = fakeWorkers(Object.fromEntries(names.map((name) => [name, task(name)])));
  const engines: FakeTesseract[] = [];
  const startTesseract = () => {
    const engine = new FakeTesseract(ready(), recognize);
    engines.push(engine);
    return engine;
  };
  const hand = { read: vi.fn(readStrips), learn: vi.fn(), release: vi.fn() };
  const reader = createOnDeviceReader(async () => learned, {
    createWorker: create,
    start: startTesseract,
    createHand: () => hand,
  });
  const progress: ReadingProgress[] = [];
  const read = (signal = new AbortController().signal) =>
    reader.read(photo, edit, { onProgress: (one) => progress.push(one), signal });
  return { reader, read, progress, asked, started, engines, hand };
}

const ended = (engines: readonly FakeTesseract[]) => engines.map(({ isEnded }) => isEnded);

describe('createOnDeviceReader', () => {
  it('opens a photo and keeps its file', async () => {
    expect(await startReader().reader.open(file)).toEqual({ original: file, ...opened });
  });

  it('draws, prepares and reads a photo, and tells the stages of R-PHOTO-4', async () => {
    const { read, progress, asked } = startReader({
      recognize: async (_image, onShare) => {
        [0, 0.5, 1].forEach(onShare);
        return words(95);
      },
    });
    const { paragraphs, confidence } = await read();
    expect(paragraphs.map((one) => one.map(({ text }) => text).join(' '))).toEqual(['Era uma vez.']);
    expect(confidence).toBe(95);
    expect(asked).toEqual([
      ['draw', file, part],
      ['prepare', gray, edit],
    ]);
    expect(progress).toEqual([
      { stage: 'optimizing', percent: 10 },
      { stage: 'preparing', percent: 20 },
      { stage: 'loading', percent: 30 },
      { stage: 'reading', percent: 40 },
      { stage: 'reading', percent: 65 },
      { stage: 'reading', percent: 90 },
      { stage: 'finishing', percent: 100 },
    ]);
  });

  it('tells a percent once, however finely the engine counts, and never goes back when a page is read twice', async () => {
    const recognize = vi.fn<Tesseract['recognize']>(async (_image, onShare) => {
      for (let at = 0; at < 500; at += 1) onShare(at / 499);
      return words(50);
    });
    const { read, progress } = startReader({ recognize });
    await read();
    expect(recognize).toHaveBeenCalledTimes(2);
    const percents = progress.map(({ percent }) => percent);
    expect(percents).toEqual([...new Set(percents)].filter(Number.isInteger).toSorted((a, b) => a - b));
    expect(percents.length).toBeLessThanOrEqual(55);
  });

  it('reads a page by hand line by line with what was learned, and starts no Tesseract', async () => {
    const { read, progress, asked, engines, hand } = startReader({
      answers: handwritten,
      async readStrips(_strips, _learned, { onRead }) {
        [0, 1, 2].forEach((count) => onRead?.(count));
        return [[handWord('Era')], [handWord('vez.')]];
      },
    });
    const { paragraphs, hand: page, advice } = await read();
    expect(hand.read).toHaveBeenCalledExactlyOnceWith([strip, strip], learned, expect.anything());
    expect(engines).toEqual([]);
    expect(asked.map(([name]) => name)).toEqual(['draw', 'prepare', 'encode']);
    expect(paragraphs.flat().map(({ text }) => text)).toEqual(['Era', 'vez.']);
    expect(page).toMatchObject({ picture: handwritten.encode, pitch: 40 });
    expect(page?.lines.map(({ words }) => words[0]?.text)).toEqual(['Era', 'vez.']);
    expect(new Set(page?.lines.map(({ id }) => id)).size).toBe(2);
    expect(advice).toEqual(['handwritten']);
    expect(progress).toEqual([
      { stage: 'optimizing', percent: 10 },
      { stage: 'preparing', percent: 20 },
      { stage: 'loading', percent: 30 },
      { stage: 'reading', percent: 40 },
      { stage: 'reading', percent: 65 },
      { stage: 'reading', percent: 90 },
      { stage: 'finishing', percent: 100 },
    ]);
  });

  it('has º mended where a number ends in it, and reads on where that fails', async () => {
    const recognize = async () => [engineLine(engineWords('Na 2º vez.', 100, 100, 95))];
    const mend = [[{ text: 'mended', confidence: 95, box: { left: 0, top: 0, right: 1, bottom: 1 } }]];
    const { read, asked } = startReader({ recognize, answers: { ...results, mend } });
    expect((await read()).paragraphs).toEqual(mend);
    expect(asked.at(-1)?.[0]).toBe('mend');
    const failing = startReader({ recognize, answers: { ...results, mend: new Error('broken') } });
    expect((await failing.read()).paragraphs.flat().map(({ text }) => text)).toEqual(['Na', '2º', 'vez.']);
  });

  it('stops reading a hand at once when cancelled', async () => {
    const { read, hand } = startReader({ answers: handwritten, readStrips: () => new Promise(() => {}) });
    const controller = new AbortController();
    const result = read(controller.signal);
    await vi.waitFor(() => expect(hand.read).toHaveBeenCalled());
    controller.abort(new Error('desistiu'));
    await expect(result).rejects.toThrow('desistiu');
    expect(hand.release).toHaveBeenCalled();
  });

  it('keeps worker and engine from photo to photo', async () => {
    const { reader, read, started, engines } = startReader();
    await reader.open(file);
    await read();
    await read();
    expect(started).toHaveLength(1);
    expect(ended(engines)).toEqual([false]);
  });

  it('rejects at once when cancelled, ends the engine, and reads the next photo with another', async () => {
    const recognize = vi.fn<Tesseract['recognize']>(() => new Promise(() => {}));
    const { read, progress, started, engines } = startReader({ recognize });
    const controller = new AbortController();
    const result = read(controller.signal);
    await vi.waitFor(() => expect(recognize).toHaveBeenCalled());
    controller.abort(new Error('desistiu'));
    await expect(result).rejects.toThrow('desistiu');
    expect(ended(engines)).toEqual([true]);
    const told = progress.length;
    recognize.mock.lastCall![1](0.9);
    expect(progress).toHaveLength(told);

    recognize.mockResolvedValue(words(95));
    await read();
    expect(ended(engines)).toEqual([true, false]);
    expect(started).toHaveLength(1);
  });

  it('ends an engine that is still starting when cancelled', async () => {
    const { read, engines } = startReader({ ready: () => new Promise(() => {}) });
    const controller = new AbortController();
    const result = read(controller.signal);
    await vi.waitFor(() => expect(engines).toHaveLength(1));
    controller.abort(new Error('desistiu'));
    await expect(result).rejects.toThrow('desistiu');
    expect(ended(engines)).toEqual([true]);
  });

  it('tells what failed, and starts the engine anew for the next photo', async () => {
    const outcomes = [Promise.reject(new PhotoError('reader-missing')), Promise.resolve()];
    const { read, engines } = startReader({ ready: () => outcomes.shift()! });
    await expect(read()).rejects.toMatchObject({ code: 'reader-missing' });
    await read();
    expect(ended(engines)).toEqual([true, false]);
  });

  it('takes another worker after one fell over', async () => {
    const { reader, started } = startReader();
    await reader.open(file);
    started[0]?.crash();
    await reader.open(file);
    expect(started).toHaveLength(2);
  });

  it('releases the engine and its memory', async () => {
    const { reader, read, engines } = startReader();
    await read();
    reader.release();
    expect(ended(engines)).toEqual([true]);
    await read();
    expect(ended(engines)).toEqual([true, false]);
  });

  it('starts nothing for a signal that is aborted already', async () => {
    const { read, started, engines } = startReader();
    await expect(read(AbortSignal.abort(new Error('desistiu')))).rejects.toThrow('desistiu');
    expect(started).toEqual([]);
    expect(engines).toEqual([]);
  });
});
