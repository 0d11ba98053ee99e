import { useState, type FormEvent } from 'react';
import { SignInSchema } from '@/contracts/entry';
import { formErrorSentence } from '@/copy/errors';
import { useEntryServices } from '@/data/services-context';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { FormFailure } from '@/ui/form-failure';

type RecoverPasswordFormProps = { initialEmail: string; onAnswer(answer: 'sent' | 'no-password'): void };

export function RecoverPasswordForm({ initialEmail, onAnswer }: RecoverPasswordFormProps) {
  const { session } = useEntryServices();
  const [email, setEmail] = useState(initialEmail);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // React hands events of a portal to the form around the dialog too: that one must not be sent.
    event.stopPropagation();
    const parsed = SignInSchema.shape.email.safeParse(email);
    setProblem(parsed.success ? null : (parsed.error.issues[0]?.message ?? null));
    if (!parsed.success) return;
    setIsBusy(true);
    setFailure(null);
    try {
      onAnswer(await session.recoverPassword(parsed.data));
    } catch (error) {
      setIsBusy(false);
      setFailure(formErrorSentence(error));
    }
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(event)}>
      <Field label="E-mail" error={problem}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <FormFailure sentence={failure} />
      <Button type="submit" busy={isBusy} busyLabel="Enviando...">
        Enviar link
      </Button>
    </form>
  );
}
