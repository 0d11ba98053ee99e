import { useEntryServices } from '@/data/services-context';
import { checkoutUrl, type OutgoingUrl } from '@/domain/links/outgoing-url';

export type CheckoutKind = 'student' | 'teacher';

/** The checkout's URL; null if none is configured or no account could receive the purchase (R-BUY-1). */
export function useCheckoutAddress(kind: CheckoutKind): OutgoingUrl | null {
  const { config, capabilities } = useEntryServices();
  const address = kind === 'student' ? config.checkoutStudentUrl : config.checkoutTeacherUrl;
  return capabilities.canBuy && address ? checkoutUrl(address) : null;
}
