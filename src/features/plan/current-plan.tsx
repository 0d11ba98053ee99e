import { usePlan } from '@/data/use-plan';
import { CreditBalance } from './credit-balance';
import { PlanBadge } from './plan-badge';

/** What the student has now: the plan and the credits. */
export function CurrentPlan() {
  const { plan, trial } = usePlan();
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-y py-5">
      <div>
        <dt className="mb-2 text-sm text-muted">Seu plano</dt>
        <dd>
          <PlanBadge />
          <p className="mt-2 text-sm text-ink-2">
            {plan === 'trial' ? trial.text : 'Pacote comprado, sem mensalidade.'}
          </p>
        </dd>
      </div>
      <div>
        <dt className="mb-2 text-sm text-muted">Seus créditos</dt>
        <dd>
          <CreditBalance />
        </dd>
      </div>
    </dl>
  );
}
