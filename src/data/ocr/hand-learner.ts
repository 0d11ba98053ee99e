import { PhotoError } from '@/contracts/photo-error';
import type { HandAdaptation } from '@/domain/ocr/hand/hand-adaptation';
import { createState } from '@/lib/create-state';
import { loadWhenAsked } from '@/lib/load-when-asked';
import { createLearnedHands, type LearnedHands } from '../local/learned-hands';
import type { Owner } from '../local/owner';
import type { HandLearner } from '../services';

export type LearnerWithHand = HandLearner & {
  /** What the current user's hand taught; null where it taught nothing. */
  learned(): Promise<HandAdaptation | null>;
};

/** Loads what learning takes with the first call: the other screens do without. */
export function createHandLearner(owner: Owner, hands: LearnedHands = createLearnedHands()): LearnerWithHand {
  const isLearned = createState(false);
  let isWatched = false;
  const { ready } = loadWhenAsked(async () => {
    try {
      const { createLoadedLearner } = await import('./loaded-learner');
      return createLoadedLearner({ owner, hands, onChange: isLearned.set });
    } catch (error) {
      throw new PhotoError('reader-missing', error);
    }
  });
  const learned = async () => (await ready()).learned();
  const look = () =>
    void learned().then(
      (adaptation) => isLearned.set(adaptation !== null),
      () => {},
    );
  return {
    isLearned: {
      get: isLearned.get,
      subscribe(listener) {
        if (!isWatched) owner.subscribe(look);
        if (!isWatched) look();
        isWatched = true;
        return isLearned.subscribe(listener);
      },
    },
    learned,
    learn: async (lines, signal) => (await ready()).learn(lines, signal),
    reread: async (lines, signal) => (await ready()).reread(lines, signal),
    undo: async () => (await ready()).undo(),
    forget: async () => (await ready()).forget(),
  };
}
