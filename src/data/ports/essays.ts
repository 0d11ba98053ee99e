import type { Correction, CorrectionSummary } from '@/domain/evaluation/correction';
import type { Metrics } from '@/domain/progress/metrics';
import type { Rating } from '@/contracts/ratings';

/** Corrections, newest first, and the metrics rebuilt from all of them (R-METRICS-3). */
export type EssayHistory = { corrections: CorrectionSummary[]; metrics: Metrics };

/** A corrected essay to be stored. Idempotent by `id`. */
export type OutgoingEssay = { id: string; userId: string; correction: Correction; rating?: Rating };

/** A rating to be stored; it replaces any earlier rating of the same essay. */
export type OutgoingRating = { id: string; userId: string; essayId: string; rating: Rating };

/** The corrected essays of the current user. */
export type EssayBackend = {
  history(): Promise<EssayHistory>;
  get(id: string): Promise<Correction | null>;
  /** Returns the id that the essay has from now on. */
  store(essay: OutgoingEssay): Promise<string>;
  rate(rating: OutgoingRating): Promise<void>;
};
