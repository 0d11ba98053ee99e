/** How a mock exam is written: typed here, or by hand on a sheet that is photographed afterwards. */
export const MOCK_MEDIA = ['typed', 'paper'] as const;
export type MockMedium = (typeof MOCK_MEDIA)[number];

/** The words on the sheet in a minute of the exam, 0 for the first one. */
export type WordsAt = { minute: number; words: number };

/** A mock exam as the device keeps it from its beginning until it is handed in. All times are ISO dates. */
export type MockExam = {
  /** What its correction has its id from: sent twice, it is corrected once. */
  id: string;
  theme: string;
  medium: MockMedium;
  startedAt: string;
  /** The time allowed. */
  minutes: number;
  /** The latest time the clock has shown: a device whose clock is set back gives no time back. */
  seenAt: string;
  /** When it was handed in or its time was up; null while it runs. */
  endedAt: string | null;
  /** One entry for every minute in which the text changed, in their order; none on paper. */
  words: WordsAt[];
};

/** What a correction keeps of the mock exam it comes from. */
export type MockTiming = Pick<MockExam, 'minutes' | 'medium' | 'words'> & {
  /** The time used, in seconds. */
  seconds: number;
};

/** What the exam leaves for the essay where the questions take their usual time. */
export const DEFAULT_MINUTES = 90;
export const MIN_MINUTES = 10;
export const MAX_MINUTES = 300;

/** As many words as a count takes; nobody writes so many by hand. */
export const MOST_WORDS = 20_000;

export type MockClock = { elapsedSeconds: number; remainingSeconds: number; isOver: boolean };

type NewMockExam = Pick<MockExam, 'id' | 'theme' | 'medium' | 'minutes'> & { now: Date };

/** A mock exam that begins now. */
export function startMock({ now, ...exam }: NewMockExam): MockExam {
  const at = now.toISOString();
  return { ...exam, startedAt: at, seenAt: at, endedAt: null, words: [] };
}

/**
 * Where the clock stands, in whole seconds; the time used never exceeds the time allowed. It runs by the dates alone, so it
 * goes on through a reload and a sleeping device.
 */
export function clockOf(exam: MockExam, now: Date): MockClock {
  const latest = exam.endedAt ? time(exam.endedAt) : Math.max(time(exam.seenAt), now.getTime());
  const allowed = exam.minutes * 60;
  const elapsed = Math.floor((latest - time(exam.startedAt)) / 1000);
  const elapsedSeconds = Math.min(allowed, Math.max(0, elapsed));
  const isOver = exam.endedAt !== null || elapsedSeconds === allowed;
  return { elapsedSeconds, remainingSeconds: allowed - elapsedSeconds, isOver };
}

/** Other tabs tell of the clock a little later: so far back (ms) is none that was set back. */
const NOT_SET_BACK_MS = 2000;

/**
 * The clock was looked at. Where the device's own was set back, the beginning moves along, and the time goes on from where it
 * stood. An exam that is over stays as it is.
 */
export function seeMock(exam: MockExam, now: Date): MockExam {
  const step = now.getTime() - time(exam.seenAt);
  if (clockOf(exam, now).isOver || (step <= 0 && step >= -NOT_SET_BACK_MS)) return exam;
  const seen = { ...exam, seenAt: now.toISOString() };
  return step > 0 ? seen : { ...seen, startedAt: new Date(time(exam.startedAt) + step).toISOString() };
}

/** Whether the device should hear how far the clock is: after ten seconds, and where it was set back. */
export function isUnseen(exam: MockExam, now: Date): boolean {
  const step = now.getTime() - time(exam.seenAt);
  return step >= SEEN_EVERY_MS || step < -NOT_SET_BACK_MS;
}

const SEEN_EVERY_MS = 10_000;

/** The text changed: so many words are on the sheet. */
export function countMockWords(exam: MockExam, words: number, now: Date): MockExam {
  const { elapsedSeconds, isOver } = clockOf(exam, now);
  if (isOver) return exam;
  const minute = Math.floor(elapsedSeconds / 60);
  const earlier = exam.words.filter((one) => one.minute < minute);
  return { ...seeMock(exam, now), words: [...earlier, { minute, words: Math.min(words, MOST_WORDS) }] };
}

/** Handed in now, or when its time was up. Once ended, it stays as it is. */
export function endMock(exam: MockExam, now: Date): MockExam {
  if (exam.endedAt) return exam;
  const { elapsedSeconds } = clockOf(exam, now);
  return { ...exam, endedAt: new Date(time(exam.startedAt) + elapsedSeconds * 1000).toISOString() };
}

/** Of an exam that has ended. */
export function timingOf(exam: MockExam): MockTiming {
  const { minutes, medium, words } = exam;
  return { minutes, medium, words, seconds: clockOf(exam, new Date(exam.seenAt)).elapsedSeconds };
}

/** The remaining minutes at which a warning appears. */
export const WARNINGS = [30, 10, 5] as const;
export type Warning = (typeof WARNINGS)[number];

/** The last warning that is due; null before the first one, and for one that the whole time would be below. */
export function warningAt(exam: Pick<MockExam, 'minutes'>, remainingSeconds: number): Warning | null {
  return WARNINGS.findLast((one) => one < exam.minutes && remainingSeconds <= one * 60) ?? null;
}

function time(iso: string): number {
  return new Date(iso).getTime();
}
