import { useServices } from '@/data/services-context';
import { useWindowWidth } from '@/lib/use-window-width';

export type CheckoutKind = 'student' | 'teacher';

/** Spread on an `<a>`. */
export type CheckoutLink = { href: string; target?: '_blank'; rel: string };

/** Up to this width the checkout opens in the same tab (spec §9). */
export const SAME_TAB_MAX_WIDTH_PX = 768;

/** Where a purchase is made, or null when this installation sells nothing (decisions §4). */
export function useCheckout(kind: CheckoutKind): CheckoutLink | null {
  const { config } = useServices();
  const width = useWindowWidth();
  const href = kind === 'student' ? config.checkoutStudentUrl : config.checkoutTeacherUrl;
  if (!href) return null;
  const rel = 'noopener noreferrer';
  return width <= SAME_TAB_MAX_WIDTH_PX ? { href, rel } : { href, rel, target: '_blank' };
}
