import { evaluateEssay } from '../../src/domain/evaluation/evaluate-essay';
import { toCorrection } from '../../src/domain/evaluation/to-correction';
import { SAMPLE_THEME, WEAK_ESSAY } from '../../tests/support/essays';

/** A correction with many marks, owned by Marina as created by `seedStudent`. */
export function slipshodCorrection() {
  const input = { theme: SAMPLE_THEME, essay: WEAK_ESSAY };
  const submittedAt = '2026-03-02T15:00:00.000Z';
  return { ...toCorrection(evaluateEssay(input, null), { ...input, id: '1', submittedAt }), owner: 'marina' };
}
