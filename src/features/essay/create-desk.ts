import { createDraftKeeper, type DraftKeeper } from './draft-keeper';
import { exclusiveAcrossTabs } from './exclusive';
import { createSendFlow, type SendFlow } from './send-flow';
import { messages } from '@/copy/messages';
import type { Services } from '@/data/services';
import { toCorrection } from '@/domain/evaluation/to-correction';
import { isPromoActive, promoState } from '@/domain/plans/promo';
import { createState, type State } from '@/lib/create-state';
import { notify } from '@/ui/toast';

const LOCK_NAME = 'grifo-correction';

/** Whether another tab edits this user's essay, and whether it took it over from this one. */
export type DeskTab = { isFollowing: boolean; wasTaken: boolean };

/** One user's draft, the flow that sends it, and which tab has them. */
export type Desk = { keeper: DraftKeeper; flow: SendFlow; tab: State<DeskTab> };

/** Puts the draft and the send flow on the real outside world. */
export function createDesk(services: Services, userId: string): Desk {
  const { config, corrections, drafts, evaluator, now, plan, session } = services;

  const keeper = createDraftKeeper({
    drafts,
    now,
    userId,
    currentUserId: () => session.user.get()?.id ?? null,
    // Once finishing, the text has already left the sheet.
    isHeld: () => !['editing', 'finishing'].includes(flow.get().step),
  });

  const flow = createSendFlow({
    evaluator,
    plan,
    corrections,
    exclusive: exclusiveAcrossTabs(LOCK_NAME, navigator.locks),
    isPromoActive: () =>
      isPromoActive(promoState({ startedAt: plan.promoStart.get(), now: now(), promoEnd: config.promoEnd })),
    toCorrection(evaluation, { theme, essay }) {
      const submittedAt = now();
      const id = String(submittedAt.getTime());
      return toCorrection(evaluation, { id, theme, essay, submittedAt: submittedAt.toISOString() });
    },
    onCreditUsed: (remaining) => notify(messages.creditUsed(remaining)),
    onKept: () => keeper.clearSent(),
  });

  return { keeper, flow, tab: createState<DeskTab>({ isFollowing: false, wasTaken: false }) };
}
