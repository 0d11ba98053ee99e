import { describe, expect, it } from 'vitest';
import { countWords } from '@/domain/text/counts';
import { isTooSlow, keyTable, percentile, type KeyTimes } from '../../../tools/typing/key-times';
import { longEssay } from '../../../tools/typing/open-sheets';
import { mainThreadTimes } from '../../../tools/typing/type-keys';

const twenty = Array.from({ length: 20 }, (_, at) => at + 1);
const times = (waited: number[], more: Partial<KeyTimes> = {}): KeyTimes => ({
  place: 'middle',
  waited,
  worked: waited,
  longTasks: [],
  ...more,
});

describe('percentile', () => {
  it('is the value that so many do not exceed', () => {
    expect(percentile(twenty, 0.5)).toBe(10);
    expect(percentile(twenty, 0.95)).toBe(19);
    expect(percentile(twenty, 1)).toBe(20);
  });
});

describe('isTooSlow', () => {
  it('looks at 95 of 100 keys', () => {
    expect(isTooSlow(times([...twenty.map(() => 16), 90]))).toBe(false);
    expect(isTooSlow(times(twenty))).toBe(true);
  });

  it('says so where nothing was measured', () => {
    expect(isTooSlow(times([]))).toBe(true);
  });
});

describe('keyTable', () => {
  it('has a line per place, with what misses the limit in bold', () => {
    const lines = keyTable([times([4, 8]), times([20, 40], { place: 'end', longTasks: [61.4] })]).split('\n');
    expect(lines[2]).toBe('| middle | 2 | 4.0 | 8.0 | 8.0 | 4.0 | 8.0 | 0 |');
    expect(lines[3]).toBe('| end | 2 | 20.0 | **40.0** | 40.0 | 20.0 | 40.0 | 1 (≤ 61 ms) |');
  });
});

describe('mainThreadTimes', () => {
  it('takes the clock of the thread from a key to the end of its frame', () => {
    const event = (name: string, ts: number, tts: number, type?: string) => ({
      name,
      ph: 'X',
      pid: 1,
      tid: 7,
      ts,
      tts,
      tdur: 500,
      args: { data: { type } },
    });
    const traceEvents = [
      event('Commit', 900, 90),
      event('EventDispatch', 1000, 100, 'keydown'),
      { ...event('Commit', 4000, 1), tid: 8 },
      event('Commit', 9000, 3600),
      event('EventDispatch', 20_000, 9000, 'keyup'),
    ];
    expect(mainThreadTimes(JSON.stringify({ traceEvents }))).toEqual([4]);
  });
});

describe('longEssay', () => {
  it('has the words asked for, hardly more, and no paragraph twice', () => {
    const essay = longEssay(3000);
    expect(countWords(essay)).toBeGreaterThanOrEqual(3000);
    expect(countWords(essay)).toBeLessThan(3150);
    const paragraphs = essay.split('\n');
    expect(new Set(paragraphs).size).toBeGreaterThan(paragraphs.length * 0.7);
  });
});
