import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorSentence } from '@/copy/errors';
import type { ClassEssay } from '@/domain/classrooms/submission';
import { paths } from '@/lib/paths';
import { useRemovePhotographedEssay } from '@/queries/photographed-essay-queries';
import { ConfirmDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import { notify } from '@/ui/toast';

type RemovePhotographedEssayProps = { essay: Pick<ClassEssay, 'id' | 'sala_id' | 'aluno_nome' | 'esperado'> };

/** Removes a photographed essay from the class, for example one assigned to the wrong student. */
export function RemovePhotographedEssay({
  essay: { id, sala_id, aluno_nome, esperado },
}: RemovePhotographedEssayProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { mutate: remove, isPending, error } = useRemovePhotographedEssay();
  const navigate = useNavigate();

  function handleConfirm() {
    remove(id, {
      onSuccess() {
        notify({ title: 'Redação apagada', description: 'Ela saiu da sala e do Grifo.' });
        void navigate(
          { pathname: paths.teacher.classroom(sala_id), search: '?aba=redacoes' },
          { replace: true },
        );
      },
    });
  }

  return (
    <>
      <Button variant="outline" size="small" onClick={() => setIsOpen(true)}>
        <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
        Apagar
      </Button>
      <ConfirmDialog
        open={isOpen}
        onCancel={() => setIsOpen(false)}
        onConfirm={handleConfirm}
        title="Apagar esta redação fotografada?"
        description={`O texto, a correção e a sua revisão somem da sala${esperado ? '' : `, para você e para ${aluno_nome}`}. O Grifo não guarda outra cópia: não dá para desfazer.`}
        confirmLabel="Apagar"
        busyLabel="Apagando..."
        isBusy={isPending}
        failure={error && errorSentence(error)}
      />
    </>
  );
}
