import type { Evaluator } from '@/data/services';
import { checkTheme } from '@/domain/evaluation/check-theme';
import { evaluateByRules } from '@/domain/evaluation/evaluate-by-rules';

/** Evaluates in the calling thread: where there is no worker, and in tests. */
export function createDirectEvaluator(): Evaluator {
  return {
    evaluate: async (input, signal) => {
      signal?.throwIfAborted();
      return evaluateByRules(input);
    },
    checkTheme: async (input, signal) => {
      signal?.throwIfAborted();
      return checkTheme(input);
    },
  };
}
