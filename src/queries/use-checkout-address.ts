import { useEntryServices, useStore } from '@/data/services-context';
import { checkoutUrl, type CheckoutUrl, isTestCheckout } from '@/domain/links/outgoing-url';
import { creditValue, type CreditValue } from '@/domain/plans/credit-value';

export type CheckoutKind = 'student' | 'teacher';

/** What a credit buys on this site, as far as the device knows. */
export function useCreditValue(): CreditValue {
  const { config, capabilities } = useEntryServices();
  const { needsCredit, canBuy } = capabilities;
  const hasModel = useStore(capabilities.hasModel);
  const addresses = [config.checkoutStudentUrl, config.checkoutTeacherUrl].filter((one) => one !== null);
  const isNone = !canBuy || addresses.length === 0;
  return creditValue({
    needsCredit,
    hasModel,
    checkout: isNone ? 'none' : addresses.some(isTestCheckout) ? 'test' : 'real',
  });
}

/**
 * The checkout's URL; null if none is configured, no account could receive the purchase, or the purchase would buy
 * nothing (R-BUY-1).
 */
export function useCheckoutAddress(kind: CheckoutKind): CheckoutUrl | null {
  const { config, capabilities } = useEntryServices();
  const value = useCreditValue();
  const address = kind === 'student' ? config.checkoutStudentUrl : config.checkoutTeacherUrl;
  return capabilities.canBuy && value !== 'nothing' && address ? checkoutUrl(address) : null;
}
