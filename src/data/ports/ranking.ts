import type { Ranking } from '@/domain/rewards/ranking';

export type RankingBackend = {
  read(): Promise<Ranking>;
  /** Sets whether the current user appears. */
  takePart(isTakingPart: boolean): Promise<void>;
};
