import { describe, expect, it, vi } from 'vitest';
import { PhotoError } from '@/contracts/photo-error';
import type { PhotoReader } from '@/data/services';
import {
  areAllRead,
  createReadingFlow,
  pagesToRead,
  type PagesProgress,
  type ReadingPorts,
  type ReadingState,
} from '@/features/photo/reading/reading-flow';
import { buildPages, buildOcrResult } from './build-pages';
import type { PhotoPage } from '@/features/photo/pages/photo-store';

type Read = PhotoReader['read'];

const never = () => new Promise<never>(() => {});

function buildFlow({
  read = never as Read,
  transcribe = never,
}: {
  read?: Read;
  transcribe?: ReadingPorts['transcriber']['transcribe'];
} = {}) {
  const flow = createReadingFlow({ reader: { read }, transcriber: { transcribe } });
  const seen: ReadingState[] = [];
  const shown: PagesProgress[] = [];
  flow.subscribe(() => {
    const state = flow.get();
    seen.push(state);
    if (state.step === 'reading') state.progress.subscribe(() => shown.push(state.progress.get()));
  });
  return { flow, seen, shown };
}

describe('reading photos', () => {
  it('reads the pages in order, one at a time, and makes one text of them', async () => {
    const started: string[] = [];
    const { flow } = buildFlow({
      read: async ({ original }) => {
        started.push(original.name);
        return original.name === 'a.jpg'
          ? buildOcrResult(['A fome ~persisle.'], ['check', 'blurred'])
          : buildOcrResult(['O ~Brasi1 muda.'], ['check']);
      },
    });
    const outcome = await flow.read(buildPages('a', 'b'));
    expect(started).toEqual(['a.jpg', 'b.jpg']);
    if (!outcome.ok) throw new Error('it was read');
    const { text, doubts, advice, blankPages } = outcome.result;
    expect(text).toBe('A fome persisle.\nO Brasi1 muda.');
    expect(doubts.map(({ start, end }) => text.slice(start, end))).toEqual(['persisle.', 'Brasi1']);
    expect(advice).toEqual(['check', 'blurred']);
    expect(blankPages).toEqual([]);
    expect(flow.get()).toEqual({ step: 'read', result: outcome.result });
  });

  it('shares the bar among the pages, and it never runs backwards', async () => {
    const { flow, shown } = buildFlow({
      read: async (_photo, _edit, { onProgress }) => {
        onProgress({ stage: 'optimizing', percent: 10 });
        onProgress({ stage: 'reading', percent: 80 });
        // A page that was upside down is read again, so the percentage drops.
        onProgress({ stage: 'reading', percent: 45 });
        onProgress({ stage: 'finishing', percent: 100 });
        return buildOcrResult(['Lido.']);
      },
    });
    await flow.read(buildPages('a', 'b'));
    expect(shown.map(({ percent }) => percent)).toEqual([5, 40, 50, 55, 90, 100]);
    expect(shown.map(({ page }) => page)).toEqual([1, 1, 1, 2, 2, 2]);
    expect(new Set(shown.map(({ of }) => of))).toEqual(new Set([2]));
  });

  it('tells which photos had no text while others had', async () => {
    const { flow } = buildFlow({
      read: async ({ original }) => buildOcrResult(original.name === 'b.jpg' ? [] : ['Lido.']),
    });
    expect(await flow.read(buildPages('a', 'b', 'c'))).toMatchObject({
      ok: true,
      result: { text: 'Lido.\nLido.', blankPages: ['b'] },
    });
  });

  it('fails where no photo had any text', async () => {
    const { flow } = buildFlow({ read: async () => buildOcrResult([]) });
    expect(await flow.read(buildPages('a'))).toEqual({ ok: false, reason: 'failed', code: 'nothing-read' });
    expect(flow.get()).toEqual({ step: 'failed', code: 'nothing-read' });
  });

  it.each([
    ['what the reader says', new PhotoError('reader-silent'), 'reader-silent'],
    ['a reader that did not come', new TypeError('Failed to fetch module'), 'reader-missing'],
  ])('fails with %s, and can try again', async (_what, thrown, code) => {
    const read = vi
      .fn<Read>()
      .mockRejectedValueOnce(thrown)
      .mockResolvedValueOnce(buildOcrResult(['Lido.']));
    const { flow } = buildFlow({ read });
    expect(await flow.read(buildPages('a'))).toEqual({ ok: false, reason: 'failed', code });
    expect(await flow.read(buildPages('a'))).toMatchObject({ ok: true });
  });

  it('is cancelled at once, also where the reader does not listen, and hears no more of it', async () => {
    let tell: Parameters<Read>[2] | undefined;
    const { flow, seen } = buildFlow({
      read: (_photo, _edit, options) => {
        tell = options;
        return never();
      },
    });
    const outcome = flow.read(buildPages('a'));
    flow.cancel();
    expect(await outcome).toEqual({ ok: false, reason: 'cancelled' });
    expect(tell?.signal.aborted).toBe(true);
    expect(flow.get()).toEqual({ step: 'idle' });
    const before = seen.length;
    tell?.onProgress({ stage: 'reading', percent: 70 });
    expect(seen).toHaveLength(before);
  });

  it('stands, when a second reading is cancelled, where the first one left it', async () => {
    const read = vi
      .fn<Read>()
      .mockResolvedValueOnce(buildOcrResult(['Lido.']))
      .mockImplementation(never);
    const { flow } = buildFlow({ read });
    await flow.read(buildPages('a'));
    const after = flow.get();
    const again = flow.read(buildPages('a'));
    flow.cancel();
    await again;
    expect(flow.get()).toBe(after);
  });

  it('reads once, however often it is asked meanwhile', async () => {
    const read = vi.fn<Read>(never);
    const { flow } = buildFlow({ read });
    void flow.read(buildPages('a'));
    expect(await flow.read(buildPages('a'))).toEqual({ ok: false, reason: 'already-reading' });
    expect(await flow.transcribe(buildPages('a'))).toEqual({ ok: false, reason: 'already-reading' });
    expect(read).toHaveBeenCalledOnce();
  });
});

describe('having a vision model read', () => {
  it('gives it all pages in order and takes what it could not make out for doubtful', async () => {
    const transcribe = vi.fn<ReadingPorts['transcriber']['transcribe']>(async () => 'A fome [?].\n\nFim.');
    const { flow } = buildFlow({ transcribe });
    const pages = buildPages('a', 'b');
    const outcome = await flow.transcribe(pages);
    expect(transcribe.mock.calls[0]?.[0]).toEqual(pages);
    expect(outcome).toMatchObject({
      ok: true,
      result: { text: 'A fome [?].\nFim.', doubts: [{ start: 7, end: 10 }] },
    });
  });

  it.each([
    ['the day’s limit', new PhotoError('transcription-limit'), 'transcription-limit'],
    ['anything unknown', new Error('?'), 'transcription-failed'],
  ])('fails with %s', async (_what, thrown, code) => {
    const { flow } = buildFlow({ transcribe: () => Promise.reject(thrown) });
    expect(await flow.transcribe(buildPages('a'))).toEqual({ ok: false, reason: 'failed', code });
  });

  it('can be cancelled', async () => {
    const { flow } = buildFlow();
    const outcome = flow.transcribe(buildPages('a'));
    expect(flow.get()).toEqual({ step: 'transcribing' });
    flow.cancel();
    expect(await outcome).toEqual({ ok: false, reason: 'cancelled' });
  });
});

const [a, b, c] = buildPages('a', 'b', 'c') as [PhotoPage, PhotoPage, PhotoPage];
const turned = { ...a, edit: { turns: 1 as const, corners: null } };
const exchanged = { ...a, photo: { ...a.photo } };

describe('which pages the next reading takes', () => {
  it.each([
    ['all, when none was read', [a, b], [], [a, b], false],
    ['the new one alone, after the others', [a, b], [a], [b], true],
    ['the new ones alone, wherever they were put', [c, a, b], [a], [c, b], true],
    ['all again, when nothing is new', [a, b], [a, b], [a, b], false],
    [
      'all again, when a page that was read is turned and another is new',
      [turned, b],
      [a],
      [turned, b],
      false,
    ],
    ['all again, when a photo was exchanged', [exchanged, b], [a, b], [exchanged, b], false],
    ['all, when those that were read are gone', [b, c], [a], [b, c], false],
  ])('%s', (_what, pages, readPages, expected, isMore) => {
    expect(pagesToRead(pages, readPages)).toEqual({ pages: expected, isMore });
  });
});

describe('whether all pages were read as they are', () => {
  it.each([
    ['yes', [a, b], [b, a], true],
    ['not with a new one', [a, b], [a], false],
    ['not after a turn', [turned], [a], false],
    ['not with another photo', [exchanged], [a], false],
    ['also where one was taken away', [a], [a, b], true],
  ])('%s', (_what, pages, readPages, expected) => {
    expect(areAllRead(pages, readPages)).toBe(expected);
  });
});
