import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { IsoDateSchema } from './values.ts';

/** The editor's draft of one user. */
export const DraftSchema = z.object({
  theme: z.string(),
  essay: z.string(),
  backup: z.string(),
  updatedAt: z.nullable(IsoDateSchema),
  rewriting: orElse(z.nullable(z.object({ of: z.string(), ticked: z.array(z.number()) })), null),
  isFromPhoto: orElse(z.optional(z.boolean()), undefined),
});

/** A former state of a draft, as stored on the device. */
export const RevisionSchema = z.object({
  order: z.number(),
  sheet: z.number(),
  at: IsoDateSchema,
  reason: z.enum(['pause', 'before-loss', 'other-tab', 'before-restore', 'sent']),
  theme: z.string(),
  essay: z.string(),
  words: z.number(),
});
