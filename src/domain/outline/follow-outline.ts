import {
  analyzeProse,
  type AnalyzedParagraph,
  type AnalyzedSentence,
  analyzeText,
} from '../text/analyze-text.ts';
import { toProse } from '../text/prose.ts';
import type { Span } from '../text/span.ts';
import { countShared, sayingStems } from './generic-words.ts';
import { isElement, OUTLINE_FIELDS, type Outline, type OutlineField } from './outline.ts';

/** The paragraph of a passage: the introduction, the conclusion, or its number from 1. */
export type OutlinePlace = 'introdução' | 'conclusão' | number;

/** What became of one field of a plan in the essay; `passage` is null if its words were not found. */
export type FollowedField = {
  field: OutlineField;
  /** The words of the plan. */
  words: string;
  /** The sentence that says it, with offsets into the essay as written. */
  passage: (Span & { quote: string; place: OutlinePlace }) | null;
};

/** Share of a field's words that the sentence must have. */
const FOUND_FROM = 0.5;
/** A field of more words needs at least this many in the sentence. */
const FEWEST_SHARED = 2;
/** Added to the share of a sentence in the paragraph where the field belongs. */
const EXPECTED_HERE = 0.25;

/**
 * Which fields of a plan arrived in an essay, by their words: each with the sentence that shares most of them. The
 * field for the theme is left out, as the essay treats it as a whole. Accepts any plan and any text; what a student
 * says in quite other words is not found.
 */
export function followOutline({ fields }: Outline, written: string): FollowedField[] {
  const prose = toProse(written);
  const { sentences, paragraphs } = analyzeProse(prose);
  const stems = sentences.map(sayingStems);
  const placeOf = (sentence: AnalyzedSentence) => nameParagraph(sentence.paragraph, paragraphs);
  return OUTLINE_FIELDS.flatMap((field): FollowedField[] => {
    const words = fields[field]?.trim() ?? '';
    const asked = sayingStems(analyzeText(words));
    if (field === 'tema' || asked.size === 0) return [];
    let best: { at: number; rank: number } | null = null;
    for (const [at, sentence] of sentences.entries()) {
      const shared = countShared(asked, stems[at] ?? new Set());
      const share = shared / asked.size;
      if (share < FOUND_FROM || shared < Math.min(FEWEST_SHARED, asked.size)) continue;
      const rank = share + (belongsIn(field, placeOf(sentence)) ? EXPECTED_HERE : 0);
      if (!best || rank > best.rank) best = { at, rank };
    }
    const sentence = best && sentences[best.at];
    if (!sentence) return [{ field, words, passage: null }];
    const span = prose.toWritten(sentence);
    const quote = written.slice(span.start, span.end);
    return [{ field, words, passage: { ...span, quote, place: placeOf(sentence) } }];
  });
}

function nameParagraph(at: number, paragraphs: readonly AnalyzedParagraph[]): OutlinePlace {
  if (at === 0) return 'introdução';
  return at === paragraphs.length - 1 ? 'conclusão' : at + 1;
}

/** Whether a field belongs in a paragraph: the thesis in the introduction, the proposal in the conclusion. */
function belongsIn(field: OutlineField, place: OutlinePlace): boolean {
  if (field === 'tese') return place === 'introdução';
  if (isElement(field)) return place === 'conclusão';
  return field === 'repertório' || typeof place === 'number';
}
