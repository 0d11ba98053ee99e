import type { AnalyzedParagraph } from '../../text/analyze-text.ts';
import type { Span } from '../../text/span.ts';
import type { EssayReading } from '../read-essay.ts';
import { clearConnectives } from './clear-connectives.ts';
import type { ConnectiveUse } from '../../text/connectives.ts';
import { findReferentialLinks } from './referential-links.ts';

export type ParagraphLinks = {
  /** What ties each linked paragraph to the one before. */
  links: Span[];
  /** Paragraphs after the first that open without a tie. */
  unlinked: AnalyzedParagraph[];
};

/** A tie stands among the first words of its paragraph. */
const OPENING_WORDS = 8;

/** Elsewhere they may be anything; as the first word they tie. */
const CLEAR_AT_THE_HEAD = new Set(['mas', 'também', 'ainda', 'logo', 'inclusive']);

/** Which of the paragraphs after the introduction open with a connective or by pointing back. */
export function readParagraphLinks({ essay, structure, connectives }: EssayReading): ParagraphLinks {
  const clear = new Set(clearConnectives(connectives));
  const opening = connectives.filter(
    (use) =>
      use.opensParagraph && (clear.has(use) || (CLEAR_AT_THE_HEAD.has(use.name) && isHead(essay, use))),
  );
  const ties = [...opening, ...findReferentialLinks(essay)].toSorted((a, b) => a.start - b.start);
  const links: Span[] = [];
  const unlinked: AnalyzedParagraph[] = [];
  let at = 0;
  for (const paragraph of structure.countedParagraphs.slice(1)) {
    const limit = paragraph.words[OPENING_WORDS]?.start ?? paragraph.end;
    while (at < ties.length && (ties[at]?.start ?? 0) < paragraph.start) at += 1;
    const tie = ties[at];
    if (tie && tie.start < limit) links.push(tie);
    else unlinked.push(paragraph);
  }
  return { links, unlinked };
}

function isHead({ paragraphs }: EssayReading['essay'], { start, paragraph }: ConnectiveUse): boolean {
  return start === paragraphs[paragraph]?.words[0]?.start;
}
