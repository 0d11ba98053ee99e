import { useState } from 'react';
import { createDraftKeeper, type DraftKeeper } from '../draft-keeper';
import { createSendFlow, exclusiveAcrossTabs, type SendFlow, type SendPorts } from '../send-flow';
import { useSaveOnLeave } from '../use-save-on-leave';
import type { DraftRepository, EssayFiles, Evaluator } from '@/data/services';
import type { Correction } from '@/domain/evaluation/correction';
import { toCorrection } from '@/domain/evaluation/to-correction';

export type GuestPorts = {
  drafts: DraftRepository;
  /** The on-device evaluator. */
  evaluator: Evaluator;
  essayFiles: EssayFiles;
  now: () => Date;
  keep(correction: Correction): void;
};

type GuestSession = { keeper: DraftKeeper; flow: SendFlow };

const GUEST = 'guest';
const LOCK_NAME = 'grifo-guest-correction';

/** There are no credits without an account. */
const NO_CREDITS: SendPorts['credits'] = {
  use: async () => 'by-server',
  giveBack: async () => undefined,
};

/** The editor's draft and send flow, on this device only and without credits. */
export function useGuestSession(ports: GuestPorts): GuestSession {
  const [session] = useState(() => createGuestSession(ports));
  useSaveOnLeave(session);
  return session;
}

function createGuestSession({ drafts, evaluator, now, keep }: GuestPorts): GuestSession {
  const flow = createSendFlow({
    evaluator,
    credits: NO_CREDITS,
    isPackageUsedUp: () => false,
    keep: async (correction) => keep(correction),
    exclusive: exclusiveAcrossTabs(LOCK_NAME, navigator.locks),
    isPromoActive: () => false,
    toCorrection: (evaluation, { id, theme, essay }) =>
      toCorrection(evaluation, {
        id,
        theme,
        essay,
        submittedAt: now().toISOString(),
        versionOf: undefined,
      }),
    onCreditUsed: () => undefined,
    // The text stays on the sheet, as a guest has no history in which it could be stored.
    onKept: () => undefined,
  });
  const keeper = createDraftKeeper({
    drafts,
    now,
    userId: GUEST,
    currentUserId: () => GUEST,
    isHeld: () => flow.get().step !== 'editing',
  });
  return { keeper, flow };
}
