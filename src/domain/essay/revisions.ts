import { countWords } from '../text/counts.ts';
import type { Draft } from './draft.ts';
import { isBlank } from './send-rules.ts';

/*
 * Former states of what was being written. A version is worth keeping where the student paused, and before anything
 * larger than a correction of words is lost. Versions are ordered by a running number, never by a clock, which the
 * device may set back.
 */

/** Why a version was kept. `sent` ends a sheet: what comes after it is another essay. */
export type RevisionReason = 'pause' | 'before-loss' | 'other-tab' | 'before-restore' | 'sent';

/** What stood on the sheet at one moment, as it was kept. */
export type Revision = {
  /** Running number among the versions of its owner. */
  order: number;
  /** Which essay it belongs to: the `order` of the first version of it. */
  sheet: number;
  /** ISO date, by the clock of the device. */
  at: string;
  reason: RevisionReason;
  theme: string;
  essay: string;
  words: number;
};

/** What a version holds of a draft. */
export type RevisionText = Pick<Revision, 'theme' | 'essay'>;

export const MAX_VERSIONS_PER_SHEET = 20;

/** The essay on the sheet and those before it. */
export const MAX_SHEETS = 6;

/** A text of fewer words says nothing yet. */
const MIN_WORDS_KEPT = 5;

/** Characters gone at once, or one after the other without any new ones, that make a loss. */
const LOSS_OF_ESSAY = 60;
const LOSS_OF_THEME = 15;

/** Of a short text, more than this part. */
const LOSS_OF_SHARE = 0.5;
const LOSS_OF_SHORT = 20;

/** Characters that went. */
type Loss = { theme: number; essay: number };

/** What has gone since `from` without anything being added. */
export type LossRun = { from: RevisionText; lost: Loss };

/** How many characters two texts share at their beginning, and after that at their end. */
function sharedEnds(before: string, after: string): { start: number; end: number } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { start, end };
}

/** How many characters of `before` are not in `after`, taken as one replaced stretch. */
export function lostCharacters(before: string, after: string): number {
  const { start, end } = sharedEnds(before, after);
  return before.length - start - end;
}

const WORD_BEFORE = /\S*$/;

/** What stands in `after` where `before` had something else, from the beginning of the first word that changed. */
export function changedStretch(before: string, after: string): { added: string; removed: string } {
  const { start, end } = sharedEnds(before, after);
  const from = start - (WORD_BEFORE.exec(after.slice(0, start))?.[0].length ?? 0);
  return { added: after.slice(from, after.length - end), removed: before.slice(from, before.length - end) };
}

/** Nothing lost since this text. */
export function startLossRun(from: RevisionText): LossRun {
  return { from, lost: { theme: 0, essay: 0 } };
}

/** Adds one change to what was lost before it; a change that only adds starts anew. */
export function followLoss(run: LossRun, before: RevisionText, after: RevisionText): LossRun {
  const theme = lostCharacters(before.theme, after.theme);
  const essay = lostCharacters(before.essay, after.essay);
  if (theme + essay === 0) return startLossRun(after);
  return { from: run.from, lost: { theme: run.lost.theme + theme, essay: run.lost.essay + essay } };
}

/** Whether so much of a text has gone that its former state should be kept. */
export function isBigLoss({ from, lost }: LossRun): boolean {
  const isShortGone = lost.essay >= LOSS_OF_SHORT && lost.essay > from.essay.length * LOSS_OF_SHARE;
  return lost.essay >= LOSS_OF_ESSAY || isShortGone || lost.theme >= LOSS_OF_THEME;
}

/** Whether `after` is the sheet of an essay that was just corrected: its text has become the backup. */
export function wasSent(before: Draft, after: Draft): boolean {
  return after.essay === '' && !isBlank(before.essay) && after.backup === before.essay;
}

/** Whether a text is enough to be a version beside the newest one. A pause asks for some words, a loss for any. */
export function isWorthKeeping(
  text: RevisionText,
  reason: RevisionReason,
  newest: Revision | undefined,
): boolean {
  if (isBlank(text.essay)) return false;
  if (newest?.essay === text.essay && newest.theme === text.theme) {
    // Only that it was sent is news.
    return reason === 'sent' && newest.reason !== 'sent';
  }
  return reason !== 'pause' || countWords(text.essay) >= MIN_WORDS_KEPT;
}

/**
 * Adds a version to those of its owner, the oldest first, and answers all that stay. Where the newest holds the same
 * text, only its reason changes.
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

/** Brings the versions back to their limits: of each sheet the intermediate ones go, of the sheets the oldest. */
function thinOut(versions: Revision[]): Revision[] {
  const sheets = [...new Set(versions.map(({ sheet }) => sheet))].slice(-MAX_SHEETS);
  return sheets.flatMap((sheet) => {
    let kept = versions.filter((one) => one.sheet === sheet);
    while (kept.length > MAX_VERSIONS_PER_SHEET) kept = withoutLeastMissed(kept);
    return kept;
  });
}

/** About half of the versions, for a device without room; of no sheet the newest, the longest or what was sent. */
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
 * Drops one of a sheet's versions: neither the newest nor the longest, a pause rather than what stood before a loss, and
 * of those the one that stands closest to its neighbours for its age, so that the far past grows thin and stays there.
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

/** Between 0 and 1: how wide a gap the version would leave, measured by how much was written after it. */
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
