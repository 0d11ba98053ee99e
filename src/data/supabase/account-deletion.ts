import * as z from 'zod/mini';
import { AppError, errorCode, isUnanswered } from '@/contracts/app-error';
import { DELETION_WORD } from '@/domain/account/personal-data';
import type { SessionUser } from '@/domain/session/session-user';
import type { AccountBackend } from '../ports/account';
import type { KeyValueStorage } from '../local/storage';
import { createAskedDeletion } from './asked-deletion';
import { parseAnswer } from './parse-answer';
import type { ConnectedSession } from './session-repository';
import { signedIn } from './client';
import { toAppError } from './to-app-error';

const AnswerSchema = z.object({ ok: z.boolean(), motivo: z.optional(z.string()) });

/**
 * After these errors, as after a missing response, the account has possibly been deleted, because the response may
 * have been lost.
 */
const UNCERTAIN = new Set(['server-unavailable', 'unexpected']);

/**
 * Deletes the account on the server, then ends the session (session-record.ts). An unanswered request
 * is recorded: the next attempt, the next profile read or the sign-out first checks its outcome, even after
 * a reload.
 */
export function createAccountDeletion(
  session: ConnectedSession,
  storage: KeyValueStorage | null,
): AccountBackend['delete'] {
  const asked = createAskedDeletion(storage);

  /**
   * Auth returns `user_not_found` for the token of a deleted account. A failed sign-in would not tell whether the
   * account exists.
   */
  async function isGoneAsAsked({ id }: SessionUser): Promise<boolean> {
    if (!asked.has(id)) return false;
    const { client } = await signedIn(session);
    const { error } = await client.supabase.auth.getUser((await client.session()).access_token);
    if (error?.code === 'user_not_found') return true;
    // Any other error says nothing about the account.
    if (error) throw toAppError(error);
    asked.drop(id);
    return false;
  }

  async function remove(user: SessionUser, password: string): Promise<void> {
    if (await isGoneAsAsked(user)) return;
    // The server requires a recent sign-in, because an open tab does not prove who is using it.
    // The user type matters to the local mode only.
    await session.signIn({ email: user.email, password, userType: 'student' });
    const { client } = await signedIn(session);
    asked.keep(user.id);
    try {
      const answer = await client.query((tables) =>
        tables.rpc('excluir_minha_conta', { p_confirmacao: DELETION_WORD }),
      );
      const { ok, motivo } = parseAnswer(AnswerSchema, answer);
      // `nao_encontrada`: another tab has already deleted the account.
      if (!ok && motivo !== 'nao_encontrada') throw new AppError('refused');
    } catch (error) {
      if (!isUnanswered(error) && !UNCERTAIN.has(errorCode(error))) asked.drop(user.id);
      throw error;
    }
  }

  return async ({ password }) => {
    const user = session.user.get();
    if (!user) throw new AppError('session-lost');
    try {
      await remove(user, password);
      const { account } = await session.connection();
      await account.finishDeletion(user);
      return 'deleted';
    } catch (error) {
      // The deletion may have happened.
      if (asked.has(user.id)) return 'unanswered';
      throw error;
    }
  };
}
