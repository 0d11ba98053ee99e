import { type ReactNode, useRef } from 'react';
import { formatDate } from '@/copy/dates';
import { usePlan } from '@/queries/use-plan';
import { PROMO_UNTIL_AUGUST, PROMO_UNTIL_OCTOBER, PROMO_UNTIL_SEPTEMBER } from '@/domain/plans/constants';
import type { PromoState } from '@/domain/plans/promo';
import { Button } from '@/ui/button';
import { usePromoNotice, usePromoSwitch } from './use-promo';

/**
 * Card for the 24 h promotional mode, beside the editor: button to activate the mode, hours left, button to
 * deactivate it (R-PROMO-3). Nothing where corrections are free anyway.
 */
export function PromoCard() {
  const { promo, nextFreeDay, creditValue } = usePlan();
  const { activate, deactivate } = usePromoSwitch();
  const section = useRef<HTMLElement>(null);
  usePromoNotice();
  const isUsed = promo.kind === 'inactive' && nextFreeDay !== null;
  const { eyebrow, title, detail } = promoTexts(promo, nextFreeDay);

  // The pressed button is replaced, so the card takes the focus.
  const handleActivate = () => {
    activate();
    section.current?.focus();
  };
  const handleDeactivate = (consecutiveClicks: number) => {
    // Ignores the second click of a double click on "Ativar".
    if (consecutiveClicks > 1) return;
    deactivate();
    section.current?.focus();
  };

  if (creditValue === 'nothing') return null;
  return (
    <section ref={section} tabIndex={-1} aria-label="Modo promocional" className="outline-none">
      <p className="text-xs font-semibold text-muted">{eyebrow}</p>
      <h2 className="mt-1 text-[1.25rem] leading-tight">{title}</h2>
      <p className="mt-1.5 text-sm text-ink-2">{detail}</p>
      {promo.kind === 'marker' && (
        <Button
          key="off"
          variant="outline"
          size="small"
          className="mt-3.5"
          onClick={(e) => handleDeactivate(e.detail)}
        >
          Desativar
        </Button>
      )}
      {promo.kind !== 'marker' && !isUsed && (
        <Button
          key="on"
          variant="outline"
          size="small"
          className="mt-3.5"
          disabled={promo.kind === 'fixed-period'}
          onClick={handleActivate}
        >
          Ativar 24h grátis
        </Button>
      )}
    </section>
  );
}

/**
 * Three dates were published for one promotion. All three are shown, but only one of them is in force (R-PROMO-4).
 */
const PUBLISHED_DATES = `até ${PROMO_UNTIL_AUGUST}, até ${PROMO_UNTIL_SEPTEMBER} e até ${PROMO_UNTIL_OCTOBER}`;

/** Options for a user who has used this month's free day. */
export function whenFreeAgain(nextFreeDay: Date): string {
  return `O próximo pode começar em ${formatDate(nextFreeDay)}. Até lá, o corretor local corrige sem usar crédito.`;
}

type PromoTexts = { eyebrow: string; title: ReactNode; detail: string };

/**
 * Texts of the promotional mode: an offer, or the date of the next free day; the hours left of an active day; or
 * the fixed period with its dates.
 */
export function promoTexts(promo: PromoState, nextFreeDay: Date | null = null): PromoTexts {
  switch (promo.kind) {
    case 'inactive':
      if (nextFreeDay) {
        return {
          eyebrow: 'Modo promocional',
          title: 'Seu dia grátis deste mês já foi usado',
          detail: whenFreeAgain(nextFreeDay),
        };
      }
      return {
        eyebrow: 'Modo promocional',
        title: (
          <>
            Correções <span className="hl">ilimitadas</span> por 24 horas
          </>
        ),
        detail: 'Seus créditos ficam guardados enquanto durar.',
      };
    case 'marker':
      return {
        eyebrow: 'Modo promocional 24h ativo',
        title: (
          <>
            Correções ilimitadas por mais <span className="hl num">{promo.hoursLeft}h</span>
          </>
        ),
        detail: 'Nenhum crédito é usado enquanto durar.',
      };
    case 'fixed-period':
      return {
        eyebrow: 'Período promocional',
        title: (
          <>
            Correções ilimitadas, já ativo até <span className="hl num">{formatDate(promo.endsAt)}</span>
          </>
        ),
        detail: `Datas divulgadas: ${PUBLISHED_DATES}. Vale o dia ${formatDate(promo.endsAt)}.`,
      };
  }
}
