import type { Plan, UserType } from '../session/session-user.ts';

/** Text of the plan badge in the sidebar (Spec §2 "Layouts"). Devs read as students. */
export function planBadge(plan: Plan, userType: UserType): string {
  if (plan === 'trial') return 'Trial Gratuito';
  return userType === 'teacher' ? 'Plano Anual' : 'Plano Premium';
}
