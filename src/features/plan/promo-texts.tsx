import type { ReactNode } from 'react';
import { formatDate } from '@/copy/format-date';
import {
  PROMO_READING_AUGUST,
  PROMO_READING_OCTOBER,
  PROMO_READING_SEPTEMBER,
} from '@/domain/plans/constants';
import type { PromoState } from '@/domain/plans/promo';

/** Three dates went out for one promotion; all are named, one decides (decisions §4). */
const PUBLISHED_DATES = `até ${PROMO_READING_AUGUST}, até ${PROMO_READING_SEPTEMBER} e até ${PROMO_READING_OCTOBER}`;

export type PromoTexts = { eyebrow: string; title: ReactNode; detail: string };

/** The promotional mode in words: an offer, the hours left of a day, or the fixed period with its dates. */
export function promoTexts(promo: PromoState): PromoTexts {
  switch (promo.kind) {
    case 'inactive':
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
