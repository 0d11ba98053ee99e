import { FIELD, PITCH, READ_AREA } from '../answer-sheet.ts';
import type { GrayImage } from '../gray-image.ts';
import type { QuarterTurns } from '../photo-edit.ts';
import type { InkPoints } from '../preparation/ink.ts';
import type { StraightPage } from '../preparation/prepare-page.ts';
import { turnImage } from '../preparation/turn.ts';
import { isSideways } from '../preparation/upright.ts';
import { assignInk } from './assign-ink.ts';
import { findBaseline } from './baselines.ts';
import { cutLines, type HandLine } from './cut-lines.ts';
import { darkenInk, findInkLevels, softenInk } from './darken-ink.ts';
import { erasePageRules } from './erase-page-rules.ts';
import { findInkPieces, type Ink, type Piece } from './ink-pieces.ts';
import { CELL_HEIGHT, type InkMap, inkMapOf } from './ink-map.ts';
import { findTracks } from './line-tracks.ts';
import { findPageRules, type PageRules, type Rule, ruleDistance } from './page-rules.ts';
import { findPitch } from './row-pitch.ts';
import { dropRuleRests, isLongRest, isOnRule } from './rule-rests.ts';
import { onlyOnSheet } from './sheet-rules.ts';
import { isHand, measureUnrest, type Unrest } from './tell-hand.ts';

/** The kind of paper: our answer sheet, or ruled, squared or blank paper. */
export type PaperKind = 'sheet' | 'ruled' | 'squared' | 'plain';

/** The lines of a page from top to bottom; `pitch` is the distance from one line to the next. */
export type HandPage = {
  kind: PaperKind;
  /** Clockwise quarter turns applied to the page; all positions refer to the turned page. */
  turns: QuarterTurns;
  pitch: number;
  lines: HandLine[];
  /** How unevenly the page's letters are aligned; see `isHand`. */
  unrest: Unrest;
};

/**
 * Areas in pixels. Pieces of ink smaller than `LEAST_AREA` are specks, which are not used to find lines. Specks of
 * at least `LEAST_DOT` may be dots of a fine pen; smaller specks are grain of the paper.
 */
const LEAST_AREA = 5;
const LEAST_DOT = 2;
/**
 * Maximum size of a piece of ink that can be handwriting, as shares of the page; drawings and the edges of the
 * sheet are larger.
 */
const LARGEST = { height: 0.12, width: 0.6 };
/** Distance from the edge of the field, in millimeters, within which ink is only a remnant of the printed edge. */
const BESIDE_EDGE = 0.8;
/** Number of lines assumed if no pitch can be detected from the ink. */
const USUAL_LINES = 30;
/** Minimum pitch in pixels. With a smaller pitch, letters are too small to be recognized. */
const LEAST_PITCH = 14;

/** The lines of handwriting on a straight page. A pure function. */
export function findLines(page: Pick<StraightPage, 'image' | 'isMarked'>): HandPage {
  const { lines, ...found } = seekLines(page);
  return { ...found, lines: lines() };
}

/**
 * Like `findLines`, but returns null if the page is not handwritten. In that case it is faster, because no lines
 * are cut out.
 */
export function findHand(page: Pick<StraightPage, 'image' | 'isMarked'>): HandPage | null {
  const { lines, ...found } = seekLines(page);
  return isHand(found) ? { ...found, lines: lines() } : null;
}

/** `lines` is a function that cuts out the lines on demand. */
type SoughtPage = Omit<HandPage, 'lines'> & { lines: () => HandLine[] };

function seekLines({ image, isMarked }: Pick<StraightPage, 'image' | 'isMarked'>): SoughtPage {
  const found = findPageRules(image);
  const rules = isMarked ? onlyOnSheet(found, image.width, image.height) : found;
  const kind = kindOf(rules, isMarked);
  const levels = findInkLevels(image, rules);
  const erased = erasePageRules(image, rules, levels);
  const clean = darkenInk(erased, levels);
  const soft = () => softenInk(erased, levels);
  const ink = findInkPieces(clean);
  // Squared paper has rules in both directions, so only the ink shows the direction of the handwriting.
  if (
    kind !== 'squared' ||
    !isSideways(pointsOf(ink, clean), { width: ESTIMATE, height: (ESTIMATE * clean.height) / clean.width })
  )
    return { turns: 0, ...linesOf(clean, soft, ink, rules.horizontal, kind) };
  const turned = turnImage(clean, TURNED_BACK);
  const level = rules.vertical.map(({ places }) => ({ places: places.map((x) => clean.width - 1 - x) }));
  return {
    turns: TURNED_BACK,
    ...linesOf(turned, () => turnImage(soft(), TURNED_BACK), findInkPieces(turned), level, kind),
  };
}

/** Number of quarter turns that undo the turn of a page that was wrongly regarded as sideways. */
const TURNED_BACK = 3;
const ESTIMATE = 500;

const EACH = { run: 3, pixel: 3 };

/** A sample of the ink, scaled to a page `ESTIMATE` pixels wide. */
function pointsOf({ rows, lefts, rights }: Ink, { width }: GrayImage): InkPoints {
  const scale = ESTIMATE / width;
  const xs: number[] = [];
  const ys: number[] = [];
  for (let run = 0; run < rows.length; run += EACH.run) {
    for (let x = lefts[run] as number; x < (rights[run] as number); x += EACH.pixel) {
      xs.push(x * scale);
      ys.push((rows[run] as number) * scale);
    }
  }
  return { xs: Float32Array.from(xs), ys: Float32Array.from(ys) };
}

function linesOf(
  page: GrayImage,
  soft: () => GrayImage,
  ink: Ink,
  rules: readonly Rule[],
  kind: PaperKind,
): Omit<SoughtPage, 'turns'> {
  const sized = Uint8Array.from(ink.pieces, (piece) => Number(isOfSize(piece, page, kind)));
  const rough = inkMapOf(ink, sized, page.width, page.height);
  const pitch = pitchOf(rough, rules, kind, page);
  const writing =
    kind === 'plain'
      ? sized
      : sized.map((is, at) => (is && !isLongRest(ink.pieces[at] as Piece, pitch) ? 1 : 0));
  const map = kind === 'plain' ? rough : inkMapOf(ink, writing, page.width, page.height);
  const written = findTracks(map, pitch, kind === 'sheet').map((track) => findBaseline(map, track, pitch));
  const owned = writing.map((is, at) => is || Number(isDot(ink.pieces[at] as Piece, rules)));
  const assigned = assignInk(ink, written, pitch, owned);
  const owners = dropRuleRests(ink, assigned, written.length, pitch, rules);
  const unrest = measureUnrest(ink, owners, written.length);
  return { kind, pitch, unrest, lines: () => cutLines(soft(), ink, owners, written, pitch, rules) };
}

/** Share of the distance between rules by which the ink's pitch may differ from a multiple of that distance. */
const RULE_TOLERANCE = 0.15;

function pitchOf(map: InkMap, rules: readonly Rule[], kind: PaperKind, { height }: GrayImage): number {
  if (kind === 'sheet') return (PITCH * height) / (READ_AREA.bottom - READ_AREA.top);
  const seen = findPitch(map, LEAST_PITCH / CELL_HEIGHT);
  const pitch = seen === null ? null : seen * CELL_HEIGHT;
  if (kind === 'plain') return pitch ?? height / USUAL_LINES;
  const rule = ruleDistance(rules);
  if (pitch === null) return rule;
  const times = Math.max(1, Math.round(pitch / rule));
  return Math.abs(pitch / rule - times) < RULE_TOLERANCE ? times * rule : pitch;
}

/** Minimum number of vertical rules on squared paper; fewer vertical rules are margins. */
const LEAST_VERTICAL = 8;

function kindOf({ horizontal, vertical }: PageRules, isMarked: boolean): PaperKind {
  if (isMarked) return 'sheet';
  if (horizontal.length === 0) return 'plain';
  return vertical.length >= LEAST_VERTICAL ? 'squared' : 'ruled';
}

function isOfSize(
  { left, top, right, bottom, area }: Piece,
  { width, height }: GrayImage,
  kind: PaperKind,
): boolean {
  if (area < LEAST_AREA || bottom - top > LARGEST.height * height || right - left > LARGEST.width * width)
    return false;
  if (kind !== 'sheet') return true;
  const scale = width / (READ_AREA.right - READ_AREA.left);
  return (
    right > (FIELD.left - READ_AREA.left + BESIDE_EDGE) * scale &&
    left < (FIELD.right - READ_AREA.left - BESIDE_EDGE) * scale
  );
}

const isDot = (piece: Piece, rules: readonly Rule[]) =>
  piece.area >= LEAST_DOT && piece.area < LEAST_AREA && !isOnRule(piece, rules);
