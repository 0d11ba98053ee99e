import { analyzeText } from '../text/analyze-text.ts';
import { overlap, type Span } from '../text/span.ts';
import type { SharedEssay, Target } from './disagreement.ts';

/**
 * A confirmed disagreement as `tests/fixtures/disagreements` has it: in this passage the rule must not be found at the mark.
 * `contrast` is a sentence of our own in which it must be, so that a rule that is gone does not pass.
 */
export type DisagreementCase = Target & {
  passage: string;
  mark: Span;
  expected: 'absent';
  contrast: string;
};

/** Steps about a mark; the others speak of the whole text, which one sentence is not. */
const STEP_OF_MARK = /^regra:/;

/**
 * The test case of a confirmed disagreement: the sentences that are meant, alone. null where it names no place, or where the
 * sentence alone says nothing.
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
