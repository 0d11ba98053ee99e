import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';
import { SessionUserSchema } from '@/contracts/session';
import type { SessionUser } from '@/domain/session/session-user';
import { paths } from '@/lib/paths';
import { createLocalStore } from '../local/create-local-store';
import { keys } from '../local/keys';
import { noAnswerCode } from '../no-answer-code';
import type { SessionRepository } from '../services';
import type { Account, SignOutScope } from './account';
import type { Connection } from './connect';
import type { ConnectedContext } from './connected-context';
import type { RecordPorts } from './session-record';
import { createTokenStore } from './token-store';

export type ConnectedSession = Omit<SessionRepository, 'signOut'> & {
  /** By default (`local`) signs out of this device, which cannot fail; signing out with another scope can fail. */
  signOut(scope?: SignOutScope): Promise<void>;
  /** Refreshes the record; rejects when the server cannot be reached. */
  refresh: Account['refresh'];
  /** Changes the record on the device until the next refresh, to reflect answers of the server. */
  updateUser(change: (user: SessionUser) => SessionUser): void;
  connection(): Promise<Connection>;
};

/**
 * The session, read from the record on the device so that screens need not wait. The library and all code that calls
 * the server are loaded by the first call, or at once if there are tokens or a link to handle; then the record is
 * refreshed.
 */
export function createConnectedSession(
  context: ConnectedContext,
  { onEnded }: Pick<RecordPorts, 'onEnded'>,
): ConnectedSession {
  const { storage, now } = context;
  const user = createLocalStore({
    key: keys.user,
    schema: z.nullable(SessionUserSchema),
    fallback: null,
    storage,
  });
  const tokens = createTokenStore(storage);
  let connecting: Promise<Connection> | null = null;

  /** A failed load is retried by the next call. */
  function connection(): Promise<Connection> {
    connecting ??= import('./connect').then(
      ({ connect }) => connect(context, { user, tokens, storage, now, origin: location.origin, onEnded }),
      (error: unknown) => {
        connecting = null;
        throw new AppError(noAnswerCode(error, navigator.onLine), error);
      },
    );
    return connecting;
  }

  const account = async () => (await connection()).account;

  // A session requires tokens, so a record without tokens was left by the local mode or made by hand.
  if (tokens.userId() === null && user.get()) user.set(null);
  if (tokens.userId() !== null || location.pathname === paths.newPassword) connection().catch(() => null);

  return {
    user,
    connection,
    async signUp(input) {
      return { user: await (await account()).signUp(input), isReturning: false };
    },
    async signIn(input) {
      return { user: await (await account()).signIn(input), isReturning: true };
    },
    async signOut(scope = 'local') {
      try {
        await (await account()).signOut(scope);
      } catch (error) {
        if (scope !== 'local') throw error;
        // Leaving works even if the library could not be loaded.
        tokens.clear();
        user.set(null);
      }
    },
    async recoverPassword(email, captchaToken) {
      await (await account()).recoverPassword(email, captchaToken);
      return 'sent';
    },
    openRecoveryLink: async () => (await account()).openRecoveryLink(),
    setPassword: async (password) => (await account()).setPassword(password),
    refresh: async () => (await account()).refresh(),
    updateUser: (change) => void user.update((current) => current && change(current)),
  };
}
