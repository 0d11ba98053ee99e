import { useEffect } from 'react';
import { errorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import { useServices } from '@/data/services-context';
import { usePlan } from '@/queries/use-plan';
import { isFirstThisSession } from '@/lib/first-this-session';
import { notify } from '@/ui/toast';
import type { ToastMessage } from '@/ui/toast-view';

/** Turns the 24 h promotional mode on and off, with a toast (R-PROMO-3). */
export function usePromoSwitch() {
  const { setPromo } = usePlan();
  return {
    activate() {
      skipPromoNotice();
      void tell(setPromo(true), messages.promoActivated);
    },
    /** Before a page that says that the mode is on, which a toast would only cover. A failure still has its toast. */
    activateSilently() {
      skipPromoNotice();
      void tell(setPromo(true), null);
    },
    deactivate() {
      void tell(setPromo(false), messages.promoDeactivated);
    },
  };
}

const FREE_DAY_USED = {
  title: 'Seu dia grátis deste mês já foi usado',
  description: 'O próximo pode começar no dia 1º. Até lá, o corretor local corrige sem usar crédito.',
};

/** Shows the outcome; if the server cannot be reached, nothing was started or ended. */
async function tell(change: Promise<boolean>, done: ToastMessage | null): Promise<void> {
  try {
    const message = (await change) ? done : FREE_DAY_USED;
    if (message) notify(message);
  } catch (error) {
    notify({ title: 'O modo promocional não mudou', description: errorSentence(error) });
  }
}

const NOTICE_KEY = 'promo-notice';

/**
 * Shows a toast once per browser session, on entry to the home or the editor, that corrections are unlimited
 * (R-TOAST-3). The toast would replace a toast that has just appeared, so `isHeld` defers it to the next entry. It
 * does not replace the toast of a session that ended while the page was loading.
 */
export function usePromoNotice({ isHeld = false } = {}): void {
  const { session } = useServices();
  const { promo } = usePlan();
  useEffect(() => {
    if (isHeld || !session.user.get() || promo.kind === 'inactive' || !isFirstThisSession(NOTICE_KEY)) return;
    notify(
      promo.kind === 'marker'
        ? messages.promoActive(promo.hoursLeft)
        : messages.promoPeriod(new Date(promo.endsAt)),
    );
  }, [session, promo, isHeld]);
}

/** Called after activating the mode, which makes the notice unnecessary. */
function skipPromoNotice(): void {
  isFirstThisSession(NOTICE_KEY);
}
