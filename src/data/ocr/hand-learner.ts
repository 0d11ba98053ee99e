import type { HandAdaptation } from '@/domain/ocr/hand/hand-adaptation';
import { createState } from '@/lib/create-state';
import { loadWhenAsked } from '@/lib/load-when-asked';
import type { Owner } from '../local/owner';
import type { HandLearner } from '../services';
import { loadReader } from './load-reader';

export type LearnerWithHand = HandLearner & {
  /** What the current user's hand taught; null where it taught nothing. */
  learned(): Promise<HandAdaptation | null>;
};

/** Loads what learning takes with the first call: the other screens do without. */
export function createHandLearner(owner: Owner): LearnerWithHand {
  const isLearned = createState(false);
  const { ready, late } = loadWhenAsked(async () => {
    const { createLoadedLearner } = await loadReader(() => import('./loaded-learner'));
    return createLoadedLearner({ owner, isLearned });
  });
  return {
    isLearned: {
      get: isLearned.get,
      subscribe(listener) {
        // It tells once it is there.
        ready().catch(() => {});
        return isLearned.subscribe(listener);
      },
    },
    learned: late('learned'),
    learn: late('learn'),
    reread: late('reread'),
    undo: late('undo'),
    forget: late('forget'),
  };
}
