import type { StockPhrase } from '../../argument/stock-phrases.ts';
import { overlap } from '../../text/span.ts';
import type { EssayReading } from '../read-essay.ts';
import type { RepertoireUse } from './repertoire-use.ts';
import type { ThemePresence } from './theme-presence.ts';

export type StockUse = {
  /** References in whose paragraph nothing of the theme is said: what they show about it stays open. */
  loose: StockPhrase[];
  /** The other references that are not seen to be explained, in their sentence or by one that follows in the paragraph. */
  unexplained: StockPhrase[];
  /** Frames, each name once, where there are several: one alone is no fault. */
  frames: StockPhrase[];
};

const FEWEST_FRAMES = 2;
/** Marks that say the same of a passage. */
const SAID_ALREADY = new Set(['cliche', 'abertura-generica']);

/** Of the stock phrases those that say little about this theme. */
export function readStockUse(
  reading: EssayReading,
  { theme, use }: { theme: ThemePresence; use: RepertoireUse },
): StockUse {
  const marked = reading.findings.filter(({ codigo }) => SAID_ALREADY.has(codigo));
  const own = reading.stockPhrases.filter((phrase) => !marked.some((mark) => overlap(mark, phrase)));
  const references = own.filter(({ kind }) => kind === 'repertorio');
  const loose = references.filter((phrase) => isLoose(reading, theme, phrase));
  const frames = own.filter(({ kind }) => kind === 'moldura');
  const different = frames.filter(({ name }, at) => frames.findIndex((one) => one.name === name) === at);
  return {
    loose,
    unexplained: references.filter(
      (phrase) =>
        !loose.includes(phrase) &&
        endsParagraph(reading, phrase) &&
        use.unexplained.some((mark) => overlap(mark, phrase)),
    ),
    frames: different.length < FEWEST_FRAMES ? [] : different,
  };
}

/** An essay that names its theme in most paragraphs would name it here too; any other may say it in words of its own. */
function isLoose({ structure }: EssayReading, { absent }: ThemePresence, { start }: StockPhrase): boolean {
  const isUsuallyNamed = absent.length * 2 < structure.countedParagraphs.length;
  return isUsuallyNamed && absent.some((one) => start >= one.start && start < one.end);
}

function endsParagraph({ essay }: EssayReading, phrase: StockPhrase): boolean {
  return essay.paragraphs.some(({ sentences }) => {
    const last = sentences.at(-1);
    return last !== undefined && overlap(last, phrase);
  });
}
