/** The form of a mock exam: typed in the app, or written by hand on paper that is photographed afterwards. */
export const MOCK_MEDIA = ['typed', 'paper'] as const;
export type MockMedium = (typeof MOCK_MEDIA)[number];

/** The number of words written by a given minute of the exam; the first minute is 0. */
export type WordsAt = { minute: number; words: number };

/** A mock exam as stored on the device from start to hand-in. All times are ISO dates. */
export type MockExam = {
  /** The id of the correction is derived from this id, so that an exam sent twice is corrected only once. */
  id: string;
  theme: string;
  medium: MockMedium;
  startedAt: string;
  /** The time allowed, in minutes. */
  minutes: number;
  /**
   * The latest time that the clock has shown; it ensures that setting the device's clock back does not extend the
   * exam.
   */
  seenAt: string;
  /** When the exam was handed in or its time was up; null while it runs. */
  endedAt: string | null;
  /** One entry for every minute in which the text changed, in order; empty for an exam on paper. */
  words: WordsAt[];
};

/** The fields of a mock exam that are stored with its correction. */
export type MockTiming = Pick<MockExam, 'minutes' | 'medium' | 'words'> & {
  /** The time used, in seconds. */
  seconds: number;
};

/** The usual time left for the essay after the exam's questions, in minutes. */
export const DEFAULT_MINUTES = 90;
export const MIN_MINUTES = 10;
export const MAX_MINUTES = 300;

/** Upper limit of a word count, more than anybody can write by hand. */
export const MOST_WORDS = 20_000;

export type MockClock = { elapsedSeconds: number; remainingSeconds: number; isOver: boolean };

type NewMockExam = Pick<MockExam, 'id' | 'theme' | 'medium' | 'minutes'> & { now: Date };

/** A mock exam that starts now. */
export function startMock({ now, ...exam }: NewMockExam): MockExam {
  const at = now.toISOString();
  return { ...exam, startedAt: at, seenAt: at, endedAt: null, words: [] };
}

/**
 * The clock's state, in whole seconds; the time used never exceeds the time allowed. Computed from the dates alone, so it
 * continues through reloads and while the device sleeps.
 */
export function clockOf(exam: MockExam, now: Date): MockClock {
  const latest = exam.endedAt ? time(exam.endedAt) : Math.max(time(exam.seenAt), now.getTime());
  const allowed = exam.minutes * 60;
  const elapsed = Math.floor((latest - time(exam.startedAt)) / 1000);
  const elapsedSeconds = Math.min(allowed, Math.max(0, elapsed));
  const isOver = exam.endedAt !== null || elapsedSeconds === allowed;
  return { elapsedSeconds, remainingSeconds: allowed - elapsedSeconds, isOver };
}

/**
 * Tolerance (ms) for times that arrive late from other tabs. If the time goes back by more than this, the device's
 * clock was set back.
 */
const NOT_SET_BACK_MS = 2000;

/**
 * Records the current time. If the device's clock was set back, the start is moved back too, so that the time used
 * continues from its last value. An exam that is over remains unchanged.
 */
export function seeMock(exam: MockExam, now: Date): MockExam {
  const step = now.getTime() - time(exam.seenAt);
  if (clockOf(exam, now).isOver || (step <= 0 && step >= -NOT_SET_BACK_MS)) return exam;
  const seen = { ...exam, seenAt: now.toISOString() };
  return step > 0 ? seen : { ...seen, startedAt: new Date(time(exam.startedAt) + step).toISOString() };
}

/**
 * Whether the current time should be stored: ten seconds after the last stored time, or when the clock was set
 * back.
 */
export function isUnseen(exam: MockExam, now: Date): boolean {
  const step = now.getTime() - time(exam.seenAt);
  return step >= SEEN_EVERY_MS || step < -NOT_SET_BACK_MS;
}

const SEEN_EVERY_MS = 10_000;

/** Records the current number of words of the text. */
export function countMockWords(exam: MockExam, words: number, now: Date): MockExam {
  const { elapsedSeconds, isOver } = clockOf(exam, now);
  if (isOver) return exam;
  const minute = Math.floor(elapsedSeconds / 60);
  const earlier = exam.words.filter((one) => one.minute < minute);
  return { ...seeMock(exam, now), words: [...earlier, { minute, words: Math.min(words, MOST_WORDS) }] };
}

/** Ends the exam now, or at its time limit if that has passed. An ended exam stays unchanged. */
export function endMock(exam: MockExam, now: Date): MockExam {
  if (exam.endedAt) return exam;
  const { elapsedSeconds } = clockOf(exam, now);
  return { ...exam, endedAt: new Date(time(exam.startedAt) + elapsedSeconds * 1000).toISOString() };
}

/** The timing of an exam that has ended. */
export function timingOf(exam: MockExam): MockTiming {
  const { minutes, medium, words } = exam;
  return { minutes, medium, words, seconds: clockOf(exam, new Date(exam.seenAt)).elapsedSeconds };
}

/** The remaining minutes at which a warning appears. */
export const WARNINGS = [30, 10, 5] as const;
export type Warning = (typeof WARNINGS)[number];

/**
 * The latest warning that is due; null before the first warning. Warnings that are not shorter than the whole time
 * limit are skipped.
 */
export function warningAt(exam: Pick<MockExam, 'minutes'>, remainingSeconds: number): Warning | null {
  return WARNINGS.findLast((one) => one < exam.minutes && remainingSeconds <= one * 60) ?? null;
}

function time(iso: string): number {
  return new Date(iso).getTime();
}
