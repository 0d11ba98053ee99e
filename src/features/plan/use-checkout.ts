import { useServices } from '@/data/services-context';
import { CHECKOUT_MOBILE_MAX_WIDTH_PX } from '@/domain/plans/constants';
import { useWindowWidth } from '@/lib/use-window-width';

export type CheckoutKind = 'student' | 'teacher';

/** Spread on an `<a>`: the same tab up to 768 px, a new one above (spec §9). */
export type CheckoutLink = { href: string; target?: '_blank'; rel: string };

/** Where a purchase is made, or null when this installation sells nothing (decisions §4). */
export function useCheckout(kind: CheckoutKind): CheckoutLink | null {
  const { config } = useServices();
  const width = useWindowWidth();
  const href = kind === 'student' ? config.checkoutStudentUrl : config.checkoutTeacherUrl;
  if (!href) return null;
  const rel = 'noopener noreferrer';
  return width <= CHECKOUT_MOBILE_MAX_WIDTH_PX ? { href, rel } : { href, rel, target: '_blank' };
}
