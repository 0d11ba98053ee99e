import { Plus } from 'lucide-react';
import { useClassroomSummaries } from '@/data/use-classrooms';
import { useLateServices } from '@/data/use-late-services';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { LoadFailed } from '@/ui/load-failed';
import { ClassroomRow } from './classroom-row';
import { ClassroomsSkeleton } from './classrooms-skeleton';

/** All classes of the teacher, with the way to a new one (spec §2 "Classroom management"). */
export function Classrooms() {
  const { hasSamples } = useLateServices().classrooms;
  const { data: classrooms, isPending, isError, refetch } = useClassroomSummaries();
  const isEmpty = classrooms?.length === 0;
  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-xl lg:text-2xl">Salas</h2>
            {hasSamples && <Badge variant="outline">dados de exemplo</Badge>}
          </div>
          {classrooms && !isEmpty && (
            <p className="num mt-1.5 text-ink-2">
              <b>{classrooms.length}</b> {classrooms.length === 1 ? 'sala' : 'salas'}
            </p>
          )}
        </div>
        {!isEmpty && (
          <LinkButton to={paths.teacher.newClassroom}>
            <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
            Nova sala
          </LinkButton>
        )}
      </header>
      {isPending && <ClassroomsSkeleton />}
      {isEmpty && (
        <EmptyState
          griffin="reading"
          title="Nenhuma sala por enquanto"
          headingLevel={3}
          action={<LinkButton to={paths.teacher.newClassroom}>Criar sala</LinkButton>}
        >
          Uma sala reúne os alunos de uma turma, os temas que você dá e as redações que eles enviam.
        </EmptyState>
      )}
      {classrooms && !isEmpty && (
        <ul className="border-t">
          {classrooms.map((classroom) => (
            <ClassroomRow key={classroom.id} classroom={classroom} />
          ))}
        </ul>
      )}
      {isError && (
        <LoadFailed
          title={classrooms ? 'A lista pode ter mudado' : 'Suas salas não abriram agora'}
          onRetry={() => void refetch()}
        >
          {classrooms
            ? 'Não deu para ler de novo. O que está na tela é a última leitura.'
            : 'Elas continuam guardadas. Confira a conexão e tente de novo.'}
        </LoadFailed>
      )}
    </>
  );
}
