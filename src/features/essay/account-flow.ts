import { createSendFlow, exclusiveAcrossTabs, type SendFlow, type SendPorts } from './send-flow';
import { messages } from '@/copy/messages';
import type { Services } from '@/data/services';
import { toCorrection } from '@/domain/evaluation/to-correction';
import { isPackageUsedUp } from '@/domain/plans/credits';
import { isPromoActive, promoState } from '@/domain/plans/promo';
import { notify } from '@/ui/toast';

const LOCK_NAME = 'grifo-correction';

/**
 * The send flow of a signed-in account: uses its credits and history; one correction at a time per device. While it corrects,
 * the browser asks before the tab is closed.
 */
export function createAccountFlow(
  { backend, config, evaluator, now, preferences, session }: Services,
  { keep, onKept }: Pick<SendPorts, 'keep' | 'onKept'>,
): SendFlow {
  const flow = createSendFlow({
    evaluator,
    credits: backend.credits,
    isPackageUsedUp: () => isPackageUsedUp(session.user.get()),
    keep,
    exclusive: exclusiveAcrossTabs(LOCK_NAME, navigator.locks),
    isPromoActive: () =>
      isPromoActive(
        promoState({ startedAt: preferences.promoStart.get(), now: now(), promoEnd: config.promoEnd }),
      ),
    toCorrection: (evaluation, { id, theme, essay, versionOf }) =>
      toCorrection(evaluation, { id, theme, essay, submittedAt: now().toISOString(), versionOf }),
    onCreditUsed: (remaining) => notify(messages.creditUsed(remaining)),
    onKept,
  });
  flow.subscribe(() => {
    const isCorrecting = flow.get().step === 'correcting';
    if (isCorrecting) window.addEventListener('beforeunload', askToStay);
    else window.removeEventListener('beforeunload', askToStay);
  });
  return flow;
}

/** A correction ends with the tab, although a server may have paid for it. */
const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();
