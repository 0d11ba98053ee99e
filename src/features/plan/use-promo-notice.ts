import { useEffect } from 'react';
import { messages } from '@/copy/messages';
import { useServices } from '@/data/services-context';
import { usePlan } from '@/data/use-plan';
import { isFirstThisSession } from '@/lib/first-this-session';
import { notify } from '@/ui/toast';

const NOTICE_KEY = 'promo-notice';

/**
 * Tells once per browser session, on entry to the home or the editor, that corrections are unlimited (spec §8). Where
 * something else was said a moment ago, which it would replace, it is held: the next entry tells. Nor is anybody told
 * whose session ended while the page came: that they must sign in again is what they have to read.
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

/** Who has just activated the mode knows that it is active. */
export function skipPromoNotice(): void {
  isFirstThisSession(NOTICE_KEY);
}
