import { createState } from '@/lib/create-state';
import { loadWhenAsked } from '@/lib/load-when-asked';
import type { Owner } from '../local/owner';
import type { HandLearner } from '../services';
import type { LoadedLearner } from './loaded-learner';
import { loadReader } from './load-reader';

/** Loads the learner's code with the first call, so that other screens do not need it. */
export function createHandLearner(owner: Owner): HandLearner & LoadedLearner {
  const isLearned = createState(false);
  const { ready, late } = loadWhenAsked(async () => {
    const { createLoadedLearner } = await loadReader(() => import('./loaded-learner'));
    return createLoadedLearner({ owner, isLearned });
  });
  return {
    isLearned: {
      get: isLearned.get,
      subscribe(listener) {
        // Loading the learner updates `isLearned`.
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
