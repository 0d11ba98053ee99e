import * as z from 'zod/mini';
import { rank } from '@/domain/rewards/ranking';
import { spentOn } from '@/domain/rewards/shop';
import type { RankingBackend } from '../ports/ranking';
import { areaKeys } from '../local/keys';
import { createLocalStore } from '../local/create-local-store';
import { perOwner } from '../local/owner';
import { userOf, type DemoPorts } from './ports';

/**
 * Ranks the students of this device who chose to appear, by the canetinhas that each has earned (balance plus
 * expenses).
 */
export default function createRanking(ports: DemoPorts): RankingBackend {
  const { context, session, rewardsOf } = ports;
  const choiceOf = perOwner((userId) =>
    createLocalStore({
      key: areaKeys.ranking(userId),
      schema: z.boolean(),
      fallback: false,
      storage: context.storage,
    }),
  );

  return {
    async read() {
      const students = session
        .accounts()
        .filter(({ id, userType }) => userType === 'student' && choiceOf(id).get())
        .map(({ id, name, canetinhas, createdAt }) => {
          const earned = canetinhas + spentOn(rewardsOf(id).get().purchases);
          return { id, name, canetinhas: earned, since: createdAt };
        });
      return rank(students, userOf(ports).id);
    },
    async takePart(isTakingPart) {
      choiceOf(userOf(ports).id).set(isTakingPart);
    },
  };
}
