import { AppError } from '@/contracts/app-error';
import { PROFILE_COLUMNS, type ProfileRow, ProfileRowSchema } from '@/contracts/session';
import type { SessionUser } from '@/domain/session/session-user';
import type { LocalStore } from '../local/create-local-store';
import { forgetEverywhere } from '../local/forget-person';
import { areaKeys } from '../local/keys';
import type { KeyValueStorage } from '../local/storage';
import { createAskedDeletion } from './asked-deletion';
import type { Client } from './client';
import { connectedNames, personOf } from './person-on-device';
import { toAppError } from './to-app-error';
import { toIso } from './parse-answer';
import type { TokenStore } from './token-store';
import * as z from 'zod/mini';

export type RecordPorts = {
  /** The record of R-SESSION-1, which the screens read. */
  user: LocalStore<SessionUser | null>;
  tokens: TokenStore;
  storage: KeyValueStorage | null;
  now: () => Date;
  /** Origin of the app, which links in e-mails lead back to. */
  origin: string;
  /** Called when the session ended without a request on this device, or with a requested deletion of the account. */
  onEnded(isDeleted: boolean): void;
};

const LEAVE_WAIT_MS = 3000;

/** Keeps the session record on the device equal to the server's profile. */
export function createSessionRecord(client: Client, { user, tokens, storage, now, onEnded }: RecordPorts) {
  let underWay: { userId: string; result: Promise<SessionUser | null> } | null = null;
  let isAskedFor = false;
  const asked = createAskedDeletion(storage);
  /** The finished deletions, keyed by user id, so that a deletion detected twice is finished once. */
  const finished = new Map<string, Promise<void>>();

  function forget(): void {
    const current = user.get();
    const isEnded = current !== null && tokens.wereRemovedHere() && !isAskedFor;
    if (current) {
      user.set(null);
      // Without a session the outcome of a deletion cannot be checked any more.
      asked.drop(current.id);
    }
    try {
      storage?.removeItem(areaKeys.correctedEssayView);
    } catch {
      // Blocked storage contains nothing to remove.
    }
    if (isEnded) onEnded(false);
  }

  /** Runs work that ends the session at the user's request. */
  async function byRequest<Result>(work: () => Promise<Result>): Promise<Result> {
    isAskedFor = true;
    try {
      return await work();
    } finally {
      isAskedFor = false;
    }
  }

  async function refresh(): Promise<SessionUser | null> {
    const { data, error } = await client.supabase.auth.getSession();
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

  /** Reads the profile after a change. Waits for a pending read first, which may have started before the change. */
  async function reread(): Promise<SessionUser | null> {
    await underWay?.result.catch(() => null);
    return refresh();
  }

  /** Asks Auth too, because a token outlives its account and session. Returns null if either is gone. */
  async function read(userId: string): Promise<SessionUser | null> {
    const before = user.get();
    const [{ error }, row] = await Promise.all([
      client.supabase.auth.getUser(),
      client
        .query((tables) =>
          tables.from('profiles').select(PROFILE_COLUMNS).eq('user_id', userId).maybeSingle(),
        )
        .catch((problem: unknown) => toAppError(problem)),
    ]);
    // Another user may have signed in meanwhile; this result does not concern that session.
    if ((tokens.userId() ?? userId) !== userId) return user.get();
    if (error && toAppError(error).code === 'session-lost') {
      // If Auth does not know the user, the requested deletion is done.
      const isDone = error.code === 'user_not_found' && asked.has(userId);
      if (!isDone || before?.id !== userId) return leave();
      await finish(before);
      return null;
    }
    if (row instanceof AppError) throw row;
    // Without an answer of Auth the deletion's outcome is unknown; the next read checks again.
    if (row === null && error && asked.has(userId)) throw toAppError(error);
    if (row === null) return leave();
    const profile = z.safeParse(ProfileRowSchema, row);
    if (!profile.success) throw new AppError('unexpected', profile.error);
    // The user may also have signed out meanwhile.
    if (tokens.userId() !== userId) return user.get();
    const next = toSessionUser(profile.data, now());
    if (JSON.stringify(user.get()) !== JSON.stringify(next)) user.set(next);
    return next;
  }

  /** Ends the session on this device, and on the server if it can be reached in time. */
  async function leave(): Promise<null> {
    await inTime(client.supabase.auth.signOut({ scope: 'local' }));
    // The library keeps the tokens of a session that the server did not end, so they are removed here.
    tokens.clear();
    forget();
    return null;
  }

  function finish(gone: SessionUser): Promise<void> {
    const known = finished.get(gone.id);
    if (known) return known;
    const result = end(gone);
    finished.set(gone.id, result);
    result.catch(() => finished.delete(gone.id));
    return result;
  }

  async function end(gone: SessionUser): Promise<void> {
    // Ends the session first, so that no repository writes for the deleted account. Another user may be signed in
    // meanwhile.
    if ((tokens.userId() ?? gone.id) === gone.id) await byRequest(leave);
    await forgetEverywhere(personOf(gone), { storage, more: connectedNames(gone.id) });
    onEnded(true);
  }

  /** Checks the outcome of an unanswered deletion before a sign-out, which is the last chance to do so. */
  async function lookIntoDeletion(): Promise<void> {
    const userId = tokens.userId();
    if (userId !== null && asked.has(userId)) await inTime(refresh());
  }

  return { refresh, reread, forget, leave, byRequest, finish, lookIntoDeletion };
}

/** Waits for work for a limited time, because leaving must not wait for a missing network. */
async function inTime(work: Promise<unknown>): Promise<void> {
  const isLate = new Promise((resolve) => setTimeout(resolve, LEAVE_WAIT_MS));
  await Promise.race([work.catch(() => null), isLate]);
}

/** The session record of a profile. Role and amounts are the server's, whatever the device had. */
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
    ...(profile.promo_inicio && { promo_inicio: toIso(profile.promo_inicio) }),
    ...(profile.dia_gratis_em && { dia_gratis_em: toIso(profile.dia_gratis_em) }),
  };
}
