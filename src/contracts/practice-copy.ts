import * as z from 'zod/mini';
import { PracticeStateSchema } from './practice.ts';
import { IsoDateSchema } from './values.ts';

/** A sentence with one fault, and the same sentence mended. */
const FaultySentenceSchema = z.object({ fault: z.string(), wrong: z.string(), right: z.string() });

/** An essay as it is read for practice. */
const ReadEssaySchema = z.object({
  id: z.string(),
  submittedAt: IsoDateSchema,
  sentences: z.array(FaultySentenceSchema),
  faults: z.record(z.string(), z.number()),
});

/**
 * The practice of an account as a device keeps it, so that a day without a network has its ten: the state after the last
 * answer, what the latest essays hold, and which exercises were never asked.
 */
export const PracticeCopySchema = z.object({
  state: PracticeStateSchema,
  /** The start of the day that `state.hoje` is about. */
  since: IsoDateSchema,
  essays: z.array(ReadEssaySchema),
  unseen: z.array(z.string()),
  classSentences: z.array(FaultySentenceSchema),
});

export type ReadEssay = z.infer<typeof ReadEssaySchema>;
export type PracticeCopy = z.infer<typeof PracticeCopySchema>;
