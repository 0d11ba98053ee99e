import { CircleArrowUp, Clock, Infinity as InfinityIcon } from 'lucide-react';
import { useSessionUser } from '@/data/services-context';
import { usePlan } from '@/queries/use-plan';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';
import type { CheckoutKind } from '@/queries/use-checkout-address';
import { CREDIT_USE } from './credit-use';
import { useCheckout } from './use-checkout';
import { usePromoSwitch } from './use-promo';

/** "Trial Gratuito", "Plano Premium" or "Plano Anual" (R-OFFER-11); no trial where everything is free. */
export function PlanBadge() {
  const { plan, planBadge, creditValue } = usePlan();
  if (plan === 'trial' && creditValue === 'nothing') return null;
  return <Badge variant={plan === 'trial' ? 'mark' : 'outline'}>{planBadge}</Badge>;
}

/** Link to a plan, for users without one, where it is sold. */
export function UpgradeLink({ to, kind }: { to: string; kind: CheckoutKind }) {
  const { plan } = usePlan();
  const isSold = useCheckout(kind) !== null;
  return (
    plan === 'trial' &&
    isSold && (
      <LinkButton to={to} variant="outline" size="small">
        {/* On the narrowest screens the word would leave no room for the header's title. */}
        <CircleArrowUp size={18} strokeWidth={1.75} aria-hidden="true" className="min-[22rem]:hidden" />
        <span className="max-[22rem]:sr-only">Upgrade</span>
      </LinkButton>
    )
  );
}

/**
 * Number of corrections the student can still send, unlimited in promotional mode (R-FRAME-5). Inherits
 * its font size; in the collapsed sidebar the number wraps above its label. Nothing where credits buy nothing.
 */
export function CreditCount() {
  const { credits, isUnlimited, showsCredits } = usePlan();
  if (!showsCredits) return null;
  return (
    <span className="inline-flex flex-wrap items-baseline justify-center gap-x-1.5 text-ink-2">
      {isUnlimited ? (
        <b className="self-center text-ink">
          <InfinityIcon size={20} strokeWidth={2} aria-hidden="true" />
          <span className="sr-only">Ilimitados:</span>
        </b>
      ) : (
        <b className="num font-serif text-[1.25rem] leading-none text-ink">{credits}</b>
      )}{' '}
      {credits === 1 ? 'crédito' : 'créditos'}
    </span>
  );
}

const WHOLE = new Intl.NumberFormat('pt-BR');

/** The credits of the account; also shown in promotional mode, although it uses no credits. */
export function CreditBalance() {
  const { creditos_correcoes: credits } = useSessionUser();
  const { isUnlimited, creditValue } = usePlan();
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="num font-serif text-[2.75rem] leading-none font-extrabold">{WHOLE.format(credits)}</b>
        {credits === 1 ? 'crédito' : 'créditos'}
      </p>
      <p className="mt-1 text-sm text-ink-2">
        {isUnlimited ? 'Nenhum é usado enquanto as correções forem ilimitadas.' : CREDIT_USE[creditValue]}
      </p>
    </>
  );
}

/**
 * The remaining time of the trial (R-TRIAL-1, R-TRIAL-2). Hidden in promotional mode, with a paid plan, and where
 * everything is free.
 */
export function TrialBanner() {
  const { isUnlimited, plan, trial, nextFreeDay, creditValue } = usePlan();
  const { activate } = usePromoSwitch();
  const { userType } = useSessionUser();
  if (isUnlimited || plan !== 'trial' || creditValue === 'nothing') return null;

  return (
    <section
      aria-label="Período trial"
      className="-mt-3 mb-6 flex flex-wrap items-center gap-x-3 border-b pb-2 text-sm text-ink-2 print:hidden"
    >
      <p className="flex items-center gap-2 py-1">
        <Clock size={17} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        {trial.isActive ? (
          <span>
            Trial gratuito: <b className="num text-ink">{trial.text}</b>
          </span>
        ) : (
          <span className="text-ink">{trial.text}</span>
        )}
      </p>
      {!trial.isActive && userType === 'student' && nextFreeDay === null && (
        <Button
          variant="ghost"
          size="small"
          className="-ml-3 underline underline-offset-4"
          onClick={activate}
        >
          Ativar 24h grátis
        </Button>
      )}
    </section>
  );
}
