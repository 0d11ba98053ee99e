import type { Correction, CorrectionSummary } from '@/domain/evaluation/correction';
import type { Metrics } from '@/domain/progress/metrics';
import type { Rating } from '@/contracts/ratings';

/** Corrections, newest first, and the metrics rebuilt from all of them (R-METRICS-3). */
export type EssayHistory = { corrections: CorrectionSummary[]; metrics: Metrics };

/** A corrected essay to be stored. Idempotent by `id`. */
export type OutgoingEssay = { id: string; userId: string; correction: Correction; rating?: Rating };

/** A rating to be stored; it replaces any earlier rating of the same essay. */
export type OutgoingRating = { id: string; userId: string; essayId: string; rating: Rating };

/** An essay as it was written, without its correction, which is many times larger. */
export type EssayText = { id: string; text: string };

/** The corrected essays of the current user. */
export type EssayBackend = {
  history(): Promise<EssayHistory>;
  get(id: string): Promise<Correction | null>;
  /** The texts of the latest essays, newest first, at most `most`. */
  latestTexts(most: number): Promise<EssayText[]>;
  /** Returns the id that the essay has from now on. */
  store(essay: OutgoingEssay): Promise<string>;
  rate(rating: OutgoingRating): Promise<void>;
};
