import type { ReadHandLine, ReadHandPage, ReadHandWord } from '@/domain/ocr/hand/hand-page';
import type { OcrResult } from '@/domain/ocr/ocr-result';

const PITCH = 50;

/**
 * A word as the handwriting reader returns it: `jantar` is certain, `~jantar` uncertain, and `dispe|despe` means
 * that strokes and dictionary disagree: the part before the bar is the stroke reading, listed first.
 */
function buildWord(spelled: string, from: number): ReadHandWord {
  const [stroke = '', ...others] = spelled.replace('~', '').split('|');
  const isUnsure = spelled.startsWith('~') || others.length > 0;
  return { text: stroke, stroke, others, confidence: isUnsure ? 40 : 95, from, to: from + 20 };
}

type LineOptions = Partial<Pick<ReadHandLine, 'confidence' | 'struck'>>;

/** A line of words in the notation of `buildWord`; a leading indent begins a paragraph. */
export function buildHandLine(id: string, spelled: string, options: LineOptions = {}): ReadHandLine {
  const number = Number(id.replace(/\D/g, ''));
  const baseline = PITCH * (number + 1);
  return {
    id,
    words: spelled
      .trim()
      .split(' ')
      .map((word, at) => buildWord(word, at * 30)),
    confidence: 80,
    strip: { width: 1, height: 48, pixels: new Uint8Array(48) },
    baseline: [
      { x: 100, y: baseline },
      { x: 900, y: baseline + 4 },
    ],
    box: { left: 100, top: baseline - 30, right: 900, bottom: baseline + 10 },
    startsParagraph: spelled.startsWith('  '),
    struck: [],
    ...options,
  };
}

/** A page with these lines, whose ids are `name` plus their number from 0. */
export function buildHandPage(lines: readonly string[], name = 'l', options: LineOptions = {}): ReadHandPage {
  return {
    picture: new Blob(['page'], { type: 'image/jpeg' }),
    width: 1000,
    height: PITCH * (lines.length + 2),
    pitch: PITCH,
    lines: lines.map((line, at) => buildHandLine(`${name}${at}`, line, options)),
  };
}

/** A photo read as handwriting; the whole page is a single paragraph. */
export function buildHandResult(hand: ReadHandPage): OcrResult {
  const words = hand.lines.flatMap(({ words: all, box }) =>
    all.map(({ text, confidence }) => ({ text, confidence, box })),
  );
  return { paragraphs: [words], confidence: 70, advice: ['handwritten'], turns: 0, hand };
}
