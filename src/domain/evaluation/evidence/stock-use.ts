import type { StockPhrase } from '../../argument/stock-phrases.ts';
import { overlap } from '../../text/span.ts';
import type { EssayReading } from '../read-essay.ts';
import type { RepertoireUse } from './repertoire-use.ts';
import type { ThemePresence } from './theme-presence.ts';

export type StockUse = {
  /** References whose paragraph does not mention the theme, so that their relevance is unclear. */
  loose: StockPhrase[];
  /**
   * References not in `loose` that have no recognized explanation. Only references in the last sentence of a
   * paragraph are included, because a later sentence may contain the explanation.
   */
  unexplained: StockPhrase[];
  /** Stock sentence frames, each name once. Empty if there is only one, because a single frame is no fault. */
  frames: StockPhrase[];
};

const FEWEST_FRAMES = 2;
/** Codes of marks that already report the same fault in a passage. */
const SAID_ALREADY = new Set(['cliche', 'abertura-generica']);

/** The stock phrases that say little about the theme. */
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

/**
 * Whether the paragraph around a reference does not name the theme although most paragraphs of the essay do. If
 * most paragraphs do not name it, the essay may express the theme in words of its own.
 */
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
