import { AppError } from '@/contracts/app-error';
import type { SignInInput, SignUpInput } from '@/contracts/entry';
import type { SessionUser } from '@/domain/session/session-user';
import { invitationCode, paths } from '@/lib/paths';
import type { AuthChangeEvent, AuthError, SignOut } from '@supabase/supabase-js';
import { createAskedDeletion } from './asked-deletion';
import { toCallbackError } from './callback-error';
import type { Client } from './client';
import { createSessionRecord, type RecordPorts } from './session-record';
import { toAppError } from './to-app-error';

/** `local` is this device, `others` all but this one, `global` every one. */
export type SignOutScope = NonNullable<SignOut['scope']>;

export type Account = {
  signUp(input: SignUpInput): Promise<SessionUser>;
  signIn(input: SignInInput): Promise<SessionUser>;
  signOut(scope: SignOutScope): Promise<void>;
  recoverPassword(email: string, captchaToken?: string): Promise<void>;
  /** Takes the session out of the address of a recovery link; answers whose it is. */
  openRecoveryLink(): Promise<SessionUser>;
  setPassword(password: string): Promise<void>;
  /** Reads the profile as it is from now on. Nobody signed in is null; a server out of reach is an error and changes nothing. */
  refresh(): Promise<SessionUser | null>;
  /** The account is gone as asked: ends the session, has the device forget the person, and has that told, once. */
  finishDeletion(user: SessionUser): Promise<void>;
};

/** Everything about who is signed in that asks the server. Follows the library's events for the life of the page. */
export function createAccount(client: Client, ports: RecordPorts): Account {
  const { auth } = client.supabase;
  const record = createSessionRecord(client, ports);

  auth.onAuthStateChange((event) => {
    const action = AUTH_EVENT_ACTIONS[event];
    if (action === 'forget') record.forget();
    // Not awaited: the library waits for its listeners. What fails here is tried again at the next event.
    if (action === 'refresh') record.refresh().catch(() => null);
  });

  /** After Auth has taken somebody in: the record, or nobody at all. */
  async function enter(): Promise<SessionUser> {
    try {
      const user = await record.refresh();
      if (user) return user;
    } catch (error) {
      await record.leave();
      throw error;
    }
    throw new AppError('session-lost');
  }

  return {
    refresh: record.reread,
    finishDeletion: record.finish,
    async signUp({ email, password, name, userType, captchaToken, returnTo, classCode }) {
      // Read by the limit of new accounts alone (`limitar_cadastros`); it joins no class.
      const convite = classCode ?? (returnTo === undefined ? null : invitationCode(returnTo));
      const { data, error } = await auth.signUp({
        email,
        password,
        options: {
          data: { nome: name, tipo_conta: userType, ...(convite !== null && { convite }) },
          emailRedirectTo:
            ports.origin + paths.login + (returnTo ? `?from=${encodeURIComponent(returnTo)}` : ''),
          captchaToken,
        },
      });
      throwIf(error);
      if (data.session) return enter();
      // Where e-mails must be confirmed, a known one gets an answer like any other, but for its identities.
      throw new AppError(data.user?.identities?.length === 0 ? 'email-taken' : 'email-not-confirmed');
    },
    async signIn({ email, password, captchaToken }) {
      const { data, error } = await auth.signInWithPassword({ email, password, options: { captchaToken } });
      throwIf(error);
      // Whoever can sign in has an account that stands.
      if (data.user) createAskedDeletion(ports.storage).drop(data.user.id);
      return enter();
    },
    async signOut(scope) {
      if (scope !== 'others') await record.lookIntoDeletion();
      if (scope === 'local') return void (await record.byRequest(record.leave));
      const { error } = await record.byRequest(() => auth.signOut({ scope }));
      throwIf(error);
    },
    async recoverPassword(email, captchaToken) {
      const { error } = await auth.resetPasswordForEmail(email, {
        redirectTo: `${ports.origin}${paths.newPassword}`,
        captchaToken,
      });
      if (error && !tellsOfTheAccount(error)) throw toAppError(error);
    },
    async openRecoveryLink() {
      const { error } = await auth.initialize();
      if (error) throw toCallbackError(error);
      const user = await record.refresh();
      if (!user) throw new AppError('link-incomplete');
      return user;
    },
    async setPassword(password) {
      const { error } = await auth.updateUser({ password });
      throwIf(error);
      // Whoever knew the old password is signed out; should that fail, the new one stands all the same.
      await auth.signOut({ scope: 'others' }).catch(() => null);
    },
  };
}

function throwIf(error: AuthError | null): void {
  if (error) throw toAppError(error);
}

/**
 * Whether a refused recovery would give away that the e-mail has an account: all but no connection, a server out of
 * reach, a limit on the device and a CAPTCHA (R-ENTRY-7).
 */
function tellsOfTheAccount({ status, code }: AuthError): boolean {
  return (
    status !== 0 &&
    !(status !== undefined && status > 500) &&
    code !== 'over_request_rate_limit' &&
    code !== 'captcha_failed'
  );
}

/**
 * `refresh`: read the profile again and put the session record right. `forget`: nobody is signed in; the record goes,
 * drafts stay. `ignore`: the library has done all there is to do.
 */
export type AuthEventAction = 'refresh' | 'forget' | 'ignore';

/** What the app does at each event of the library, also at those that another tab caused. */
export const AUTH_EVENT_ACTIONS = {
  /** Also sent without a session when an expired token could not be renewed offline: `refresh` tells the two apart. */
  INITIAL_SESSION: 'refresh',
  /** Also sent whenever the tab comes back to the front. */
  SIGNED_IN: 'refresh',
  SIGNED_OUT: 'forget',
  TOKEN_REFRESHED: 'ignore',
  USER_UPDATED: 'refresh',
  /** The link of the e-mail signs in; `/nova-senha` asks for the new password. */
  PASSWORD_RECOVERY: 'refresh',
  MFA_CHALLENGE_VERIFIED: 'refresh',
} satisfies Record<AuthChangeEvent, AuthEventAction>;
