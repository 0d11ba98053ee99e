import type { CheckoutUrl } from '@/domain/links/outgoing-url';
import { CHECKOUT_MOBILE_MAX_WIDTH_PX } from '@/domain/plans/constants';
import { useWindowWidth } from '@/lib/use-window-width';
import { type CheckoutKind, useCheckoutAddress } from '@/queries/use-checkout-address';

/** The checkout opens in the same tab up to a window width of 768 px, and in a new tab above that width (R-BUY-1). */
type CheckoutLink = { href: CheckoutUrl; sameTab: boolean };

/** The link to the checkout; null if nothing is sold. */
export function useCheckout(kind: CheckoutKind): CheckoutLink | null {
  const href = useCheckoutAddress(kind);
  const width = useWindowWidth();
  return href ? { href, sameTab: width <= CHECKOUT_MOBILE_MAX_WIDTH_PX } : null;
}
