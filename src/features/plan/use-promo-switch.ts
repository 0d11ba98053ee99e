import { messages } from '@/copy/messages';
import { usePlan } from '@/data/use-plan';
import { notify } from '@/ui/toast';
import { skipPromoNotice } from './use-promo-notice';

/** Turns the 24 h promotional mode on and off, and says so (spec §4, §8). */
export function usePromoSwitch() {
  const { activatePromo, deactivatePromo } = usePlan();
  return {
    activate() {
      skipPromoNotice();
      activatePromo();
      notify(messages.promoActivated);
    },
    deactivate() {
      deactivatePromo();
      notify(messages.promoDeactivated);
    },
  };
}
