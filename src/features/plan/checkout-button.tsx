import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useServices, useSessionUser } from '@/data/services-context';
import { checkoutUrl, type OutgoingUrl } from '@/domain/links/outgoing-url';
import { CHECKOUT_MOBILE_MAX_WIDTH_PX } from '@/domain/plans/constants';
import { useWindowWidth } from '@/lib/use-window-width';
import { Button, buttonClass, type ButtonLook } from '@/ui/button';
import { OutgoingLink } from '@/ui/outgoing-link';

type CheckoutButtonProps = ButtonLook & {
  kind: CheckoutKind;
  children: ReactNode;
  className?: string;
  /** Called as the external page opens. */
  onOpen?: () => void;
};

/** Links to the external checkout. If none is configured, a press says so in place. */
export function CheckoutButton({ kind, children, onOpen, className, ...look }: CheckoutButtonProps) {
  const link = useCheckout(kind);
  const [wasPressed, setWasPressed] = useState(false);

  if (link) {
    return (
      <OutgoingLink {...link} onClick={onOpen} className={clsx(buttonClass(look), className)}>
        {children}
        <ExternalLink size={17} strokeWidth={1.75} aria-hidden="true" />
      </OutgoingLink>
    );
  }

  return (
    <div className={className}>
      <Button {...look} onClick={() => setWasPressed(true)}>
        {children}
      </Button>
      <output className={clsx('block text-sm text-ink-2', wasPressed && 'mt-2')}>
        {wasPressed && UNAVAILABLE[kind]}
      </output>
    </div>
  );
}

const UNAVAILABLE: Record<CheckoutKind, string> = {
  student: 'A compra não está disponível neste site. Para corrigir sem pagar, use as 24 horas grátis.',
  teacher: 'A compra não está disponível neste site.',
};

/** Tells the buyer that a purchase is matched to the account by its e-mail. */
export function BuyerNote({ kind }: { kind: CheckoutKind }) {
  const { canBuy } = useServices().capabilities;
  const { email } = useSessionUser();
  if (!useCheckout(kind)) return null;
  const { bought, arrives } = BOUGHT[kind];
  return (
    <p className="mt-3 text-xs wrap-anywhere text-muted">
      {canBuy
        ? `Você conclui a compra na página do pagamento. Use lá o e-mail desta conta, ${email}: é por ele que ${arrives}.`
        : `Este é o modo demonstração: não há conta que receba ${bought} de uma compra.`}
    </p>
  );
}

const BOUGHT: Record<CheckoutKind, { bought: string; arrives: string }> = {
  student: { bought: 'os créditos', arrives: 'os créditos chegam' },
  teacher: { bought: 'o plano', arrives: 'o plano chega' },
};

type CheckoutKind = 'student' | 'teacher';

/** The same tab up to 768 px, a new one above (R-BUY-1). */
type CheckoutLink = { href: OutgoingUrl; sameTab: boolean };

/** The link to the checkout, or null if none is configured (R-BUY-1). */
function useCheckout(kind: CheckoutKind): CheckoutLink | null {
  const { config } = useServices();
  const width = useWindowWidth();
  const address = kind === 'student' ? config.checkoutStudentUrl : config.checkoutTeacherUrl;
  const href = address && checkoutUrl(address);
  return href ? { href, sameTab: width <= CHECKOUT_MOBILE_MAX_WIDTH_PX } : null;
}
