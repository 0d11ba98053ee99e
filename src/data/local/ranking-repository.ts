import * as z from 'zod/mini';
import { rank } from '@/domain/rewards/ranking';
import type { RankingRepository } from '../late-services';
import { areaKeys } from './area-keys';
import type { LocalLatePorts } from './create-late-services';
import { createLocalStore } from './create-local-store';
import { perOwner } from './per-owner';

/** Among the students of this device who chose to appear, with the balance each had last. */
export function createRankingRepository({ context, session, owner }: LocalLatePorts): RankingRepository {
  const choiceOf = perOwner((name) =>
    createLocalStore({
      key: areaKeys.ranking(name),
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
        .map(({ id, name, canetinhas, createdAt }) => ({ id, name, canetinhas, since: createdAt }));
      return rank(students, owner.reader());
    },
    async takePart(isTakingPart) {
      choiceOf(owner.writer()).set(isTakingPart);
    },
  };
}
