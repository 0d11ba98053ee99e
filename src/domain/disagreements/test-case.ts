import { analyzeText } from '../text/analyze-text.ts';
import { overlap, type Span } from '../text/span.ts';
import type { SharedEssay, Target } from './disagreement.ts';

/**
 * A confirmed disagreement in the format of `tests/fixtures/disagreements`. In `passage`, the rule must not match
 * at `mark`. `contrast` is a sentence by the team in which the rule must match, so that the test does not pass
 * merely because the rule was deleted.
 */
export type DisagreementCase = Target & {
  passage: string;
  mark: Span;
  expected: 'absent';
  contrast: string;
};

/**
 * Matches the rules of next steps about a mark. All other steps concern the whole text, so a single sentence cannot
 * show them.
 */
const STEP_OF_MARK = /^regra:/;

/**
 * The test case of a confirmed disagreement, with the marked sentences only; null if the disagreement has no span,
 * or if the sentences alone cannot show the fault.
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
