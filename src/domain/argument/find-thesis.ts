import type { AnalyzedSentence } from '../text/analyze-text.ts';
import type { Span } from '../text/span.ts';
import { thesisFeatures, type ThesisContext } from './thesis-features.ts';

/** The sentence that states the position the text defends. */
export type Thesis = {
  /** The sentence that is most likely the thesis. */
  sentence: AnalyzedSentence;
  /** The sentence, followed by the likelier of its neighbors if it is unclear which of the two states the thesis. */
  candidates: AnalyzedSentence[];
  /** The text from the first candidate to the last. */
  span: Span;
  /** Probability that the sentence is the thesis, 0–1. */
  likely: number;
  /**
   * Whether the sentence, or one of the two candidates, is presented as the thesis; otherwise it is presented as a
   * possible thesis.
   */
  isSure: boolean;
};

/**
 * Probability from which a sentence is shown alone. Below it, its neighbor is shown too, and a sentence of the
 * conclusion is omitted.
 */
export const IS_LIKELY_THESIS = 0.6;
/**
 * Probability from which a thesis is presented as sure, with its neighbor if two are shown. At these probabilities
 * and above, rankings that were trained without the essay are right in two of three of 1,026 readings; most errors
 * are after the introduction.
 */
const IS_SURE_IN = { introduction: 0.35, development: 0.7, conclusion: 0.9 };
/**
 * Factor for sentences of the introduction, in addition to the trained weights. It raises the share of theses found
 * from 51 % to 54 % on 1,026 readings, judged by rankings that were trained without the essay.
 */
const INTRODUCTION_TIMES = 1.5;
/**
 * Factor for a closing sentence of the introduction that names causes, such as "poucos leem porque o livro é caro".
 */
const CAUSES_TIMES = 2;
const NAMES_CAUSE =
  /^(?:porque|pois|devid[oa]s?|visto|causas?|motivos?|culpad?[oa]?s?|responsave(?:l|is))$|^(?:por causa|por conta|uma vez|ja que|em razao|em virtude|gracas a)$/;

/**
 * The likeliest thesis of an essay; null for a text of fewer than two sentences, or if the likeliest is a doubtful sentence of
 * the conclusion. A question is never presented as sure.
 */
export function findThesis(context: ThesisContext, weights: ReadonlyMap<string, number>): Thesis | null {
  const { sentences } = context.essay;
  if (sentences.filter(({ words }) => words.length > 0).length < 2) return null;
  const ranked = likelihoods(thesisFeatures(context), weights);
  const likely = scale(
    ranked.map((one, at) => {
      const own = sentences[at];
      if (!own || isOfOthers(context.essay.text, own)) return 0;
      if (own.paragraph !== 0) return one;
      const closes = at > 0 && sentences[at + 1]?.paragraph !== 0 && namesCause(own);
      return (closes ? CAUSES_TIMES : 1) * INTRODUCTION_TIMES * one;
    }),
  );
  const at = likely.indexOf(Math.max(...likely));
  const sentence = sentences[at];
  if (!sentence || likely[at] === 0) return null;
  const own = likely[at] ?? 0;
  const isOfConclusion = sentence.paragraph > 1 && sentence.paragraph === context.essay.paragraphs.length - 1;
  if (isOfConclusion && own < IS_LIKELY_THESIS) return null;
  const neighbours = [at - 1, at + 1].filter(
    (other) => sentences[other]?.paragraph === sentence.paragraph && (likely[other] ?? 0) > 0,
  );
  const [second] = neighbours.toSorted((a, b) => (likely[b] ?? 0) - (likely[a] ?? 0));
  const neighbour = second === undefined || own >= IS_LIKELY_THESIS ? undefined : sentences[second];
  const together = own + (neighbour && second !== undefined ? (likely[second] ?? 0) : 0);
  const candidates = neighbour ? [sentence, neighbour] : [sentence];
  const span = {
    start: Math.min(...candidates.map(({ start }) => start)),
    end: Math.max(...candidates.map(({ end }) => end)),
  };
  const isOfIntroduction = sentence.paragraph === 0;
  const part = isOfIntroduction ? 'introduction' : isOfConclusion ? 'conclusion' : 'development';
  const isQuestion = context.essay.text[sentence.end - 1] === '?';
  const isSure = !isQuestion && (isOfIntroduction ? together : own) >= IS_SURE_IN[part];
  return { sentence, candidates, span, likely: own, isSure };
}

/** Whether a sentence names a cause: "porque", "devido a", "por causa de". */
export function namesCause({ words }: Pick<AnalyzedSentence, 'words'>): boolean {
  return words.some(
    ({ key }, at) => NAMES_CAUSE.test(key) || NAMES_CAUSE.test(`${key} ${words[at + 1]?.key ?? ''}`),
  );
}

/** Whether a sentence is an epigraph, a quotation or an example, not the author's position. */
function isOfOthers(text: string, { start, end, words }: AnalyzedSentence): boolean {
  const said = text.slice(start, Math.min(end, start + LONGEST_OPENING));
  return (
    (words.length > 0 && words.every(({ isQuoted }) => isQuoted)) ||
    /^["“«']/.test(said) ||
    /^(?:(?:um|outro|alguns|outros) exemplos?|exemplo disso|prova disso|como exemplo|por exemplo|(?:no brasil,? )?estima-se|segundo (?:[oa]s? )?(?:dados|pesquisa|estudo|IBGE))/i.test(
      said,
    )
  );
}

const LONGEST_OPENING = 40;

/** Probability that each sentence is the thesis, summing to 1. */
export function likelihoods(features: string[][], weights: ReadonlyMap<string, number>): number[] {
  const scores = features.map((own) => own.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0));
  const most = Math.max(...scores);
  return scale(scores.map((score) => Math.exp(score - most)));
}

function scale(odds: number[]): number[] {
  const total = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => (total === 0 ? 0 : one / total));
}
