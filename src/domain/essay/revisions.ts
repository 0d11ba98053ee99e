import { countWords } from '../text/counts.ts';
import type { Draft } from './draft.ts';
import { isBlank } from './send-rules.ts';

/*
 * Earlier versions of a text being written. A version is worth keeping when the student paused, and before a loss larger than a
 * correction of words. Versions are ordered by a running number, never by a clock, which the device may set back.
 */

/** Why a version was saved. `sent` is the last version of an essay; the next version belongs to another essay. */
export type RevisionReason = 'pause' | 'before-loss' | 'other-tab' | 'before-restore' | 'sent';

/** A saved version of an essay's text. */
export type Revision = {
  /** Running number among the owner's versions. */
  order: number;
  /** The essay that the version belongs to, as the `order` of the essay's first version. */
  sheet: number;
  /** ISO date by the device's clock. */
  at: string;
  reason: RevisionReason;
  theme: string;
  essay: string;
  words: number;
};

/** The part of a draft that a version stores. */
export type RevisionText = Pick<Revision, 'theme' | 'essay'>;

export const MAX_VERSIONS_PER_SHEET = 20;

/** Maximum number of essays whose versions are stored, including the current essay. */
export const MAX_SHEETS = 6;

/** Minimum words of a version worth keeping. */
const MIN_WORDS_KEPT = 5;

/**
 * Number of deleted characters that make up a loss. They may be deleted at once or in several changes, as long as
 * no text is added in between.
 */
const LOSS_OF_ESSAY = 60;
const LOSS_OF_THEME = 15;

/** Limits for a short text: a loss is more than this share of the text and at least this many characters. */
const LOSS_OF_SHARE = 0.5;
const LOSS_OF_SHORT = 20;

/** Number of characters lost. */
type Loss = { theme: number; essay: number };

/** Counts the characters deleted since the text was `from`; ends as soon as text is added. */
export type LossRun = { from: RevisionText; lost: Loss };

/** Length of the common prefix of two texts, then of the common suffix of the rest. */
function sharedEnds(before: string, after: string): { start: number; end: number } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { start, end };
}

/** Number of characters of `before` missing from `after`, if the difference is regarded as one replaced range. */
export function lostCharacters(before: string, after: string): number {
  const { start, end } = sharedEnds(before, after);
  return before.length - start - end;
}

const WORD_BEFORE = /\S*$/;

/**
 * The range in which the texts differ, extended back to the start of the first changed word: its text in `after`
 * and in `before`.
 */
export function changedStretch(before: string, after: string): { added: string; removed: string } {
  const { start, end } = sharedEnds(before, after);
  const from = start - (WORD_BEFORE.exec(after.slice(0, start))?.[0].length ?? 0);
  return { added: after.slice(from, after.length - end), removed: before.slice(from, before.length - end) };
}

/** A loss run that starts at this text, with nothing lost. */
export function startLossRun(from: RevisionText): LossRun {
  return { from, lost: { theme: 0, essay: 0 } };
}

/** Adds one change to a loss run; a change that only adds text starts a new run. */
export function followLoss(run: LossRun, before: RevisionText, after: RevisionText): LossRun {
  const theme = lostCharacters(before.theme, after.theme);
  const essay = lostCharacters(before.essay, after.essay);
  if (theme + essay === 0) return startLossRun(after);
  return { from: run.from, lost: { theme: run.lost.theme + theme, essay: run.lost.essay + essay } };
}

/** Whether so much text was lost that the state before the loss should be saved. */
export function isBigLoss({ from, lost }: LossRun): boolean {
  const isShortGone = lost.essay >= LOSS_OF_SHORT && lost.essay > from.essay.length * LOSS_OF_SHARE;
  return lost.essay >= LOSS_OF_ESSAY || isShortGone || lost.theme >= LOSS_OF_THEME;
}

/**
 * Whether `after` is the draft after the essay in `before` was sent and corrected: its text has become the backup.
 */
export function wasSent(before: Draft, after: Draft): boolean {
  return after.essay === '' && !isBlank(before.essay) && after.backup === before.essay;
}

/**
 * Whether a text is worth saving in addition to the newest version. After a pause, the text needs a minimum of
 * words; before a loss, any text is saved.
 */
export function isWorthKeeping(
  text: RevisionText,
  reason: RevisionReason,
  newest: Revision | undefined,
): boolean {
  if (isBlank(text.essay)) return false;
  if (newest?.essay === text.essay && newest.theme === text.theme) {
    // An unchanged text is saved again only to record that it was sent.
    return reason === 'sent' && newest.reason !== 'sent';
  }
  return reason !== 'pause' || countWords(text.essay) >= MIN_WORDS_KEPT;
}

/**
 * Adds a version to the owner's versions, oldest first, and returns the versions to keep. If the newest version has
 * the same text, only its reason changes.
 */
export function addRevision(
  versions: readonly Revision[],
  { theme, essay }: RevisionText,
  { reason, at }: { reason: RevisionReason; at: string },
): Revision[] {
  const text = { theme, essay };
  const newest = versions.at(-1);
  if (!isWorthKeeping(text, reason, newest)) return [...versions];
  if (newest?.essay === essay && newest.theme === theme) {
    return [...versions.slice(0, -1), { ...newest, reason, at }];
  }
  const order = (newest?.order ?? 0) + 1;
  const sheet = newest && newest.reason !== 'sent' ? newest.sheet : order;
  const added = { order, sheet, at, reason, theme, essay, words: countWords(essay) };
  return thinOut([...versions, added]);
}

/**
 * Reduces the versions to the limits: drops intermediate versions of each essay (`sheet`), and all versions of the
 * oldest essays.
 */
function thinOut(versions: Revision[]): Revision[] {
  const sheets = [...new Set(versions.map(({ sheet }) => sheet))].slice(-MAX_SHEETS);
  return sheets.flatMap((sheet) => {
    let kept = versions.filter((one) => one.sheet === sheet);
    while (kept.length > MAX_VERSIONS_PER_SHEET) kept = withoutLeastMissed(kept);
    return kept;
  });
}

/**
 * Drops about half of the versions, for a device out of storage; keeps the newest, the longest and the sent
 * versions of each essay.
 */
export function halveRevisions(versions: readonly Revision[]): Revision[] {
  const sheets = [...new Set(versions.map(({ sheet }) => sheet))];
  return sheets.flatMap((sheet) => {
    let kept = versions.filter((one) => one.sheet === sheet);
    const most = Math.max(2, Math.floor(kept.length / 2));
    while (kept.length > most) kept = withoutLeastMissed(kept);
    return kept;
  });
}

/**
 * Drops one version of an essay, never the newest or the longest. Versions saved at a pause are dropped first, and
 * among those the version whose neighbors are closest relative to its age, so that old versions become sparser but
 * some remain.
 */
function withoutLeastMissed(versions: Revision[]): Revision[] {
  const last = versions.length - 1;
  const longest = indexOfLongest(versions);
  let least = { index: 0, value: Infinity };
  versions.forEach((version, index) => {
    if (index === last || index === longest) return;
    const value = worth(versions, index) + (version.reason === 'pause' ? 0 : 1);
    if (value < least.value) least = { index, value };
  });
  return versions.filter((_, index) => index !== least.index);
}

/** The distance between the neighbors of a version, relative to the number of later versions; 0–1. */
function worth(versions: readonly Revision[], index: number): number {
  const order = (at: number) => versions[at]?.order ?? 0;
  const before = index === 0 ? (versions[0]?.sheet ?? 1) - 1 : order(index - 1);
  const gap = order(index + 1) - before;
  return gap / (order(versions.length - 1) - order(index) + gap);
}

function indexOfLongest(versions: readonly Revision[]): number {
  let longest = 0;
  versions.forEach(({ essay }, index) => {
    if (essay.length > (versions[longest]?.essay.length ?? 0)) longest = index;
  });
  return longest;
}
