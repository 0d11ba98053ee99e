import type { EntryServices } from '@/data/services';
import { useEntryServices, useStore } from '@/data/services-context';
import { checkoutUrl, type CheckoutUrl, isTestCheckout } from '@/domain/links/outgoing-url';
import { creditValue, type CreditValue } from '@/domain/plans/credit-value';

export type CheckoutKind = 'student' | 'teacher';

/** What a credit buys on this site, as far as the device knows. */
export function useCreditValue(): CreditValue {
  const services = useEntryServices();
  return creditValueOn(services, useStore(services.capabilities.hasModel));
}

/** What a credit buys on this site; `hasModel` is null until it is known whether the server has a language model. */
export function creditValueOn(
  { config, capabilities }: Pick<EntryServices, 'config' | 'capabilities'>,
  hasModel: boolean | null,
): CreditValue {
  const { needsCredit, canBuy } = capabilities;
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
