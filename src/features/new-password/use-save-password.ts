import { startTransition, useState } from 'react';
import { AppError, errorCode, type ErrorCode } from '@/contracts/app-error';
import { SignInSchema } from '@/contracts/entry';
import { formErrorSentence } from '@/copy/errors';
import { useEntryServices } from '@/data/services-context';
import type { SessionUser } from '@/domain/session/session-user';
import { notify } from '@/ui/toast';

/** Why nothing was saved: something about the password itself, or about saving it. */
export type Refusal = { at: 'password' | 'form'; sentence: string; needsNewLink: boolean };

/** Checks a password and sets it for `user`; says so in passing, or answers with a refusal. */
export function useSavePassword(user: SessionUser, onSaved: () => void) {
  const { session } = useEntryServices();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function save(typed: string) {
    const parsed = SignInSchema.shape.password.safeParse(typed);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      setRefusal({ at: 'password', sentence: issue?.message ?? '', needsNewLink: false });
      return;
    }
    setIsBusy(true);
    setRefusal(null);
    try {
      // Another tab may have signed somebody else in: the password of that account must stay.
      if (session.user.get()?.id !== user.id) throw new AppError('session-lost');
      await session.setPassword(parsed.data);
      notify({ title: 'Senha alterada!', description: 'Da próxima vez, entre com a senha nova.' });
      // One transition with the navigation: the form stays busy until the next page is there.
      startTransition(() => {
        onSaved();
        setIsBusy(false);
      });
    } catch (error) {
      setRefusal(toRefusal(error));
      setIsBusy(false);
    }
  }

  return { isBusy, refusal, save, clearRefusal: () => setRefusal(null) };
}

function toRefusal(error: unknown): Refusal {
  const code = errorCode(error);
  return {
    at: ABOUT_PASSWORD.has(code) ? 'password' : 'form',
    sentence: formErrorSentence(error),
    needsNewLink: code === 'session-lost',
  };
}

const ABOUT_PASSWORD: ReadonlySet<ErrorCode> = new Set(['weak-password', 'same-password']);
