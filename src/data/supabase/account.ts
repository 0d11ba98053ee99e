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

/** `local` signs out this device, `others` all devices but this one, `global` all devices. */
export type SignOutScope = NonNullable<SignOut['scope']>;

export type Account = {
  signUp(input: SignUpInput): Promise<SessionUser>;
  signIn(input: SignInInput): Promise<SessionUser>;
  signOut(scope: SignOutScope): Promise<void>;
  recoverPassword(email: string, captchaToken?: string): Promise<void>;
  /** Reads the session from the address of a recovery link; returns its user. */
  openRecoveryLink(): Promise<SessionUser>;
  setPassword(password: string): Promise<void>;
  /** Reads the profile again. Returns null without a session; an unreachable server is an error and changes nothing. */
  refresh(): Promise<SessionUser | null>;
  /**
   * Called when the account is deleted: ends the session, removes the person's data from the device, and notifies
   * once.
   */
  finishDeletion(user: SessionUser): Promise<void>;
};

/** The session calls that need the server. Follows the library's events for the life of the page. */
export function createAccount(client: Client, ports: RecordPorts): Account {
  const { auth } = client.supabase;
  const record = createSessionRecord(client, ports);

  auth.onAuthStateChange((event) => {
    const action = AUTH_EVENT_ACTIONS[event];
    if (action === 'forget') record.forget();
    // Not awaited, because the library waits for its listeners. A failure is retried at the next event.
    if (action === 'refresh') record.refresh().catch(() => null);
  });

  /** After a sign-in, reads the record; signs out again if that fails. */
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
      // Only the limit on new accounts (`limitar_cadastros`) uses this code; the sign-up does not join the class.
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
      // With e-mail confirmation, a known e-mail gets the same answer as a new one, but without identities.
      throw new AppError(data.user?.identities?.length === 0 ? 'email-taken' : 'email-not-confirmed');
    },
    async signIn({ email, password, captchaToken }) {
      const { data, error } = await auth.signInWithPassword({ email, password, options: { captchaToken } });
      throwIf(error);
      // A successful sign-in proves that the account still exists.
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
      // Signs out devices that know the old password; if that fails, the new password is set all the same.
      await auth.signOut({ scope: 'others' }).catch(() => null);
    },
  };
}

function throwIf(error: AuthError | null): void {
  if (error) throw toAppError(error);
}

/**
 * Whether a refused recovery would reveal that the e-mail has an account. True for all errors except a missing
 * connection, an unreachable server, a limit on the device, and the CAPTCHA (R-ENTRY-7).
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
 * `refresh`: read the profile again and correct the session record. `forget`: nobody is signed in, so the record is
 * removed; drafts stay. `ignore`: the library needs no action of the app.
 */
export type AuthEventAction = 'refresh' | 'forget' | 'ignore';

/** The app's action for each event of the library, including those caused by another tab. */
export const AUTH_EVENT_ACTIONS = {
  /** Also sent without a session when an expired token could not be renewed offline: `refresh` distinguishes the two. */
  INITIAL_SESSION: 'refresh',
  /** Also sent whenever the tab gets the focus. */
  SIGNED_IN: 'refresh',
  SIGNED_OUT: 'forget',
  TOKEN_REFRESHED: 'ignore',
  USER_UPDATED: 'refresh',
  /** The link in the e-mail signs in; `/nova-senha` asks for the new password. */
  PASSWORD_RECOVERY: 'refresh',
  MFA_CHALLENGE_VERIFIED: 'refresh',
} satisfies Record<AuthChangeEvent, AuthEventAction>;
