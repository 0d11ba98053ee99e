import { useState, type FormEvent } from 'react';
import { SignInSchema } from '@/contracts/entry';
import { formErrorSentence } from '@/copy/errors';
import { useEntryServices } from '@/data/services-context';
import { Button } from '@/ui/button';
import { CAPTCHA_MISSING, useCaptcha } from '@/ui/captcha';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { FormFailure } from '@/ui/form-failure';
import { Input } from '@/ui/input';

type RecoverPasswordDialogProps = { initialEmail: string; onClose(): void };
type Answer = 'sent' | 'no-password';

/** "Esqueci minha senha" (R-ENTRY-7): the answer does not reveal whether the account exists. */
export default function RecoverPasswordDialog({ initialEmail, onClose }: RecoverPasswordDialogProps) {
  const { canResetPassword } = useEntryServices().capabilities;
  const [answer, setAnswer] = useState<Answer | null>(canResetPassword ? null : 'no-password');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Esqueci minha senha"
      description={answer ? ANSWERS[answer] : 'Enviamos um link para você criar uma senha nova.'}
      footer={answer && <Button onClick={onClose}>Entendi</Button>}
    >
      {!answer && <RecoverPasswordForm initialEmail={initialEmail} onAnswer={setAnswer} />}
    </Dialog>
  );
}

const ANSWERS: Record<Answer, string> = {
  sent: 'Se houver uma conta com esse e-mail, o link chega em alguns minutos. Confira também a caixa de spam.',
  'no-password':
    'No modo demonstração não há senha para recuperar: nenhuma fica guardada neste aparelho. Entre com o mesmo e-mail e qualquer senha de 6 caracteres ou mais: suas redações estarão lá.',
};

type RecoverPasswordFormProps = { initialEmail: string; onAnswer(answer: 'sent' | 'no-password'): void };

function RecoverPasswordForm({ initialEmail, onAnswer }: RecoverPasswordFormProps) {
  const { session, config } = useEntryServices();
  const captcha = useCaptcha(config.captcha);
  const [email, setEmail] = useState(initialEmail);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // React events bubble through portals, so without this call the form around the dialog would submit too.
    event.stopPropagation();
    const parsed = SignInSchema.shape.email.safeParse(email);
    setProblem(parsed.success ? null : (parsed.error.issues[0]?.message ?? null));
    if (!parsed.success) return;
    if (captcha.isMissing) return setFailure(CAPTCHA_MISSING);
    setIsBusy(true);
    setFailure(null);
    try {
      onAnswer(await session.recoverPassword(parsed.data, captcha.token));
    } catch (error) {
      setIsBusy(false);
      setFailure(formErrorSentence(error));
      captcha.renew();
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
      {captcha.widget}
      <FormFailure sentence={failure} />
      <Button type="submit" busy={isBusy} busyLabel="Enviando...">
        Enviar link
      </Button>
    </form>
  );
}
