import type { AnalyzedParagraph } from '../../text/analyze-text.ts';
import { toComparisonKey } from '../../text/normalize-text.ts';
import type { Span } from '../../text/span.ts';
import { toStem } from '../../text/stem.ts';
import type { EssayReading } from '../read-essay.ts';

export type ThemePresence = {
  /**
   * Stems of the theme's words used in the essay. Words for the theme's setting are included only if no other theme
   * word is used.
   */
  stems: ReadonlySet<string>;
  /** The first theme word of each paragraph that contains a theme word. */
  mentions: Span[];
  /** Counted paragraphs without a theme word. */
  absent: AnalyzedParagraph[];
};

/** Stems of words for the setting of a theme, as opposed to its subject. */
const SETTING = /^(?:brasil|soci|pais|nacion|mund|atual)/;

function themeStems({ overlap }: EssayReading): ReadonlySet<string> {
  const keys = overlap.found.map(toComparisonKey);
  const topical = keys.filter((key) => !SETTING.test(key));
  return new Set((topical.length > 0 ? topical : keys).map(toStem));
}

/**
 * Paragraphs that name the theme and paragraphs that do not. If the essay uses no theme word, the theme is absent
 * from all paragraphs.
 */
export function findThemePresence(reading: EssayReading): ThemePresence {
  const stems = themeStems(reading);
  const mentions: Span[] = [];
  const absent: AnalyzedParagraph[] = [];
  for (const paragraph of reading.structure.countedParagraphs) {
    const mention = paragraph.words.find(({ key }) => stems.has(toStem(key)));
    if (mention) mentions.push(mention);
    else absent.push(paragraph);
  }
  return { stems, mentions, absent };
}
