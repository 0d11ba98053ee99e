import type { EvaluationInput } from '@/domain/evaluation/evaluation';

/** One key per essay being sent, shared by whoever corrects it and whoever stores it. */
export type EssayKeys = {
  /** The key of this essay; the same until it is taken. */
  of(input: Pick<EvaluationInput, 'theme' | 'essay'>): string;
  /** The key, and the end of it: the same text sent again is another correction. */
  take(input: Pick<EvaluationInput, 'theme' | 'essay'>): string;
};

/**
 * The function stores what it corrects, even when its answer comes too late and the device has corrected the essay
 * meanwhile. Under one key the two are one row, and a second try is not paid for twice.
 */
export function createEssayKeys(newKey: () => string = () => crypto.randomUUID()): EssayKeys {
  const open = new Map<string, string>();
  const name = ({ theme, essay }: Pick<EvaluationInput, 'theme' | 'essay'>) => JSON.stringify([theme, essay]);

  function of(input: Pick<EvaluationInput, 'theme' | 'essay'>): string {
    const key = open.get(name(input)) ?? newKey();
    open.set(name(input), key);
    return key;
  }

  return {
    of,
    take(input) {
      const key = of(input);
      open.delete(name(input));
      return key;
    },
  };
}
