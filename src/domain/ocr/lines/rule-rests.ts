import { NOBODY } from './assign-ink.ts';
import type { Ink, Piece } from './ink-pieces.ts';
import { placeOf, type Rule } from './page-rules.ts';

/** Maximum height of a flat piece of ink, and minimum length of a long piece, in pitches. */
const FLAT = 0.13;
const LONG = 0.7;
/** Maximum distance in pixels between the middle of a rule and the middle of a piece of ink that is on the rule. */
const ON_RULE = 3;
/**
 * A piece of ink on a rule that is nearer to letters than this distance, in pitches, may be the bottom of a letter,
 * a dot or a hyphen.
 */
const NEAR = 0.5;
const STEP = 8;

/** Whether a piece of ink is certainly a remnant of a printed rule, because it is flat and long. */
export const isLongRest = ({ left, top, right, bottom }: Piece, pitch: number) =>
  bottom - top < FLAT * pitch && right - left > LONG * pitch;

/** Whether the middle of a piece of ink is on one of the rules. */
export function isOnRule({ left, top, right, bottom }: Piece, rules: readonly Rule[]): boolean {
  const x = (left + right) / 2;
  const y = (top + bottom - 1) / 2;
  return rules.some((rule) => Math.abs(placeOf(rule, x) - y) <= ON_RULE);
}

/**
 * Returns `owners` of `count` lines without remnants of printed rules. A remnant is a flat piece of ink that is on
 * a rule and away from all other ink of its line.
 */
export function dropRuleRests(
  { rows, lefts, rights, pieceOf, pieces }: Ink,
  owners: Int16Array,
  count: number,
  pitch: number,
  rules: readonly Rule[],
): Int16Array {
  if (rules.length === 0) return owners;
  const isRest = pieces.map((piece) => piece.bottom - piece.top < FLAT * pitch && isOnRule(piece, rules));
  const width = pieces.reduce((most, { right }) => Math.max(most, right), 0);
  const near = Array.from({ length: count }, () => new Uint8Array(Math.ceil(width / STEP) + 1));
  for (let run = 0; run < rows.length; run += 1) {
    if (isRest[pieceOf[run] as number]) continue;
    const from = Math.max(0, Math.floor(((lefts[run] as number) - NEAR * pitch) / STEP));
    const to = Math.ceil(((rights[run] as number) + NEAR * pitch) / STEP);
    near[owners[run] as number]?.fill(1, from, to);
  }
  return owners.map((owner, run) => {
    const middle = ((lefts[run] as number) + (rights[run] as number)) / 2;
    const isAlone = isRest[pieceOf[run] as number] && !near[owner]?.[Math.floor(middle / STEP)];
    return isAlone ? NOBODY : owner;
  });
}
