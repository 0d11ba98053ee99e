import * as z from 'zod/mini';
import { IsoDateSchema } from './iso-date.ts';

/** A former state of a draft, as the device keeps it. */
export const DraftVersionSchema = z.object({
  order: z.number(),
  sheet: z.number(),
  at: IsoDateSchema,
  reason: z.enum(['pause', 'before-loss', 'other-tab', 'before-restore', 'sent']),
  theme: z.string(),
  essay: z.string(),
  words: z.number(),
});
