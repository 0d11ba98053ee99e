import { adviseOnHand } from '../advice.ts';
import { filterText, type Row, toRow } from '../assembly/rows.ts';
import { joinRows, splitParagraphs } from '../assembly/paragraphs.ts';
import type { GrayImage } from '../gray-image.ts';
import type { HandLine } from '../lines/cut-lines.ts';
import { findLines, type HandPage } from '../lines/find-lines.ts';
import { meanConfidence } from '../mean-confidence.ts';
import type { PhotoAdvice, ReadWord } from '../ocr-result.ts';
import { addTurns, type QuarterTurns } from '../photo-edit.ts';
import type { StraightPage } from '../preparation/prepare-page.ts';
import { turnImage } from '../preparation/turn.ts';
import type { ReadHandLine, ReadHandPage, ReadHandWord } from './hand-page.ts';

/**
 * Reads the strips of lines in order. `image` is the page from which the strips were cut, in the orientation of the
 * strips; `HandResult` contains the same image. May be called twice for one photo, for example when a page was
 * upside down.
 */
export type HandEngine = (
  strips: readonly GrayImage[],
  image: GrayImage,
) => Promise<readonly (readonly ReadHandWord[])[]>;

/** A recognized page; `image` has the orientation in which its lines were recognized. */
export type HandResult = Omit<ReadHandPage, 'picture' | 'lines'> & {
  image: GrayImage;
  lines: readonly Omit<ReadHandLine, 'id'>[];
  /** The lines' text, with hyphenated words joined. */
  paragraphs: readonly (readonly ReadWord[])[];
  /** Mean confidence of all characters, 0 to 100. */
  confidence: number;
  advice: readonly PhotoAdvice[];
  /** Clockwise quarter turns after which the photo, as the student turned it, is upright. */
  turns: QuarterTurns;
};

type Find = (page: Page) => HandPage | Promise<HandPage>;
type Page = Pick<StraightPage, 'image' | 'isMarked'>;

/** A straightened page on which lines of handwriting were found. */
export type HandwrittenPage = Omit<StraightPage, 'toPhoto'> & {
  /** Sharpness of the page, as returned by `measureSharpness`. */
  sharpness: number;
  found: HandPage;
};

/**
 * Confidence from which a page is regarded as upright; a page with at most a seventh of its characters wrong has a
 * confidence of 43 or more.
 */
const UPRIGHT = 40;

/**
 * Recognizes the lines found on a straight page. If the page seems upside down, it is turned, its lines are found
 * and recognized again, and the better result is used. Lines without a word are left out. Rejects if the engine or
 * `find` rejects.
 */
export async function readHandPage(
  page: HandwrittenPage,
  engine: HandEngine,
  find: Find = findLines,
): Promise<HandResult> {
  const upright = await readLines(page.image, page.found, engine);
  // On our answer sheet, the corner marks and line numbers have already shown which side is up.
  const isSure = upright.confidence >= UPRIGHT || page.isMarked;
  const turned = isSure ? upright : await readTurned(page.image, engine, find);
  const best = turned.confidence > upright.confidence ? turned : upright;
  const turns = addTurns(page.turns, best === upright ? 0 : 2, best.turns);
  return { ...best, turns, advice: adviseOnHand(page, best.pitch, best.confidence) };
}

async function readTurned(upsideDown: GrayImage, engine: HandEngine, find: Find) {
  const image = turnImage(upsideDown, 2);
  return readLines(image, await find({ image, isMarked: false }), engine);
}

async function readLines(image: GrayImage, found: HandPage, engine: HandEngine) {
  const page = turnImage(image, found.turns);
  const strips = found.lines.map(({ strip }) => strip);
  const read = await engine(strips, page);
  const lines = found.lines.flatMap((line, at) => {
    const words = toPlainWords(read[at] ?? []);
    const row = toRow(words.map((word) => placeWord(word, line, found.pitch)));
    return row ? [{ line, words, row }] : [];
  });
  const paragraphs = splitParagraphs(lines.map(({ row }) => row));
  const firsts = new Set<Row | undefined>(paragraphs.map(([first]) => first));
  return {
    image: page,
    turns: found.turns,
    width: page.width,
    height: page.height,
    pitch: found.pitch,
    lines: lines.map(({ line: { strip, baseline, box, struck }, words, row }) => ({
      words,
      strip,
      baseline,
      box,
      struck,
      confidence: meanConfidence(words),
      startsParagraph: firsts.has(row),
    })),
    paragraphs: paragraphs.map(joinRows),
    confidence: meanConfidence(lines.flatMap(({ words }) => words)),
  };
}

/** Removes characters that do not occur in essays (`filterText`), and words that become empty as a result. */
export function toPlainWords(words: readonly ReadHandWord[]): ReadHandWord[] {
  return words.flatMap((word) => {
    const text = filterText(word.text);
    const others = word.others.map(filterText).filter((other) => other !== '' && other !== text);
    return text === '' ? [] : [{ ...word, text, others }];
  });
}

/** Height of lower-case letters above the baseline, and depth of descenders below it, in pitches. */
const ABOVE = 0.5;
const BELOW = 0.15;

function placeWord(
  { text, confidence, from, to }: ReadHandWord,
  { cut, baseline }: HandLine,
  pitch: number,
): ReadWord {
  const left = cut.left + from / cut.scale;
  const right = cut.left + to / cut.scale;
  const middle = (left + right) / 2;
  const { y } = baseline.reduce((best, point) =>
    Math.abs(point.x - middle) < Math.abs(best.x - middle) ? point : best,
  );
  return { text, confidence, box: { left, top: y - ABOVE * pitch, right, bottom: y + BELOW * pitch } };
}
