import type { ProfileRow } from '@/contracts/profile-row';
import type { SessionUser } from '@/domain/session/session-user';
import { toIso } from './to-iso';

/** The session record of a profile. The role and every amount are the server's, whatever the device had. */
export function toSessionUser(profile: ProfileRow, now: Date): SessionUser {
  const email = profile.email ?? '';
  return {
    id: profile.user_id,
    email,
    name: profile.nome?.trim() || email.split('@')[0] || 'Usuário',
    userType: profile.tipo_conta,
    isTrialActive: Date.parse(profile.trial_ends_at) > now.getTime(),
    trialEndDate: toIso(profile.trial_ends_at),
    createdAt: toIso(profile.data_cadastro),
    creditos_correcoes: profile.creditos_correcoes,
    plan: profile.plan,
    canetinhas: profile.canetinhas,
    telefone: profile.telefone ?? '',
    cidade: profile.cidade ?? '',
    data_cadastro: toIso(profile.data_cadastro),
  };
}
