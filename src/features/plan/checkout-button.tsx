import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSessionUser } from '@/data/services-context';
import { usePlan } from '@/queries/use-plan';
import { isTestCheckout } from '@/domain/links/outgoing-url';
import { type CheckoutKind, useCheckoutAddress } from '@/queries/use-checkout-address';
import { buttonClass, type ButtonLook } from '@/ui/button';
import { OutgoingLink } from '@/ui/outgoing-link';
import { useCheckout } from './use-checkout';

type CheckoutButtonProps = ButtonLook & {
  kind: CheckoutKind;
  children: ReactNode;
  className?: string;
  /** Called as the external page opens. */
  onOpen?: () => void;
};

/**
 * Link to the external checkout. Renders nothing if there is no checkout; offers then show a notice or are hidden.
 */
export function CheckoutButton({ kind, children, onOpen, className, ...look }: CheckoutButtonProps) {
  const link = useCheckout(kind);
  if (!link) return null;
  return (
    <OutgoingLink {...link} onClick={onOpen} className={clsx(buttonClass(look), className)}>
      {children}
      <ExternalLink size={17} strokeWidth={1.75} aria-hidden="true" />
    </OutgoingLink>
  );
}

/** States that a purchase is matched to the account by the buyer's e-mail. */
export function BuyerNote({ kind }: { kind: CheckoutKind }) {
  const { email } = useSessionUser();
  const address = useCheckoutAddress(kind);
  const isTest = address !== null && isTestCheckout(address);
  return (
    <p className="mt-3 text-xs wrap-anywhere text-muted">
      {isTest && 'É um pagamento de teste: nenhum dinheiro é cobrado. '}
      {`Você conclui a compra na página do pagamento. Use lá o e-mail desta conta, ${email}: é por ele que ${ARRIVES[kind]}.`}
    </p>
  );
}

const ARRIVES: Record<CheckoutKind, string> = {
  student: 'os créditos chegam',
  teacher: 'o plano chega',
};

/** Shown in place of an offer if nothing can be bought. */
export const NOT_SOLD = {
  title: 'Aqui não há nada à venda',
  teacher: 'Este site não recebe pagamentos.',
} as const;

/** Sentence for a student if nothing can be bought, with the free options available now. */
export function useNotSold(): string {
  const { nextFreeDay, creditValue } = usePlan();
  if (creditValue === 'nothing') return 'Este site não recebe pagamentos. As correções aqui são de graça.';
  return nextFreeDay
    ? 'Este site não recebe pagamentos. O corretor local corrige sem usar crédito.'
    : 'Este site não recebe pagamentos. Para corrigir sem pagar, use as 24 horas grátis.';
}
