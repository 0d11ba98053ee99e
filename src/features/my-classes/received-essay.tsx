import { ArrowLeft, Trash2 } from 'lucide-react';
import { Suspense, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { teacherTitles } from '@/copy/classes';
import { formatDateTime } from '@/copy/dates';
import type { ReceivedEssay as Essay } from '@/domain/classrooms/photographed-essay';
import { paths } from '@/lib/paths';
import { useTakeBack } from '@/queries/enrolment-queries';
import { useReceivedEssay } from '@/queries/photographed-essay-queries';
import { ConfirmDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { notify } from '@/ui/toast';
import { useConfirmation } from './use-confirmation';

type ReceivedEssayProps = {
  /** Id of the submission. */
  id: string;
  /** Renders correction and review; may suspend. */
  View: ComponentType<{ essay: Essay }>;
};

/** An essay that a teacher typed from photos and sent for the student, with a button to delete it. */
export function ReceivedEssay({ id, View }: ReceivedEssayProps) {
  return (
    <>
      <LinkButton to={paths.student.classes} variant="ghost" size="small" className="-ml-3">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        Minhas salas
      </LinkButton>
      <Loaded
        query={useReceivedEssay(id)}
        placeholder={
          <div className="mt-4">
            <output className="sr-only">Carregando a redação</output>
            <Skeleton className="h-9 w-64" />
            <Skeleton className="mt-6 h-120" />
          </div>
        }
        failed={{
          title: 'Não deu para abrir esta redação',
          note: 'Ela continua guardada. Confira a conexão e tente de novo.',
        }}
        empty={
          <EmptyState title="Redação não encontrada" className="mt-4">
            Ela foi apagada, por você ou pelo professor.
          </EmptyState>
        }
      >
        {(essay) => (
          <>
            <Heading essay={essay} />
            <Suspense fallback={<Skeleton className="mt-6 h-120" />}>
              <View essay={essay} />
            </Suspense>
          </>
        )}
      </Loaded>
    </>
  );
}

function Heading({ essay }: { essay: Essay }) {
  const { id, sala_nome, professores, enviado_em, correction } = essay;
  const navigate = useNavigate();
  const { mutateAsync: takeBack } = useTakeBack();
  const { isOpen, isBusy, failure, ask, cancel, confirm } = useConfirmation(async () => {
    await takeBack(id);
    notify({ title: 'Redação apagada', description: 'Ela saiu da sala e do Grifo.' });
    void navigate(paths.student.classes, { replace: true });
  });
  return (
    <header className="mt-2 mb-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 basis-80 grow">
        <h2 className="text-xl wrap-anywhere">{correction.theme}</h2>
        <p className="mt-1 text-sm wrap-anywhere text-ink-2">
          Enviada por {teacherTitles(professores)} para {sala_nome}, em {formatDateTime(enviado_em)}. O texto
          veio de uma foto da sua folha, e a foto não foi guardada.
        </p>
      </div>
      <Button variant="outline" size="small" onClick={ask}>
        <Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />
        Retirar e apagar
      </Button>
      <ConfirmDialog
        open={isOpen}
        onCancel={cancel}
        onConfirm={confirm}
        title="Retirar e apagar esta redação?"
        description="Ela sai da sala, e o texto, a correção e o que o professor comentou se perdem. Não há outra cópia no Grifo."
        confirmLabel="Retirar e apagar"
        busyLabel="Apagando..."
        isBusy={isBusy}
        failure={failure}
      />
    </header>
  );
}
