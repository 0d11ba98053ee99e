import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorSentence } from '@/copy/errors';
import type { ShortCodeAnswer } from '@/domain/classrooms/enrolment';
import { toShortCode } from '@/domain/classrooms/short-code';
import { paths } from '@/lib/paths';
import { useOpenShortCode } from '@/queries/enrolment-queries';
import { useIsCutOff } from '@/queries/use-is-cut-off';
import { Button } from '@/ui/button';
import { Dialog, dialogActions } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { NetworkNote } from '@/ui/network-note';

type EnterCodeDialogProps = { open: boolean; onClose: () => void };

/** Asks for the short code of a classroom and opens its invitation, where the student decides whether to join. */
export function EnterCodeDialog({ open, onClose }: EnterCodeDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Entrar com código"
      description="O código tem 6 letras e números. Seu professor mostra ou escreve na aula."
    >
      <CodeForm onClose={onClose} />
    </Dialog>
  );
}

/** Remounted each time the dialog opens. */
function CodeForm({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const opening = useOpenShortCode();
  const isCutOff = useIsCutOff();
  const [typed, setTyped] = useState('');
  const [hasNoCode, setHasNoCode] = useState(false);
  const reason = opening.data?.motivo;
  const refusal = reason ? REFUSALS[reason] : opening.error && errorSentence(opening.error);

  function handleAnswer({ codigo, motivo }: ShortCodeAnswer) {
    if (motivo) return;
    onClose();
    void navigate(paths.invitation(codigo));
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const code = toShortCode(typed);
    // Checked here, because a request with an invalid code would use up one of the allowed attempts.
    setHasNoCode(!code);
    if (code) opening.mutate(code, { onSuccess: handleAnswer });
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      <NetworkNote sentence={isCutOff ? 'Você está sem internet. Conecte-se para entrar na sala.' : null} />
      <Field label="Código da sala" error={hasNoCode ? NO_CODE : refusal}>
        {(control) => (
          <Input
            {...control}
            required
            value={typed}
            readOnly={opening.isPending}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            placeholder="KMP 7X4"
            className="num text-center font-serif text-xl font-bold tracking-[0.12em] uppercase placeholder:font-normal placeholder:opacity-60!"
          />
        )}
      </Field>
      <div className={dialogActions}>
        <Button variant="outline" disabled={opening.isPending} onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" busy={opening.isPending} busyLabel="Procurando...">
          Continuar
        </Button>
      </div>
    </form>
  );
}

const NO_CODE =
  'Este não é um código de sala: ele tem 6 letras e números, sem vogais e sem 0 nem 1. Confira com o professor.';

const REFUSALS: Record<NonNullable<ShortCodeAnswer['motivo']>, string> = {
  convite_invalido:
    'Nenhuma sala aberta tem este código. Confira letra por letra; o professor pode ter trocado o código.',
  muitas_tentativas:
    'Foram muitos códigos errados. Espere até uma hora e tente de novo, ou peça o link ao professor.',
  apenas_alunos: 'Só contas de aluno entram em salas.',
};
