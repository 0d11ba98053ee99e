import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCheckout, type CheckoutKind } from './use-checkout';
import { Button, buttonClass, type ButtonLook } from '@/ui/button';
import { OutgoingLink } from '@/ui/outgoing-link';

type CheckoutButtonProps = ButtonLook & {
  kind: CheckoutKind;
  children: ReactNode;
  className?: string;
  /** Called as the external page opens. */
  onOpen?: () => void;
};

/** Leads to the external checkout; where none is configured it says so in place instead of leading nowhere. */
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
