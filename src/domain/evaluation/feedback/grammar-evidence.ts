import type { Finding, EvidenceItem } from '../evaluation.ts';
import { FINDING_CATEGORIES, type FindingCode } from '../../writing/categories.ts';
import { evidenceOf, marksOf } from '../evidence/essay-evidence.ts';
import type { MarkKind } from '../evidence/marks.ts';
import type { SentenceShape } from '../evidence/sentence-shape.ts';
import type { EssayReading } from '../read-essay.ts';
import type { AnalyzedText } from '../../text/analyze-text.ts';
import type { Span } from '../../text/span.ts';
import { against, inFavor, LABELS } from './evidence-item.ts';
import { canRestOn, surestFirst } from '../../writing/sureness.ts';
import { LONG_SENTENCE_OVER_WORDS } from '../../writing/limits.ts';
import { count, nameOfRule } from './wording.ts';

/** Minimum number of sentences for a share of sentences to be meaningful. */
const MIN_SENTENCES = 3;
/**
 * Minimum share of sentences without a marked issue for the share to be reported. A smaller share says little,
 * because some faults are not marked.
 */
export const CLEAN_SHARE = 0.9;
const SUBORDINATE_SHARE = 0.4;
const MIN_SPREAD_WORDS = 10;
/** Word count below which a sentence is usually a fragment. */
const SHORTEST_SENTENCE = 4;
/** Minimum share of sentences without a marked issue for varied sentences to be praised. */
const SOUND_SHARE = 0.75;

/** Evidence for competency 1: marked issues by kind, sentences without marked issues, and how sentences are built. */
export function grammarEvidence(reading: EssayReading): EvidenceItem[] {
  const { text, sentences } = reading.essay;
  const kinds = marksOf(reading, 1)
    .toSorted((a, b) => Number(canRestOn(b.shown)) - Number(canRestOn(a.shown)))
    .flatMap((kind) => kindOfIssue(reading, kind));
  const shape = evidenceOf(reading).sentences;
  const clean = sentences.length - shape.marked;
  const untouched = sentences.length - shape.touched;
  const long = shape.long.toSorted((a, b) => b.words.length - a.words.length);
  const isVaried =
    shape.longest <= LONG_SENTENCE_OVER_WORDS &&
    shape.shortest >= SHORTEST_SENTENCE &&
    untouched >= SOUND_SHARE * sentences.length &&
    shape.subordinate >= SUBORDINATE_SHARE * sentences.length &&
    shape.longest - shape.shortest >= MIN_SPREAD_WORDS;
  const items: EvidenceItem[] = [];
  if (sentences.length >= MIN_SENTENCES) {
    if (untouched >= CLEAN_SHARE * sentences.length)
      items.push(inFavor(text, LABELS.cleanSentences, { detail: `${untouched} de ${sentences.length}` }));
    else if (clean * 2 < sentences.length)
      items.push(
        against(text, LABELS.markedSentences, {
          detail: `${shape.touched} de ${sentences.length}`,
        }),
      );
    if (isVaried) items.push(inFavor(text, LABELS.variedSentences, { detail: describeShape(shape) }));
  }
  items.push(...kinds);
  if (long[0]) {
    const longest = sentences.reduce((a, b) => (b.words.length > a.words.length ? b : a), long[0]);
    const detail = `até ${count(longest.words.length, 'palavra', 'palavras')}`;
    items.push(against(text, LABELS.longSentences, { detail, spans: [longest, ...long] }));
  }
  return items;
}

/** The name of a kind of issue as a label, such as "Concordância". */
export function labelOfIssue(code: FindingCode): string {
  const name = FINDING_CATEGORIES[code].topic.replace(/^(?:algumas|[ao]s?) /, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * Evidence of one kind of issue with its marked passages; empty if all of them were replaced by more serious marks.
 */
export function kindOfIssue({ essay }: EssayReading, { code, shown }: MarkKind): EvidenceItem[] {
  if (shown.length === 0 || code === 'periodo-longo') return [];
  const spans = surestFirst(shown).map((mark) =>
    BETWEEN_WORDS.has(code) ? withNextWords(essay, mark) : mark,
  );
  return [against(essay.text, labelOfIssue(code), { detail: countByRule(shown), spans })];
}

/** Kinds of issue that lie between two words, so that the marked word alone does not show them. */
const BETWEEN_WORDS: ReadonlySet<FindingCode> = new Set([
  'virgula',
  'pontuacao',
  'crase',
  'crase-provavel',
  'regencia',
]);
const NEXT_WORDS = 2;

/** A passage of one word, extended by the next two words of its sentence. */
function withNextWords({ sentences }: AnalyzedText, mark: Span): Span {
  const words = sentences.find(({ end }) => end >= mark.end)?.words ?? [];
  if (words.filter(({ start, end }) => start < mark.end && end > mark.start).length > 1) return mark;
  const next = words.filter(({ start }) => start >= mark.end).slice(0, NEXT_WORDS);
  return { start: mark.start, end: next.at(-1)?.end ?? mark.end };
}

/** Number of marks in total and of the most frequent rule: "5 marcações, 3 delas de crase antes de verbo". */
function countByRule(marks: Finding[]): string {
  const all = count(marks.length, 'marcação', 'marcações');
  const times = new Map<string, number>();
  for (const { regra } of marks) if (regra) times.set(regra, (times.get(regra) ?? 0) + 1);
  const [most] = [...times].toSorted(([, a], [, b]) => b - a);
  if (!most || most[1] < 2) return all;
  const [rule, of] = most;
  return of === marks.length ? `${all} de ${nameOfRule(rule)}` : `${all}, ${of} delas de ${nameOfRule(rule)}`;
}

/**
 * Range of sentence lengths, and number of sentences with subordination: "de 8 a 31 palavras, ao menos 7 com
 * subordinação".
 */
function describeShape({ shortest, longest, subordinate }: SentenceShape): string {
  return `de ${shortest} a ${count(longest, 'palavra', 'palavras')}, ao menos ${subordinate} com subordinação`;
}
