import { normalizeEmail } from '@/domain/session/new-session-user';
import type { SessionUser } from '@/domain/session/session-user';
import type { Person } from '../local/forget-person';
import { connectedKeys } from './connected-context';

/** The keys of the connected mode that are an account's own. */
export function connectedNames(userId: string): string[] {
  return Object.values(connectedKeys).flatMap((name) => (typeof name === 'function' ? name(userId) : []));
}

/** Under which names a device keeps what is an account's: its own, and the local mode's of the same e-mail. */
export function personOf({ id, email, name }: SessionUser): Person {
  return { owners: [id, localOwner({ email })], email, name };
}

/** Under what name the local mode kept the things of whoever has this e-mail. */
export function localOwner({ email }: Pick<SessionUser, 'email'>): string {
  return `local:${normalizeEmail(email)}`;
}
