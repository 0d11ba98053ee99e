import { DoorOpen } from 'lucide-react';
import { teacherTitle } from '@/copy/teacher-name';
import { useLateServices } from '@/data/use-late-services';
import type { Enrolment } from '@/domain/classrooms/enrolment';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { notify } from '@/ui/toast';
import { useAsking } from './use-asking';

type LeaveClassProps = { enrolment: Enrolment; onLeft(): void };

/** The way out of a class, with what it takes along. */
export function LeaveClass({ enrolment, onLeft }: LeaveClassProps) {
  const { id, nome, teacherName, sent } = enrolment;
  const { enrolments } = useLateServices();
  const { isOpen, isBusy, failure, ask, cancel, confirm } = useAsking(async () => {
    await enrolments.leave(id);
    notify({ title: 'Você saiu da turma', description: `Sua inscrição em ${nome} terminou.` });
    onLeft();
  });
  const teacher = teacherTitle(teacherName);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label={`Sair da turma ${nome}`}
        className="-ml-3"
        onClick={ask}
      >
        <DoorOpen size={18} strokeWidth={1.75} aria-hidden="true" />
        Sair da turma
      </Button>
      <ConfirmDialog
        open={isOpen}
        onCancel={cancel}
        onConfirm={confirm}
        title={`Sair da turma ${nome}?`}
        description={
          sent.length > 0
            ? `${teacher} deixa de ver ${sent.length === 1 ? 'a redação' : `as ${sent.length} redações`} que você enviou, e o que comentou se perde. Suas correções continuam com você. Para voltar, você precisa de um convite.`
            : `Para voltar, você precisa de um convite. Suas correções continuam com você.`
        }
        confirmLabel="Sair da turma"
        busyLabel="Saindo..."
        isBusy={isBusy}
        failure={failure}
      />
    </>
  );
}
