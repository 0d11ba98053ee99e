import type { Ranking } from '@/domain/rewards/ranking';

export type RankingBackend = {
  read(): Promise<Ranking>;
  /** Sets whether the current user appears in the ranking. */
  takePart(isTakingPart: boolean): Promise<void>;
};
