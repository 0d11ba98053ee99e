import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';
import { AccountsSchema, SessionUserSchema } from '@/contracts/session';
import { newSessionUser, normalizeEmail } from '@/domain/session/new-session-user';
import { isTrialOver } from '@/domain/plans/trial';
import type { SessionUser, UserType } from '@/domain/session/session-user';
import type { SessionRepository, SignInResult } from '../services';
import { backupName, createLocalStore } from './create-local-store';
import { keys } from './keys';
import type { LocalContext } from './storage';
import { ENTRY_DELAY_MS, simulatedDelay } from './simulated-delay';

export type LocalSession = SessionRepository & {
  /**
   * Changes the signed-in user's record and their account; does nothing when nobody is signed in. Returns whether
   * both reached the disk.
   */
  updateUser(change: (user: SessionUser) => SessionUser): boolean;
  /** The readable accounts of this device, whoever is signed in. */
  accounts(): SessionUser[];
};

type Accounts = Record<string, unknown>;

const NO_ACCOUNTS: Accounts = {};

/**
 * Accounts of this device: one record per e-mail, and a session key naming the current one. Signing out hides an
 * account and never deletes it (R-SESSION-4). Passwords are checked for form only and never stored.
 */
export function createSessionRepository({ config, storage, now }: LocalContext): LocalSession {
  const session = createLocalStore({
    key: keys.user,
    schema: z.nullable(SessionUserSchema),
    fallback: null,
    storage,
  });
  const accounts = createLocalStore({
    key: keys.accounts,
    schema: AccountsSchema,
    fallback: NO_ACCOUNTS,
    storage,
  });

  async function enter(input: { email: string; name?: string; userType: UserType }): Promise<SignInResult> {
    await simulatedDelay(config, ENTRY_DELAY_MS);
    const known = readAccount(accounts.get(), normalizeEmail(input.email));
    const user = known
      ? { ...known, isTrialActive: !isTrialOver(known, now()) }
      : newSessionUser({ ...input, id: localId(input.email), now: now() });
    keep(user);
    session.set(user);
    return { user, isReturning: known !== null };
  }

  function keep(user: SessionUser): boolean {
    return accounts.update((current) => withAccount(current, user));
  }

  return {
    user: session,
    accounts: () => Object.keys(accounts.get()).flatMap((email) => readAccount(accounts.get(), email) ?? []),
    signUp: enter,
    signIn: ({ email, userType }) => enter({ email, userType }),
    async signOut() {
      const user = session.get();
      if (user) keep(user);
      session.set(null);
    },
    async recoverPassword() {
      return 'no-password';
    },
    openRecoveryLink: noPassword,
    setPassword: noPassword,
    updateUser(change) {
      const isStored = session.update((user) => user && change(user));
      const user = session.get();
      return user ? keep(user) && isStored : isStored;
    },
  };
}

/** Recovery links cannot exist, because the local mode has no passwords. */
async function noPassword(): Promise<never> {
  throw new AppError('link-invalid');
}

/** Derived from the e-mail, so that essays find their owner again even if the account record was lost. */
function localId(email: string): string {
  return `local:${normalizeEmail(email)}`;
}

function readAccount(accounts: Accounts, email: string): SessionUser | null {
  if (!Object.hasOwn(accounts, email)) return null;
  const parsed = z.safeParse(SessionUserSchema, accounts[email]);
  return parsed.success ? { ...parsed.data, email } : null;
}

function withAccount(accounts: Accounts, user: SessionUser): Accounts {
  const isBroken = Object.hasOwn(accounts, user.email) && !readAccount(accounts, user.email);
  return { ...(isBroken ? withRecordAside(accounts, user.email) : accounts), [user.email]: user };
}

/**
 * A record that cannot be read is moved to `<email>.backup` before a new record replaces it. A different unreadable
 * record goes to `.backup.2` and so on, so that no backup is overwritten.
 */
function withRecordAside(accounts: Accounts, email: string): Accounts {
  const record = accounts[email];
  for (let number = 1; ; number += 1) {
    const name = backupName(email, number);
    if (!Object.hasOwn(accounts, name)) return { ...accounts, [name]: record };
    if (JSON.stringify(accounts[name]) === JSON.stringify(record)) return accounts;
  }
}
