import { ArrowLeft, Check } from 'lucide-react';
import { TEACHER_OFFER } from '@/domain/plans/offers';
import { Button } from '@/ui/button';
import { TeacherOffer } from './teacher-offer';

/** The teacher's plan: one payment, for life (spec §2 "Teacher upgrade"). */
export function TeacherUpgrade({ onBack }: { onBack: () => void }) {
  return (
    <>
      <Button variant="ghost" size="small" onClick={onBack} className="-ml-3">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        Voltar
      </Button>
      <div className="mt-4 grid max-w-[60rem] gap-9 lg:grid-cols-[1fr_23rem] lg:gap-16">
        <div>
          <h2 className="max-w-[16ch] text-[clamp(2rem,1.5rem+2.4vw,3rem)] leading-[1.08] font-extrabold">
            Plano Professor <span className="hl">Premium</span>
          </h2>
          <p className="mt-4 max-w-[48ch] text-ink-2">
            Para quem acompanha turmas inteiras: você paga uma vez e usa sem prazo para acabar.
          </p>
          <h3 className="mt-7 text-md">O que está incluído</h3>
          <ul className="mt-3 grid gap-2.5">
            {TEACHER_OFFER.benefits.map((benefit) => (
              <li key={benefit} className="flex gap-3">
                <Check size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
        <TeacherOffer />
      </div>
    </>
  );
}
