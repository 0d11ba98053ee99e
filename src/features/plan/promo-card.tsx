import { useRef, type ReactNode } from 'react';
import { usePlan } from '@/data/use-plan';
import {
  PROMO_READING_AUGUST,
  PROMO_READING_OCTOBER,
  PROMO_READING_SEPTEMBER,
} from '@/domain/plans/constants';
import type { PromoState } from '@/domain/plans/promo';
import { formatDate } from '@/copy/format-date';
import { Button } from '@/ui/button';
import { usePromoNotice } from './use-promo-notice';
import { usePromoSwitch } from './use-promo-switch';

/** The 24 h promotional mode beside the editor: activate, hours left, deactivate (spec §4 "Promotional mode"). */
export function PromoCard() {
  const { promo } = usePlan();
  const { activate, deactivate } = usePromoSwitch();
  const section = useRef<HTMLElement>(null);
  usePromoNotice();

  // The pressed button goes away with the state it belonged to; the focus stays with the card.
  const handleActivate = () => {
    activate();
    section.current?.focus();
  };
  const handleDeactivate = (consecutiveClicks: number) => {
    // The second half of a double click on "Ativar" lands here.
    if (consecutiveClicks > 1) return;
    deactivate();
    section.current?.focus();
  };

  return (
    <section ref={section} tabIndex={-1} aria-label="Modo promocional" className="outline-none">
      <PromoText promo={promo} />
      <div className="mt-3.5">
        {promo.kind === 'marker' ? (
          <Button key="off" variant="outline" size="small" onClick={(e) => handleDeactivate(e.detail)}>
            Desativar
          </Button>
        ) : (
          <Button
            key="on"
            variant="outline"
            size="small"
            disabled={promo.kind === 'fixed-period'}
            onClick={handleActivate}
          >
            Ativar 24h grátis
          </Button>
        )}
      </div>
    </section>
  );
}

function PromoText({ promo }: { promo: PromoState }) {
  switch (promo.kind) {
    case 'inactive':
      return (
        <Texts eyebrow="Modo promocional" detail="Seus créditos ficam guardados enquanto durar.">
          Correções <span className="hl">ilimitadas</span> por 24 horas
        </Texts>
      );
    case 'marker':
      return (
        <Texts eyebrow="Modo promocional 24h ativo" detail="Nenhum crédito é usado enquanto durar.">
          Correções ilimitadas por mais <span className="hl num">{promo.hoursLeft}h</span>
        </Texts>
      );
    case 'fixed-period':
      return (
        <Texts
          eyebrow="Período promocional"
          detail={`Datas divulgadas: ${PUBLISHED_DATES}. Vale o dia ${formatDate(promo.endsAt)}.`}
        >
          Correções ilimitadas, já ativo até <span className="hl num">{formatDate(promo.endsAt)}</span>
        </Texts>
      );
  }
}

/** Three dates went out for one promotion; all are named, one decides (decisions §4). */
const PUBLISHED_DATES = `até ${PROMO_READING_AUGUST}, até ${PROMO_READING_SEPTEMBER} e até ${PROMO_READING_OCTOBER}`;

function Texts(props: { eyebrow: string; detail: string; children: ReactNode }) {
  return (
    <>
      <p className="text-xs font-semibold text-muted">{props.eyebrow}</p>
      <h2 className="mt-1 text-[1.25rem] leading-tight">{props.children}</h2>
      <p className="mt-1.5 text-sm text-ink-2">{props.detail}</p>
    </>
  );
}
