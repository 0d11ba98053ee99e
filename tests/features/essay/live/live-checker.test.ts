import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WritingCheck, WritingChecker } from '@/data/services';
import type { WritingFinding } from '@/domain/writing/check-text';
import { CHECK_DELAY_MS, createLiveChecker, partAround } from '@/features/essay/live/live-checker';

const READY: WritingCheck = { findings: [], spelling: 'ready' };

function setUp() {
  const answers: ((answer: WritingCheck) => void)[] = [];
  const check = vi.fn<WritingChecker['check']>(() => new Promise((resolve) => void answers.push(resolve)));
  const live = createLiveChecker({ check });
  const asked = () => check.mock.calls.map(([{ text }]) => text);
  function write(text: string) {
    live.typed();
    live.follow({ text, theme: '' }, { start: 0, end: text.length });
  }
  async function answer(given: WritingCheck = READY) {
    answers.shift()?.(given);
    await vi.advanceTimersByTimeAsync(0);
  }
  return { live, check, asked, write, answer };
}

describe('createLiveChecker', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => void vi.useRealTimers();
  });

  it('checks what is there at once, and what is written once nobody types for a moment', async () => {
    const { live, asked, write, answer } = setUp();
    live.follow({ text: 'a', theme: '' }, { start: 0, end: 1 });
    await vi.advanceTimersByTimeAsync(0);
    await answer();
    write('ab');
    await vi.advanceTimersByTimeAsync(CHECK_DELAY_MS - 1);
    write('abc');
    await vi.advanceTimersByTimeAsync(CHECK_DELAY_MS - 1);
    expect(asked()).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toEqual(['a', 'abc']);
  });

  it('counts the moment from the last key, though the page may follow later', async () => {
    const { live, asked } = setUp();
    live.typed();
    await vi.advanceTimersByTimeAsync(CHECK_DELAY_MS);
    live.follow({ text: 'a', theme: '' }, { start: 0, end: 1 });
    live.typed();
    await vi.advanceTimersByTimeAsync(CHECK_DELAY_MS - 1);
    expect(asked()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toEqual(['a']);
  });

  it('checks one text at a time, and then only the latest', async () => {
    const { asked, write, answer } = setUp();
    write('a');
    await vi.advanceTimersByTimeAsync(CHECK_DELAY_MS);
    write('ab');
    await vi.advanceTimersByTimeAsync(500);
    write('abc');
    await vi.advanceTimersByTimeAsync(500);
    expect(asked()).toEqual(['a']);
    await answer();
    await vi.advanceTimersByTimeAsync(CHECK_DELAY_MS);
    expect(asked()).toEqual(['a', 'abc']);
  });

  it('says of which text an answer is', async () => {
    const { live, write, answer } = setUp();
    write('a');
    await vi.advanceTimersByTimeAsync(CHECK_DELAY_MS);
    write('ab');
    await answer();
    expect(live.get().text).toBe('a');
  });

  it('checks a part where it is told to, and says where in the whole text it found something', async () => {
    const { live, asked, answer } = setUp();
    live.follow({ text: 'um dois tres', theme: '' }, { start: 3, end: 7 });
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toEqual(['dois']);
    await answer({ findings: [{ start: 0, end: 4 } as WritingFinding], spelling: 'ready' });
    expect(live.get()).toMatchObject({ text: 'um dois tres', findings: [{ start: 3, end: 7 }] });
  });

  it('waits while letters are being composed', async () => {
    const { live, asked, write } = setUp();
    live.setComposing(true);
    write('a´');
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked()).toEqual([]);
    write('á');
    live.setComposing(false);
    await vi.advanceTimersByTimeAsync(CHECK_DELAY_MS);
    expect(asked()).toEqual(['á']);
  });

  it('asks again while the dictionary is on its way, and once it did not come, only when told to', async () => {
    const { live, check, write, answer } = setUp();
    write('a');
    await vi.advanceTimersByTimeAsync(CHECK_DELAY_MS);
    await answer({ findings: [], spelling: 'loading' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(check).toHaveBeenCalledTimes(2);
    await answer({ findings: [], spelling: 'missing' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(check).toHaveBeenCalledTimes(2);
    live.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(check).toHaveBeenCalledTimes(3);
  });

  it('goes on after a check that failed', async () => {
    const { live, check, asked, write } = setUp();
    check.mockRejectedValueOnce(new Error('worker-crashed'));
    write('a');
    await vi.advanceTimersByTimeAsync(CHECK_DELAY_MS);
    expect(live.get().spelling).toBeNull();
    write('ab');
    await vi.advanceTimersByTimeAsync(CHECK_DELAY_MS);
    expect(asked()).toEqual(['a', 'ab']);
  });

  it('tells nobody once it is closed', async () => {
    const { live, check, write, answer } = setUp();
    const listener = vi.fn<() => void>();
    live.subscribe(listener);
    write('a');
    await vi.advanceTimersByTimeAsync(CHECK_DELAY_MS);
    live.close();
    await answer();
    expect(check.mock.calls[0]?.[1]?.aborted).toBe(true);
    expect(listener).not.toHaveBeenCalled();
  });
});

const PARAGRAPH = 'Uma frase de seis palavras aqui. '.repeat(30).trim();
const paragraphs = (count: number) => Array.from({ length: count }, () => PARAGRAPH).join('\n');

describe('partAround', () => {
  it('is the whole of an essay', () => {
    const essay = paragraphs(5);
    expect(partAround(essay, 0)).toEqual({ start: 0, end: essay.length });
  });

  it.each([0, 7000, 30_000, 99_000])(
    'is whole paragraphs of a very long text, the caret at %i among them',
    (caret) => {
      const text = paragraphs(110);
      const { start, end } = partAround(text, caret);
      expect(start).toBeLessThanOrEqual(caret);
      expect(end).toBeGreaterThanOrEqual(caret);
      expect(end - start).toBeLessThan(16_000);
      expect(start === 0 || text[start - 1] === '\n').toBe(true);
      expect(end === text.length || text[end] === '\n').toBe(true);
    },
  );

  it('is whole words where the paragraph does not end', () => {
    const text = 'palavra '.repeat(20_000);
    const { start, end } = partAround(text, 80_003);
    expect(text.slice(start, end)).toMatch(/^palavra .* palavra$/);
  });

  it('is of a bounded length where nothing ends', () => {
    const { start, end } = partAround('a'.repeat(1_000_000), 500_000);
    expect(end - start).toBeLessThanOrEqual(16_000);
  });
});
