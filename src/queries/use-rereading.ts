import { skipToken, useQuery } from '@tanstack/react-query';
import { useServices } from '@/data/services-context';
import { supportTextOn } from '@/domain/classrooms/support-text-on';
import { storedIdOf, type Correction } from '@/domain/evaluation/correction';
import { areMeasuredOtherwise, rereadCorrection } from '@/domain/versions/compare-accounts';

/** Two corrections by the same scorer, the earlier first. */
export type Rereading = {
  /** null until both texts have been scored again, if necessary. */
  pair: readonly [before: Correction, after: Correction] | null;
  /**
   * `same`: one scorer made both corrections; `reread`: the current scorer scored both texts again. In the other
   * states, the current scorer has not scored the texts yet or could not.
   */
  state: 'same' | 'pending' | 'reread' | 'failed' | 'without-text';
  retry: () => void;
};

/**
 * Two comparable corrections. If they were not made by the same scorer, the current scorer scores both texts again,
 * on this device; the stored corrections do not change.
 */
export function useRereading(before: Correction, after: Correction): Rereading {
  const { checker, classMemory } = useServices();
  const isOther = areMeasuredOtherwise(before, after);
  const hasTexts = before.originalText !== '' && after.originalText !== '';

  async function reread(stored: Correction, signal: AbortSignal): Promise<Correction> {
    const { theme, originalText: essay } = stored;
    const supportText = await supportTextOn({ theme, essay }, classMemory.get());
    return rereadCorrection(stored, await checker.evaluate({ theme, essay, supportText }, signal));
  }

  const { data, isError, refetch } = useQuery({
    queryKey: ['rereading', storedIdOf(before), storedIdOf(after)],
    queryFn:
      isOther && hasTexts
        ? ({ signal }) => Promise.all([reread(before, signal), reread(after, signal)])
        : skipToken,
    networkMode: 'always',
    staleTime: Infinity,
  });
  const stored = [before, after] as const;
  const retry = () => void refetch();
  if (!isOther) return { pair: stored, state: 'same', retry };
  if (!hasTexts) return { pair: stored, state: 'without-text', retry };
  if (isError) return { pair: stored, state: 'failed', retry };
  return data ? { pair: data, state: 'reread', retry } : { pair: null, state: 'pending', retry };
}
