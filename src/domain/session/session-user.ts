export const USER_TYPES = ['student', 'teacher', 'dev'] as const;
export type UserType = (typeof USER_TYPES)[number];

export type Plan = 'trial' | 'premium';

/** The stored session user, with the field names of the specification (§3). */
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
};
