import * as z from 'zod/mini';
import { IsoDateSchema } from './iso-date.ts';

/** What the editor keeps for one user. */
export const DraftSchema = z.object({
  theme: z.string(),
  essay: z.string(),
  backup: z.string(),
  updatedAt: z.nullable(IsoDateSchema),
});
