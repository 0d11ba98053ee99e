import { useRef, type ReactNode } from 'react';
import { usePlan } from '@/queries/use-plan';
import { creditsLabel } from '@/domain/plans/credits';
import type { CreditValue } from '@/domain/plans/credit-value';
import type { PromoState } from '@/domain/plans/promo';
import { formatDate } from '@/copy/dates';
import { Button } from '@/ui/button';
import { CREDIT_USE } from './credit-use';
import { useCheckout } from './use-checkout';
import { usePromoSwitch } from './use-promo';

type CreditsBannerProps = { onUpgrade: () => void };

/** The student's credits, above the editor (R-ESSAY-11); nothing where they buy nothing. */
export function CreditsBanner({ onUpgrade }: CreditsBannerProps) {
  const { credits, isUnlimited, promo, nextFreeDay, trial, creditValue, showsCredits } = usePlan();
  const isSold = useCheckout('student') !== null;
  const { activate } = usePromoSwitch();
  const text = useRef<HTMLParagraphElement>(null);
  const hasNone = !isUnlimited && credits === 0;
  if (creditValue === 'nothing' || !(showsCredits || isUnlimited)) return null;

  const handleActivate = () => {
    activate();
    // The button is removed, so the changed text takes the focus.
    text.current?.focus();
  };

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1 text-sm text-ink-2">
      <p ref={text} tabIndex={-1} className="min-w-0 py-1.5 outline-none">
        <CreditsText credits={credits} promo={promo} value={creditValue} />
        {hasNone &&
          trial.isActive &&
          nextFreeDay === null &&
          ' O trial não traz créditos: para corrigir sem limite, ative as 24 horas grátis.'}
      </p>
      <div className="-mr-3 flex flex-wrap items-center gap-1 max-sm:-ml-3">
        {hasNone && nextFreeDay === null && (
          <Button variant="outline" size="small" onClick={handleActivate} className="max-sm:ml-3">
            Ativar 24h grátis
          </Button>
        )}
        {isSold && (
          <Button variant="ghost" size="small" className="underline underline-offset-4" onClick={onUpgrade}>
            Upgrade
          </Button>
        )}
      </div>
    </div>
  );
}

type CreditsTextProps = { credits: number; promo: PromoState; value: CreditValue };

function CreditsText({ credits, promo, value }: CreditsTextProps): ReactNode {
  if (promo.kind === 'marker') {
    return (
      <>
        <b className="text-ink">Correções ilimitadas</b> por mais{' '}
        <span className="num">{promo.hoursLeft}h</span>.
      </>
    );
  }
  if (promo.kind === 'fixed-period') {
    return (
      <>
        <b className="text-ink">Correções ilimitadas</b> até{' '}
        <span className="num">{formatDate(promo.endsAt)}</span>.
      </>
    );
  }
  return (
    <>
      <b className="num text-ink">{creditsLabel(credits)}</b>
      {credits > 0 && <span> {credits === 1 ? 'restante' : 'restantes'}</span>}
      <span>. {CREDIT_USE[value]}</span>
    </>
  );
}
