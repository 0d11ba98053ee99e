import { useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { v4 as newId } from 'uuid';
import { ClassroomFormSchema } from '@/contracts/classroom-forms';
import { formErrorSentence } from '@/copy/errors';
import { useServices } from '@/data/services-context';
import { CLASSROOM_LIMITS, nameOfNextYear, type Classroom } from '@/domain/classrooms/classroom';
import { paths } from '@/lib/paths';
import { useCopyClassroom } from '@/queries/classroom-queries';
import { Button } from '@/ui/button';
import { Dialog, dialogActions } from '@/ui/dialog';
import { CharacterCount, Field } from '@/ui/field';
import { FormFailure } from '@/ui/form-failure';
import { Input } from '@/ui/input';
import { notify } from '@/ui/toast';

type CopyClassroomDialogProps = { open: boolean; onClose: () => void; classroom: Classroom };

/** Copies a classroom for the next year, then opens the copy. */
export function CopyClassroomDialog({ open, onClose, classroom }: CopyClassroomDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Copiar para o próximo ano"
      description="A sala nova começa com a mesma descrição, sem alunos nem redações. Esta continua como está."
    >
      <CopyForm classroom={classroom} onClose={onClose} />
    </Dialog>
  );
}

/** Mounted again each time the dialog opens. */
function CopyForm({ classroom, onClose }: Omit<CopyClassroomDialogProps, 'open'>) {
  const { now } = useServices();
  const navigate = useNavigate();
  const copying = useCopyClassroom(classroom.id);
  // Id of the copy, reused when a request with a lost response is retried.
  const [copyId] = useState(() => newId());
  const [nome, setNome] = useState(() => nameOfNextYear(classroom.nome, now()));
  const [withNames, setWithNames] = useState(false);
  const [withThemes, setWithThemes] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { length } = classroom.alunos;
  const themeCount = classroom.temas.length;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const parsed = ClassroomFormSchema.shape.nome.safeParse(nome);
    if (!parsed.success) return setError(parsed.error.issues[0]?.message ?? null);
    setError(null);
    const onSuccess = () => {
      notify({ title: 'Sala copiada!', description: 'Crie o convite quando quiser chamar os alunos.' });
      onClose();
      void navigate(paths.teacher.classroom(copyId));
    };
    copying.mutate({ newId: copyId, nome: parsed.data, withNames, withThemes }, { onSuccess });
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      <Field
        label="Nome da sala nova"
        labelAside={<CharacterCount text={nome} most={CLASSROOM_LIMITS.nome} />}
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            required
            autoComplete="off"
            value={nome}
            readOnly={copying.isPending}
            onChange={(event) => setNome(event.target.value)}
          />
        )}
      </Field>
      {length > 0 && (
        <Choice checked={withNames} disabled={copying.isPending} onChange={setWithNames}>
          Levar {length === 1 ? 'o nome do aluno' : `os nomes dos ${length} alunos`} para a lista de quem você
          espera
        </Choice>
      )}
      {themeCount > 0 && (
        <Choice checked={withThemes} disabled={copying.isPending} onChange={setWithThemes}>
          Levar {themeCount === 1 ? 'o tema' : `os ${themeCount} temas`}, com textos e instruções e sem prazo
        </Choice>
      )}
      <FormFailure sentence={copying.error && formErrorSentence(copying.error)} />
      <div className={dialogActions}>
        <Button variant="outline" disabled={copying.isPending} onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" busy={copying.isPending} busyLabel="Copiando...">
          Copiar sala
        </Button>
      </div>
    </form>
  );
}

type ChoiceProps = {
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
};

function Choice({ checked, disabled, onChange, children }: ChoiceProps) {
  return (
    <label className="grid min-h-11 grid-cols-[1.5rem_1fr] items-center gap-x-2.5">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-ink"
      />
      <span>{children}</span>
    </label>
  );
}
