import { describe, expect, it } from 'vitest';
import {
  clockOf,
  countMockWords,
  endMock,
  isUnseen,
  type MockExam,
  seeMock,
  startMock,
  timingOf,
  warningAt,
} from '@/domain/mock-exam/mock-exam';

const START = new Date('2025-11-09T13:30:00Z');
const after = (minutes: number, seconds = 0) => new Date(START.getTime() + (minutes * 60 + seconds) * 1000);
const exam: MockExam = startMock({ id: 'a', theme: 'Calçadas', medium: 'typed', minutes: 90, now: START });

describe('the clock of a mock exam', () => {
  it.each([
    ['begins with all the time', after(0), { elapsedSeconds: 0, remainingSeconds: 5400, isOver: false }],
    ['counts whole seconds', after(1, 2.9), { elapsedSeconds: 62, remainingSeconds: 5338, isOver: false }],
    ['is over to the second', after(90), { elapsedSeconds: 5400, remainingSeconds: 0, isOver: true }],
    [
      'stays at its end, however long after',
      after(2000),
      { elapsedSeconds: 5400, remainingSeconds: 0, isOver: true },
    ],
    [
      'gives no time before its beginning',
      after(-5),
      { elapsedSeconds: 0, remainingSeconds: 5400, isOver: false },
    ],
  ])('%s', (_name, now, clock) => {
    expect(clockOf(exam, now)).toEqual(clock);
  });

  it('gives no time back where the clock of the device is set back', () => {
    const seen = seeMock(exam, after(40));
    expect(clockOf(seen, after(10)).elapsedSeconds).toBe(40 * 60);
  });

  it('goes on from where it stood where the clock of the device is set back', () => {
    const seen = seeMock(exam, after(40));
    expect(isUnseen(seen, after(40, 5))).toBe(false);
    expect(isUnseen(seen, after(40, 10))).toBe(true);
    expect(isUnseen(seen, after(10))).toBe(true);
    const setBack = seeMock(seen, after(10));
    expect(clockOf(setBack, after(10)).elapsedSeconds).toBe(40 * 60);
    expect(clockOf(setBack, after(35)).elapsedSeconds).toBe(65 * 60);
    // Another tab reports the same state a moment later.
    expect(seeMock(seen, after(39, 59))).toBe(seen);
  });

  it('stands still once the essay is handed in, and when the time is up before anyone looks', () => {
    const handedIn = endMock(exam, after(70, 30));
    expect(clockOf(handedIn, after(500))).toEqual({
      elapsedSeconds: 4230,
      remainingSeconds: 1170,
      isOver: true,
    });
    expect(endMock(handedIn, after(80))).toBe(handedIn);
    expect(timingOf(handedIn)).toEqual({ minutes: 90, medium: 'typed', words: [], seconds: 4230 });
    expect(timingOf(endMock(exam, after(600))).seconds).toBe(5400);
  });
});

describe('the words of a mock exam', () => {
  it('are kept once a minute, the last count of each', () => {
    const counted = [
      [after(0, 5), 3],
      [after(0, 50), 20],
      [after(7), 110],
      [after(7, 59), 90],
    ] as const;
    const { words } = counted.reduce((now, [at, count]) => countMockWords(now, count, at), exam);
    expect(words).toEqual([
      { minute: 0, words: 20 },
      { minute: 7, words: 90 },
    ]);
  });

  it('never exceed what the device reads again', () => {
    expect(countMockWords(exam, 1_000_000, after(1)).words).toEqual([{ minute: 1, words: 20_000 }]);
  });

  it('are not counted any more once it is over', () => {
    expect(countMockWords(exam, 5, after(90))).toBe(exam);
  });
});

describe('the warnings of a mock exam', () => {
  it.each([
    [90, 30 * 60 + 1, null],
    [90, 30 * 60, 30],
    [90, 10 * 60, 10],
    [90, 5 * 60, 5],
    [90, 1, 5],
    // Thirty minutes are the whole duration, so no warning is needed.
    [30, 30 * 60, null],
    [20, 19 * 60, null],
    [20, 10 * 60, 10],
  ])('of %i minutes, with %i seconds left: %s', (minutes, remaining, warning) => {
    expect(warningAt({ minutes }, remaining)).toBe(warning);
  });
});
