import { describe, expect, it } from 'vitest';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import weights from '@/domain/scoring/weights/scorer-weights.json';
import { ADVERSARIAL } from '../../fixtures/scoring/adversarial';
import { HONEST } from '../../fixtures/scoring/honest';
import { lexiconWithModels } from '../../support/lexicon-with-models';

/**
 * Allowed difference from the totals that a fair grader could give, in points: half a level (20) for each of the
 * five competencies.
 */
const TOLERANCE = 100;

describe('the levels of texts written to deceive', () => {
  it.each(ADVERSARIAL)(
    '$kind: $id gets $highestTotal at most',
    ({ theme, essay, supportText, highestTotal }) => {
      const input = { theme, essay, ...(supportText && { supportText }) };
      expect(evaluateEssay(input, weights, lexiconWithModels).nota_final).toBeLessThanOrEqual(highestTotal);
      expect(evaluateEssay(input, null).nota_final).toBeLessThanOrEqual(highestTotal);
    },
  );
});

describe('the levels of honest essays', () => {
  it.each(HONEST)('$id is not held down, and gets about what it deserves', ({ theme, essay, low, high }) => {
    const { nota_final, grifo } = evaluateEssay({ theme, essay }, weights, lexiconWithModels);
    expect(grifo).not.toHaveProperty('zeroReason');
    expect(grifo).not.toHaveProperty('ceilings');
    expect(nota_final).toBeGreaterThanOrEqual(low - TOLERANCE);
    expect(nota_final).toBeLessThanOrEqual(high + TOLERANCE);
  });
});
