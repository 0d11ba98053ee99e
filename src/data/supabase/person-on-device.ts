import { normalizeEmail } from '@/domain/session/new-session-user';
import type { SessionUser } from '@/domain/session/session-user';
import type { Person } from '../local/forget-person';
import { connectedKeys } from './connected-context';

/** The connected mode's keys of one account. */
export function connectedNames(userId: string): string[] {
  return Object.values(connectedKeys).flatMap((name) => (typeof name === 'function' ? name(userId) : []));
}

/** The names under which a device keeps an account's data: its id, and the local mode's id for the same e-mail. */
export function personOf({ id, email, name }: SessionUser): Person {
  return { owners: [id, localOwner({ email })], email, name };
}

/** The local mode's owner id for this e-mail. */
export function localOwner({ email }: Pick<SessionUser, 'email'>): string {
  return `local:${normalizeEmail(email)}`;
}
