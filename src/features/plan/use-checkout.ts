import { useServices } from '@/data/services-context';
import { checkoutUrl, type OutgoingUrl } from '@/domain/links/outgoing-url';
import { CHECKOUT_MOBILE_MAX_WIDTH_PX } from '@/domain/plans/constants';
import { useWindowWidth } from '@/lib/use-window-width';

export type CheckoutKind = 'student' | 'teacher';

/** The same tab up to 768 px, a new one above (R-BUY-1). */
type CheckoutLink = { href: OutgoingUrl; sameTab: boolean };

/** The link to the checkout; null where none is configured or no account could receive what is paid (R-BUY-1). */
export function useCheckout(kind: CheckoutKind): CheckoutLink | null {
  const { config, capabilities } = useServices();
  const width = useWindowWidth();
  const address = kind === 'student' ? config.checkoutStudentUrl : config.checkoutTeacherUrl;
  const href = capabilities.canBuy && address ? checkoutUrl(address) : null;
  return href ? { href, sameTab: width <= CHECKOUT_MOBILE_MAX_WIDTH_PX } : null;
}
