import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import { usePlan } from '@/queries/use-plan';
import { STUDENT_OFFER } from '@/domain/plans/offers';
import type { PromoState } from '@/domain/plans/promo';
import { paths } from '@/lib/paths';
import { Griffin } from '@/ui/griffin';
import { LinkButton } from '@/ui/link-button';
import { Sheet } from '@/ui/sheet';
import { NothingSold, PackageOffer } from './package-offer';
import { PromoCard, promoTexts } from './promo-card';
import { useCheckout } from './use-checkout';
import { useNextExam } from './use-next-exam';

const BENEFITS = [
  'Nota de 0 a 1000 com as cinco competências explicadas',
  'O trecho do seu texto que levou a cada nível',
  'Foto da folha ou texto digitado',
  'Sugestões de vídeos para as dificuldades encontradas',
  'Progresso por competência a cada redação',
];

/**
 * Offers the package of twelve; offers nothing while corrections are unlimited or if nothing can be bought
 * (R-OFFER-10).
 */
export function SalesPage() {
  const { promo, isUnlimited, creditValue } = usePlan();
  const { day, days, campaignName } = useNextExam();
  const isSold = useCheckout('student') !== null;
  if (isUnlimited) return <PromoMessage promo={promo} />;

  return (
    <div className="grid max-w-[60rem] gap-9 lg:grid-cols-[1fr_23rem] lg:gap-16">
      <div>
        {isSold && <p className="mb-1.5 text-xs font-semibold text-muted">{campaignName}</p>}
        <h2 className="max-w-[16ch] text-[clamp(2rem,1.5rem+2.4vw,3rem)] leading-[1.08] font-extrabold">
          {isSold ? 'Doze redações corrigidas' : 'Suas redações corrigidas'}{' '}
          <span className="hl whitespace-nowrap">{days ? 'até a prova' : 'no seu ritmo'}</span>
        </h2>
        {creditValue !== 'correction' && (
          <p className="mt-7 text-ink-2">Toda correção traz, com ou sem crédito:</p>
        )}
        <ul className={clsx('grid gap-2.5', creditValue === 'correction' ? 'mt-7' : 'mt-3')}>
          {BENEFITS.map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <Check size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
              {benefit}
            </li>
          ))}
        </ul>
        {day !== null && days !== null && (
          <div className="mt-9 max-w-[30rem] border-t pt-5">
            <ExamCountdown days={days} examDay={day} />
          </div>
        )}
      </div>
      {isSold ? (
        <Sheet className="self-start p-6 lg:p-8">
          <PackageOffer
            title={<span className="text-[1.5rem]">{STUDENT_OFFER.corrections} correções</span>}
            badge={STUDENT_OFFER.campaignBanner}
          />
        </Sheet>
      ) : (
        <div className="grid gap-7 self-start">
          <NothingSold />
          <PromoCard />
        </div>
      )}
    </div>
  );
}

/** Replaces the offer while corrections are unlimited (R-OFFER-10). */
function PromoMessage({ promo }: { promo: PromoState }) {
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

const DAY_AND_MONTH = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: 'numeric',
  month: 'long',
});

/** Days per mark: one mark per day or, if daily marks would overlap, one per week or month. */
const DAYS_PER_MARK = [1, 7, 30];
const MAX_MARKS = 60;

/** Days left until the exam; 0 on the day of the exam. */
function ExamCountdown({ days, examDay }: { days: number; examDay: Date }) {
  if (days === 0) {
    return (
      <p className="text-ink-2">
        <b className="font-serif text-lg text-ink">O ENEM é hoje.</b> Boa prova.
      </p>
    );
  }
  const unit = DAYS_PER_MARK.find((size) => days / size <= MAX_MARKS) ?? days / MAX_MARKS;
  const mark = { '--mark': `${(100 * unit) / days}%` } as CSSProperties;
  return (
    <section aria-label="Contagem até o ENEM">
      <p>
        <b className="num font-serif text-[2.25rem] leading-none font-extrabold">{days}</b>{' '}
        {days === 1 ? 'dia até o ENEM' : 'dias até o ENEM'}
      </p>
      <div aria-hidden="true" className="mt-3.5 mb-1.5">
        <div
          style={mark}
          className="relative h-4 border-b-[1.5px] border-ink bg-[repeating-linear-gradient(90deg,var(--border-strong)_0_1.5px,transparent_1.5px_var(--mark))]"
        >
          <span className="absolute -top-1.5 -left-0.5 size-2.25 rounded-full bg-ink" />
        </div>
      </div>
      <p className="flex justify-between text-xs text-muted">
        <span>hoje</span>
        <span>{DAY_AND_MONTH.format(examDay)}</span>
      </p>
    </section>
  );
}
