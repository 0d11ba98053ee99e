import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';
import { PROFILE_COLUMNS, ProfileRowSchema } from '@/contracts/profile-row';
import type { SessionUser } from '@/domain/session/session-user';
import type { LocalStore } from '../local/create-local-store';
import { areaKeys } from '../local/area-keys';
import type { KeyValueStorage } from '../local/storage';
import type { Client } from './create-client';
import { toAppError } from './to-app-error';
import { toSessionUser } from './to-session-user';
import type { TokenStore } from './token-store';

export type RecordPorts = {
  /** The record of Spec §3, which the screens read. */
  user: LocalStore<SessionUser | null>;
  tokens: TokenStore;
  storage: KeyValueStorage | null;
  now: () => Date;
  /** Of the app: where links in e-mails lead back to. */
  origin: string;
  /** The session came to an end that nobody on this device asked for. */
  onEnded(): void;
};

/** Leaving does not wait for a network that is not there. */
const LEAVE_WAIT_MS = 3000;

/** Keeps the record on the device equal to the profile on the server. */
export function createSessionRecord(client: Client, { user, tokens, storage, now, onEnded }: RecordPorts) {
  let underWay: { userId: string; result: Promise<SessionUser | null> } | null = null;
  let isAskedFor = false;

  function forget(): void {
    const isEnded = user.get() !== null && tokens.wereRemovedHere() && !isAskedFor;
    if (user.get()) user.set(null);
    try {
      storage?.removeItem(areaKeys.correctedEssayView);
    } catch {
      // A blocked storage holds nothing either.
    }
    if (isEnded) onEnded();
  }

  /** What ends the session because the user said so. */
  async function byRequest<Result>(work: () => Promise<Result>): Promise<Result> {
    isAskedFor = true;
    try {
      return await work();
    } finally {
      isAskedFor = false;
    }
  }

  async function refresh(): Promise<SessionUser | null> {
    const { data, error } = await client.auth.getSession();
    if (!data.session) {
      if (error && tokens.userId()) throw toAppError(error);
      forget();
      return null;
    }
    const userId = data.session.user.id;
    if (underWay?.userId === userId) return underWay.result;
    const result = read(userId).finally(() => {
      if (underWay?.result === result) underWay = null;
    });
    underWay = { userId, result };
    return result;
  }

  /** Auth is asked too: a token outlives the account and the session it was made for. Either one gone is null. */
  async function read(userId: string): Promise<SessionUser | null> {
    const [{ error }, row] = await Promise.all([
      client.auth.getUser(),
      client
        .ask((tables) => tables.from('profiles').select(PROFILE_COLUMNS).eq('user_id', userId).maybeSingle())
        .catch((problem: unknown) => toAppError(problem)),
    ]);
    if (error && toAppError(error).code === 'session-lost') return leave();
    if (row instanceof AppError) throw row;
    if (row === null) return leave();
    const profile = z.safeParse(ProfileRowSchema, row);
    if (!profile.success) throw new AppError('unexpected', profile.error);
    // Meanwhile somebody may have signed out, or somebody else in.
    if (tokens.userId() !== userId) return user.get();
    const next = toSessionUser(profile.data, now());
    if (JSON.stringify(user.get()) !== JSON.stringify(next)) user.set(next);
    return next;
  }

  /** Ends the session on this device, and on the server where it can be told in time. */
  async function leave(): Promise<null> {
    const told = client.auth.signOut({ scope: 'local' }).catch(() => null);
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, LEAVE_WAIT_MS))]);
    // The library keeps the tokens of a session that the server would not end.
    tokens.clear();
    forget();
    return null;
  }

  return { refresh, forget, leave, byRequest };
}
