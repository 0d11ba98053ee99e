import type { AnalyzedParagraph } from '../../text/analyze-text.ts';
import type { ConnectiveUse } from '../../text/connectives.ts';
import type { EssayReading } from '../read-essay.ts';

export type Connection = {
  /** The first use of each connective, except connectives that open a paragraph. */
  distinct: ConnectiveUse[];
  /** Number of paragraphs with a recognized connective, out of `of`. */
  inside: number;
  of: number;
  /** Paragraphs without a recognized connective. */
  bare: AnalyzedParagraph[];
};

/** Measures connection inside the paragraphs, independently of the number of connectives. */
export function readConnection({ connectives, structure }: EssayReading): Connection {
  const { countedParagraphs } = structure;
  const uses = connectives.filter(tiesInside);
  const bare = countedParagraphs.filter(
    ({ start, end }) => !uses.some((use) => use.start >= start && use.start < end),
  );
  const of = countedParagraphs.length;
  return { distinct: distinctOf(uses), inside: of - bare.length, of, bare };
}

function distinctOf(uses: readonly ConnectiveUse[]): ConnectiveUse[] {
  const byName = new Map<string, ConnectiveUse>();
  for (const use of uses) if (!byName.has(use.name)) byName.set(use.name, use);
  return [...byName.values()];
}

function tiesInside({ isUnclear, opensParagraph, name }: ConnectiveUse): boolean {
  return !isUnclear && !opensParagraph && !POINTS_AT_NOUN.test(name);
}

/** Expressions such as "Essa situação", which are reported as referential links, not as connectives. */
const POINTS_AT_NOUN = /^(?:ess[ae]|tal) /;
