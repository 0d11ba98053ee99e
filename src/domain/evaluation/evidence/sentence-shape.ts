import type { AnalyzedSentence, AnalyzedText } from '../../text/analyze-text.ts';
import { countSubordinators } from '../../text/sentences.ts';
import { FINDING_CATEGORIES, type FindingCode } from '../../writing/categories.ts';
import type { EssayReading } from '../read-essay.ts';

export type SentenceShape = {
  /** Word counts of the shortest and the longest sentence; 0 for an empty text. */
  shortest: number;
  longest: number;
  /** Number of sentences with a subordinate clause. */
  subordinate: number;
};

/** Length and subordination of an essay's sentences. */
export function readSentenceShape({ sentences }: AnalyzedText): SentenceShape {
  let shortest = Infinity;
  let longest = 0;
  for (const { words } of sentences) {
    shortest = Math.min(shortest, words.length);
    longest = Math.max(longest, words.length);
  }
  return {
    shortest: sentences.length === 0 ? 0 : shortest,
    longest,
    subordinate: sentences.filter(({ words }) => countSubordinators(words) > 0).length,
  };
}

/**
 * Number of sentences with a fault of competency 1. Not counted: repetition and clichés, which belong to other
 * competencies, and long sentences, style and unknown words, which are no faults. Requires marks and sentences in
 * the order of the text.
 */
export function countMarkedSentences(reading: EssayReading): number {
  return countSentencesWith(reading, isOfGrammar);
}

/** Number of sentences with any mark of competency 1 other than their length; all other sentences can be praised. */
export function countTouchedSentences(reading: EssayReading): number {
  return countSentencesWith(
    reading,
    (code) => FINDING_CATEGORIES[code as FindingCode].competencia === 1 && code !== 'periodo-longo',
  );
}

function countSentencesWith(
  { essay, findings: all }: EssayReading,
  isMeant: (code: string) => boolean,
): number {
  const findings = all.filter(({ codigo }) => isMeant(codigo));
  let at = 0;
  return essay.sentences.filter(({ start, end }) => {
    while (at < findings.length && (findings[at]?.start ?? 0) < start) at += 1;
    return (findings[at]?.start ?? Infinity) < end;
  }).length;
}

function isOfGrammar(code: string): boolean {
  const { competencia, classe } = FINDING_CATEGORIES[code as FindingCode];
  return competencia === 1 && classe !== 'laranja' && code !== 'palavra-desconhecida';
}

/** The sentences marked as hard to follow. */
export function findLongSentences({ essay, findings }: EssayReading): AnalyzedSentence[] {
  const starts = new Set(
    findings.filter(({ codigo }) => codigo === 'periodo-longo').map(({ start }) => start),
  );
  return essay.sentences.filter(({ start }) => starts.has(start));
}
