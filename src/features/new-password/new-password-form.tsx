import { startTransition, useEffect, useRef, useState, type FormEvent } from 'react';
import { AppError, errorCode, type ErrorCode } from '@/contracts/app-error';
import { SignInSchema } from '@/contracts/entry';
import { formErrorSentence } from '@/copy/errors';
import { useEntryServices } from '@/data/services-context';
import type { SessionUser } from '@/domain/session/session-user';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FormFailure } from '@/ui/form-failure';
import { PasswordInput } from '@/ui/input';
import { notify } from '@/ui/toast';

type NewPasswordFormProps = { user: SessionUser; onSaved(): void; onAskAgain(): void };

/** A form with a single field that can be shown as plain text, so that the password need not be typed twice. */
export function NewPasswordForm({ user, onSaved, onAskAgain }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const { isBusy, refusal, save, clearRefusal } = useSavePassword(user, onSaved);
  const field = useRef<HTMLInputElement>(null);
  const newLinkButton = useRef<HTMLButtonElement>(null);

  // Moves the focus to the next step: the field, or the button that asks for a new link.
  useEffect(() => {
    if (refusal?.at === 'password') field.current?.focus();
    if (refusal?.needsNewLink) newLinkButton.current?.focus();
  }, [refusal]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save(password);
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
      {/* Tells password managers the account. */}
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <Field
        label="Senha nova"
        hint="Pelo menos 6 caracteres."
        error={refusal?.at === 'password' && refusal.sentence}
      >
        {(control) => (
          <PasswordInput
            {...control}
            ref={field}
            name="new-password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              if (refusal?.at === 'password') clearRefusal();
            }}
          />
        )}
      </Field>
      <FormFailure sentence={refusal?.at === 'form' ? refusal.sentence : null} />
      {refusal?.needsNewLink ? (
        <Button ref={newLinkButton} block className="min-h-12" onClick={onAskAgain}>
          Pedir um novo link
        </Button>
      ) : (
        <Button type="submit" block busy={isBusy} busyLabel="Salvando..." className="min-h-12">
          Salvar senha
        </Button>
      )}
    </form>
  );
}

/** Why the password was not saved; `at` is the position of the message. */
type Refusal = { at: 'password' | 'form'; sentence: string; needsNewLink: boolean };

/** Validates a password and sets it for `user`. */
function useSavePassword(user: SessionUser, onSaved: () => void) {
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
      // Another tab may have signed in a different user, whose password must not change.
      if (session.user.get()?.id !== user.id) throw new AppError('session-lost');
      await session.setPassword(parsed.data);
      notify({ title: 'Senha alterada!', description: 'Da próxima vez, entre com a senha nova.' });
      // Both calls are in one transition with the navigation, so that the form stays busy until the next page is
      // shown.
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
