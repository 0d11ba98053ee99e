import * as z from 'zod/mini';
import type { Correction } from '../domain/evaluation/correction.ts';
import { CorrectionSchema } from './evaluation.ts';
import { IsoDateSchema } from './iso-date.ts';

/** A correction with the account it belongs to (decisions §3); one without belongs to who opens it first. */
export type StoredCorrection = Correction & { owner?: string };

export const StoredCorrectionSchema: z.ZodMiniType<StoredCorrection> = z.extend(CorrectionSchema, {
  submittedAt: IsoDateSchema,
  owner: z.optional(z.string()),
});
