import { analyzeText } from '../text/analyze-text.ts';
import { overlap, type Span } from '../text/span.ts';
import type { SharedEssay, Target } from './disagreement.ts';

/**
 * A confirmed disagreement in the format of `tests/fixtures/disagreements`: the rule must not match at the mark in this passage.
 * `contrast` is our own sentence in which it must match, so that a deleted rule does not pass.
 */
export type DisagreementCase = Target & {
  passage: string;
  mark: Span;
  expected: 'absent';
  contrast: string;
};

/** Steps about a mark; all others concern the whole text, which a single sentence cannot show. */
const STEP_OF_MARK = /^regra:/;

/**
 * The test case of a confirmed disagreement: only the marked sentences. null if it has no span, or if the
 * sentence alone shows nothing.
 */
export function toTestCase(
  { competencia, tipo, regra }: Target,
  { texto, inicio, fim }: SharedEssay,
): DisagreementCase | null {
  if (tipo === 'nivel' || (tipo === 'passo' && !STEP_OF_MARK.test(regra))) return null;
  if (inicio === null || fim === null || fim > texto.length) return null;
  const place = { start: inicio, end: fim };
  const meant = analyzeText(texto).sentences.filter((sentence) => overlap(sentence, place));
  const start = Math.min(inicio, ...meant.map((one) => one.start));
  const end = Math.max(fim, ...meant.map((one) => one.end));
  const passage = texto.slice(start, end);
  const mark = { start: inicio - start, end: fim - start };
  return { competencia, tipo, regra, passage, mark, expected: 'absent', contrast: '' };
}
