import type { Finding, EvidenceItem } from '../evaluation.ts';
import type { AnalyzedSentence, AnalyzedText } from '../../text/analyze-text.ts';
import { FINDING_CATEGORIES, type FindingCode } from '../../writing/categories.ts';
import { issuesOf, type EssayReading } from '../read-essay.ts';
import { against, inFavor, LABELS } from './evidence-item.ts';
import { LONG_SENTENCE_OVER_WORDS } from '../../writing/limits.ts';
import { count, nameOfRule } from './wording.ts';
import { countSubordinators } from '../../text/sentences.ts';

/** With fewer sentences than these a share says nothing. */
const MIN_SENTENCES = 3;
/** From here on the sentences without a mark are told; fewer say little, as faults may stand in them unmarked. */
export const CLEAN_SHARE = 0.8;
const SUBORDINATE_SHARE = 0.4;
const MIN_SPREAD_WORDS = 10;

/** Competency 1: marks by kind, sentences without any, and how sentences are built. */
export function grammarEvidence(reading: EssayReading): EvidenceItem[] {
  const { text, sentences } = reading.essay;
  const kinds = issuesOf(reading, 1).flatMap(({ code }) => kindOfIssue(reading, code));
  const clean = sentences.length - countMarkedSentences(reading);
  const share = `${clean} de ${sentences.length}`;
  const shape = readSentenceShape(reading.essay);
  const long = findLongSentences(reading).toSorted((a, b) => b.words.length - a.words.length);
  const isVaried =
    shape.longest <= LONG_SENTENCE_OVER_WORDS &&
    shape.subordinate >= SUBORDINATE_SHARE * sentences.length &&
    shape.longest - shape.shortest >= MIN_SPREAD_WORDS;
  const items: EvidenceItem[] = [];
  if (sentences.length >= MIN_SENTENCES) {
    if (clean >= CLEAN_SHARE * sentences.length)
      items.push(inFavor(text, LABELS.cleanSentences, { detail: share }));
    else if (clean * 2 < sentences.length)
      items.push(
        against(text, LABELS.markedSentences, {
          detail: `${sentences.length - clean} de ${sentences.length}`,
        }),
      );
    if (isVaried) items.push(inFavor(text, LABELS.variedSentences, { detail: describeShape(reading) }));
  }
  items.push(...kinds);
  if (long[0]) {
    const longest = sentences.reduce((a, b) => (b.words.length > a.words.length ? b : a), long[0]);
    const detail = `até ${count(longest.words.length, 'palavra', 'palavras')}`;
    items.push(against(text, LABELS.longSentences, { detail, spans: [longest, ...long] }));
  }
  return items;
}

/** How many sentences carry a mark of any kind. Marks and sentences both come in order. */
export function countMarkedSentences({ essay, findings }: EssayReading): number {
  let at = 0;
  return essay.sentences.filter(({ start, end }) => {
    while (at < findings.length && (findings[at]?.start ?? 0) < start) at += 1;
    return (findings[at]?.start ?? Infinity) < end;
  }).length;
}

/** "Concordância": the name of a kind of issue where it stands alone. */
export function labelOfIssue(code: FindingCode): string {
  const name = FINDING_CATEGORIES[code].topic.replace(/^(?:algumas|[ao]s?) /, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** One kind of issue with its marks; none where every mark gave way to a graver one. */
export function kindOfIssue({ essay, findings }: EssayReading, code: FindingCode): EvidenceItem[] {
  const marks = findings.filter(({ codigo }) => codigo === code);
  if (marks.length === 0 || code === 'periodo-longo') return [];
  return [against(essay.text, labelOfIssue(code), { detail: countByRule(marks), spans: marks })];
}

/** "5 marcações, 3 delas de crase antes de verbo". */
function countByRule(marks: Finding[]): string {
  const all = count(marks.length, 'marcação', 'marcações');
  const times = new Map<string, number>();
  for (const { regra } of marks) if (regra) times.set(regra, (times.get(regra) ?? 0) + 1);
  const [most] = [...times].toSorted(([, a], [, b]) => b - a);
  if (!most || most[1] < 2) return all;
  const [rule, of] = most;
  return of === marks.length ? `${all} de ${nameOfRule(rule)}` : `${all}, ${of} delas de ${nameOfRule(rule)}`;
}

/** "de 8 a 31 palavras, ao menos 7 com subordinação". */
function describeShape({ essay }: EssayReading): string {
  const { shortest, longest, subordinate } = readSentenceShape(essay);
  return `de ${shortest} a ${count(longest, 'palavra', 'palavras')}, ao menos ${subordinate} com subordinação`;
}

/** The sentences marked as hard to follow. */
export function findLongSentences({ essay, findings }: EssayReading): AnalyzedSentence[] {
  const starts = new Set(
    findings.filter(({ codigo }) => codigo === 'periodo-longo').map(({ start }) => start),
  );
  return essay.sentences.filter(({ start }) => starts.has(start));
}

type SentenceShape = {
  /** Words of the shortest and of the longest sentence; 0 for an empty text. */
  shortest: number;
  longest: number;
  /** How many sentences put one clause into another. */
  subordinate: number;
};

/** How the sentences of an essay are built. */
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
