import { Clock } from 'lucide-react';
import { usePlan } from '@/data/use-plan';
import { useSessionUser } from '@/data/services-context';
import { Button } from '@/ui/button';
import { usePromoSwitch } from './use-promo-switch';

/** How much of the trial is left (spec §4 "Trial"). Not shown in promotional mode, nor with a paid plan. */
export function TrialBanner() {
  const { isUnlimited, plan, trial } = usePlan();
  const { activate } = usePromoSwitch();
  const { userType } = useSessionUser();
  if (isUnlimited || plan !== 'trial') return null;

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
      {!trial.isActive && userType === 'student' && (
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
