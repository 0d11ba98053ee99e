import { usePlan } from '@/data/use-plan';
import { Badge } from '@/ui/badge';

/** "Trial Gratuito", "Plano Premium" or "Plano Anual" (spec §2 "Layouts"). */
export function PlanBadge() {
  const { plan, planBadge } = usePlan();
  return <Badge variant={plan === 'trial' ? 'mark' : 'outline'}>{planBadge}</Badge>;
}
