import { useServices } from '@/data/services-context';
import { checkoutUrl, type OutgoingUrl } from '@/domain/links/outgoing-url';
import { CHECKOUT_MOBILE_MAX_WIDTH_PX } from '@/domain/plans/constants';
import { useWindowWidth } from '@/lib/use-window-width';

export type CheckoutKind = 'student' | 'teacher';

/** The same tab up to 768 px, a new one above (spec §9). */
export type CheckoutLink = { href: OutgoingUrl; sameTab: boolean };

/** Where a purchase is made, or null when this installation sells nothing (decisions §4). */
export function useCheckout(kind: CheckoutKind): CheckoutLink | null {
  const { config } = useServices();
  const width = useWindowWidth();
  const address = kind === 'student' ? config.checkoutStudentUrl : config.checkoutTeacherUrl;
  const href = address && checkoutUrl(address);
  return href ? { href, sameTab: width <= CHECKOUT_MOBILE_MAX_WIDTH_PX } : null;
}
