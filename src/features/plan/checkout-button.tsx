import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCheckout, type CheckoutKind } from './use-checkout';
import { Button, buttonClass, type ButtonLook } from '@/ui/button';

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
      <a
        href={link.href}
        target={link.target}
        rel={link.rel}
        onClick={onOpen}
        className={clsx(buttonClass(look), className)}
      >
        {children}
        <ExternalLink size={17} strokeWidth={1.75} aria-hidden="true" />
        {link.target && <span className="sr-only">(abre em nova aba)</span>}
      </a>
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
  student: 'A compra não está disponível nesta instalação. Para corrigir sem pagar, use as 24 horas grátis.',
  teacher: 'A compra não está disponível nesta instalação.',
};
