import { useRef } from 'react';
import { usePlan } from '@/data/use-plan';
import { Button } from '@/ui/button';
import { promoTexts } from './promo-texts';
import { usePromoNotice } from './use-promo-notice';
import { usePromoSwitch } from './use-promo-switch';

/** The 24 h promotional mode beside the editor: activate, hours left, deactivate (spec §4 "Promotional mode"). */
export function PromoCard() {
  const { promo } = usePlan();
  const { activate, deactivate } = usePromoSwitch();
  const section = useRef<HTMLElement>(null);
  usePromoNotice();
  const { eyebrow, title, detail } = promoTexts(promo);

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
      <p className="text-xs font-semibold text-muted">{eyebrow}</p>
      <h2 className="mt-1 text-[1.25rem] leading-tight">{title}</h2>
      <p className="mt-1.5 text-sm text-ink-2">{detail}</p>
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
