import type { Evaluator } from '@/data/services';
import { checkTheme } from '@/domain/evaluation/check-theme';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import { loadScorerWeights } from './load-scorer-weights';

/** Evaluates in the calling thread: where there is no worker, and in tests. */
export function createDirectEvaluator(): Evaluator {
  return {
    evaluate: async (input, signal) => {
      const weights = await loadScorerWeights();
      signal?.throwIfAborted();
      return evaluateEssay(input, weights);
    },
    checkTheme: async (input, signal) => {
      signal?.throwIfAborted();
      return checkTheme(input);
    },
  };
}
