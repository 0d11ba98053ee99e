import { LinkButton } from '@/ui/link-button';
import { Griffin } from '@/ui/griffin';
import { paths } from '@/lib/paths';
import type { PromoState } from '@/domain/plans/promo';
import { promoTexts } from './promo-texts';

/** Stands alone where something would be sold while corrections are unlimited (spec §2 "Upgrade page"). */
export function PromoMessage({ promo }: { promo: PromoState }) {
  const { eyebrow, title, detail } = promoTexts(promo);
  return (
    <div className="grid max-w-[36rem] justify-items-start">
      <Griffin pose="celebrating" className="-ml-2.5 size-33" />
      <p className="mt-4 text-xs font-semibold text-muted">{eyebrow}</p>
      <h2 className="mt-1 text-xl text-balance lg:text-2xl">{title}</h2>
      <p className="mt-3 text-ink-2">{detail}</p>
      <LinkButton to={paths.student.essay} className="mt-6 max-sm:w-full">
        Escrever Redação
      </LinkButton>
    </div>
  );
}
