import { useServices, useSessionUser } from '@/data/services-context';
import { useCheckout, type CheckoutKind } from './use-checkout';

/** What a buyer has to know before leaving for the checkout: what is bought finds its account by the e-mail. */
export function BuyerNote({ kind }: { kind: CheckoutKind }) {
  const { isDemo } = useServices().session;
  const { email } = useSessionUser();
  if (!useCheckout(kind)) return null;
  const { bought, arrives } = BOUGHT[kind];
  return (
    <p className="mt-3 text-xs wrap-anywhere text-muted">
      {isDemo
        ? `Este é o modo demonstração: não há conta que receba ${bought} de uma compra.`
        : `Você conclui a compra na página do pagamento. Use lá o e-mail desta conta, ${email}: é por ele que ${arrives}.`}
    </p>
  );
}

const BOUGHT: Record<CheckoutKind, { bought: string; arrives: string }> = {
  student: { bought: 'os créditos', arrives: 'os créditos chegam' },
  teacher: { bought: 'o plano', arrives: 'o plano chega' },
};
