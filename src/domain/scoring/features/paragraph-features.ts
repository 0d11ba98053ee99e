import { countWhere } from './counting.ts';
import type { EssayView } from './essay-view.ts';

const FULL_FROM = 40;
const FULL_TO = 80;
const OVERLONG = 110;

/** How much stands in each place of the outline: introduction, developments, conclusion. Logarithms of words. */
export function paragraphFeatures({ paragraphs }: EssayView) {
  const lengths = paragraphs.map(({ tokens }) => tokens.length);
  const logLengthAt = (place: number) => Math.log(1 + (lengths[place] ?? 0));
  return {
    logFirstParagraph: logLengthAt(0),
    logSecondParagraph: logLengthAt(1),
    logThirdParagraph: logLengthAt(2),
    logFourthParagraph: logLengthAt(3),
    logFifthParagraph: logLengthAt(4),
    logLastParagraph: Math.log(1 + (lengths.at(-1) ?? 0)),
    fullParagraphs: countWhere(lengths, (length) => length >= FULL_FROM && length <= FULL_TO),
    overlongParagraphs: countWhere(lengths, (length) => length > OVERLONG),
  };
}
