import type { AnalyzedParagraph } from '../../text/analyze-text.ts';
import { toComparisonKey } from '../../text/normalize-text.ts';
import type { Span } from '../../text/span.ts';
import { toStem } from '../../text/stem.ts';
import type { EssayReading } from '../read-essay.ts';

export type ThemePresence = {
  /** The stems of the theme's words that the essay takes up; those of its setting only if there are no others. */
  stems: ReadonlySet<string>;
  /** The first of the theme's words in each paragraph that has one. */
  mentions: Span[];
  /** Paragraphs long enough to count without any of them. */
  absent: AnalyzedParagraph[];
};

/** Words for the setting of a theme, not for its subject. */
const SETTING = /^(?:brasil|soci|pais|nacion|mund|atual)/;

function themeStems({ overlap }: EssayReading): ReadonlySet<string> {
  const keys = overlap.found.map(toComparisonKey);
  const topical = keys.filter((key) => !SETTING.test(key));
  return new Set((topical.length > 0 ? topical : keys).map(toStem));
}

/** Paragraph by paragraph, whether the theme is named. A theme of which nothing is taken up is absent everywhere. */
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
