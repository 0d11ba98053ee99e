import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { SessionUser } from '@/domain/session/session-user';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { PasswordInput } from '@/ui/password-input';
import { FormFailure } from '@/ui/form-failure';
import { useSavePassword } from './use-save-password';

type NewPasswordFormProps = { user: SessionUser; onSaved(): void; onAskAgain(): void };

/** One field that can be read while it is typed, so that it need not be typed twice. */
export function NewPasswordForm({ user, onSaved, onAskAgain }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const { isBusy, refusal, save, clearRefusal } = useSavePassword(user, onSaved);
  const field = useRef<HTMLInputElement>(null);
  const newLinkButton = useRef<HTMLButtonElement>(null);

  // The keyboard goes on where there is something to do: another password, or a new link in place of saving.
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
      {/* For password managers: whose password it is. */}
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
