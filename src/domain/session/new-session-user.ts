import { TRIAL_DAYS } from '../plans/constants.ts';
import { CANETINHAS } from '../rewards/canetinhas.ts';
import type { SessionUser, UserType } from './session-user.ts';

const DAY_MS = 86_400_000;

/** A new account (R-SESSION-2): trial of 2 days, 0 credits, 100 canetinhas. */
export function newSessionUser(input: {
  email: string;
  name?: string;
  userType: UserType;
  id: string;
  now: Date;
}): SessionUser {
  const email = normalizeEmail(input.email);
  const createdAt = input.now.toISOString();
  return {
    id: input.id,
    email,
    name: input.name?.trim() || nameFromEmail(email),
    userType: input.userType,
    isTrialActive: true,
    trialEndDate: new Date(input.now.getTime() + TRIAL_DAYS * DAY_MS).toISOString(),
    createdAt,
    creditos_correcoes: 0,
    plan: 'trial',
    canetinhas: CANETINHAS.welcome,
    telefone: '',
    cidade: '',
    data_cadastro: createdAt,
  };
}

/**
 * Normalizes an e-mail address, because there is only one account per address, regardless of case and surrounding
 * whitespace.
 */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The part of the e-mail before the @; "Usuário" if that is empty (R-SESSION-2). */
function nameFromEmail(email: string): string {
  return email.split('@')[0] || 'Usuário';
}
