import type { Services } from '@/data/services';
import { isBlank } from '@/domain/essay/send-rules';

/** What would be out of reach on another device, or altogether, for whoever signs out now. */
export type WorkAtStake = {
  /** Corrected essays that the server does not have yet. */
  waiting: number;
  /** Messages and ratings that it does not have either. */
  waitingNotes: number;
  hasDraft: boolean;
  /** The device refused the draft: it is in this tab and nowhere else. */
  isDraftInTabOnly: boolean;
};

/** Null where everything is where its user will look for it. Without a server that is this device, as ever. */
export async function workAtStake({
  session,
  corrections,
  drafts,
  late,
}: Services): Promise<WorkAtStake | null> {
  const draft = drafts.load();
  const hasDraft = !isBlank(draft.essay);
  // What the device has already it takes again.
  const isDraftInTabOnly = hasDraft && !drafts.save(draft);
  const waiting = corrections.pending.get().length;
  const waitingNotes = session.isDemo ? 0 : await notesThatWait(late);
  const isElsewhere = !session.isDemo && (hasDraft || waiting + waitingNotes > 0);
  return isElsewhere || isDraftInTabOnly ? { waiting, waitingNotes, hasDraft, isDraftInTabOnly } : null;
}

/** Where their code cannot be had, the essay is asked about all the same. */
async function notesThatWait(late: Services['late']): Promise<number> {
  try {
    const { account, messages } = await late();
    return account.waitingRatings() + messages.pending.get().length;
  } catch {
    return 0;
  }
}
