import { Check } from 'lucide-react';
import { usePlan } from '@/data/use-plan';
import { STUDENT_OFFER } from '@/domain/plans/offers';
import { Sheet } from '@/ui/sheet';
import { ExamCountdown } from './exam-countdown';
import { PackageOffer } from './package-offer';
import { PromoMessage } from './promo-message';
import { useExamCountdown } from './use-exam-countdown';

const BENEFITS = [
  'Nota de 0 a 1000 com as cinco competências explicadas',
  'O trecho do seu texto que levou a cada nível',
  'Foto da folha ou texto digitado',
  'Vídeos para cada dificuldade encontrada',
  'Progresso por competência a cada redação',
];

/** The package of twelve, and nothing for sale while corrections are unlimited (spec §2 "Upgrade page"). */
export function SalesPage() {
  const { promo, isUnlimited } = usePlan();
  const { days, examDate } = useExamCountdown();
  if (isUnlimited) return <PromoMessage promo={promo} />;

  return (
    <div className="grid max-w-[60rem] gap-9 lg:grid-cols-[1fr_23rem] lg:gap-16">
      <div>
        <p className="text-xs font-semibold text-muted">{STUDENT_OFFER.campaignName}</p>
        <h2 className="mt-1.5 max-w-[16ch] text-[clamp(2rem,1.5rem+2.4vw,3rem)] leading-[1.08] font-extrabold">
          Doze redações corrigidas{' '}
          <span className="hl whitespace-nowrap">{days ? 'até a prova' : 'no seu ritmo'}</span>
        </h2>
        <ul className="mt-7 grid gap-2.5">
          {BENEFITS.map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <Check size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
              {benefit}
            </li>
          ))}
        </ul>
        {days !== null && (
          <div className="mt-9 max-w-[30rem] border-t pt-5">
            <ExamCountdown days={days} examDate={examDate} />
          </div>
        )}
      </div>
      <Sheet className="self-start p-6 lg:p-8">
        <PackageOffer
          title={<span className="text-[1.5rem]">{STUDENT_OFFER.corrections} correções</span>}
          badge={STUDENT_OFFER.campaignBanner}
        />
      </Sheet>
    </div>
  );
}
