import { normalizeEmail } from '@/domain/session/new-session-user';
import type { SessionUser } from '@/domain/session/session-user';

/** Under what name the local mode kept the things of whoever has this e-mail. */
export function localOwner({ email }: Pick<SessionUser, 'email'>): string {
  return `local:${normalizeEmail(email)}`;
}
