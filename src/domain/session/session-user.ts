export const USER_TYPES = ['student', 'teacher', 'dev'] as const;
export type UserType = (typeof USER_TYPES)[number];

export type Plan = 'trial' | 'premium';

/** The stored session user, with the field names of R-SESSION-1. */
export type SessionUser = {
  id: string;
  email: string;
  name: string;
  userType: UserType;
  isTrialActive: boolean;
  trialEndDate: string;
  createdAt: string;
  creditos_correcoes: number;
  plan: Plan;
  canetinhas: number;
  telefone: string;
  cidade: string;
  data_cadastro: string;
  /** When the promotional mode began, as reported by the server. */
  promo_inicio?: string;
  /** When the last free day that used up the monthly limit began, as reported by the server. */
  dia_gratis_em?: string;
};

/** Text of the plan badge in the sidebar (R-OFFER-11). Developers have neither trial nor plan. */
export function planBadge(plan: Plan, userType: UserType): string {
  if (userType === 'dev') return 'Dev';
  if (plan === 'trial') return 'Trial Gratuito';
  return userType === 'teacher' ? 'Plano Anual' : 'Plano Premium';
}
