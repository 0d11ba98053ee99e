import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '@/copy/dates';
import { PRODUCT_NAME } from '@/copy/product';
import { useServices } from '@/data/services-context';
import type { Classroom } from '@/domain/classrooms/classroom';
import type { Submission } from '@/domain/classrooms/submission';
import { studentRecord, type StudentRecord } from '@/domain/classrooms/student-record';
import { paths } from '@/lib/paths';
import { useShownTitle } from '@/lib/use-shown-title';
import { useClassroomWithEssays } from '@/queries/classroom-queries';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { RecurringSection } from './recurring-section';
import { OtherEssays, ThemesSection } from './student-essays';
import { StudentEvolution } from './student-evolution';

type StudentScreenProps = { classroomId: string; studentId: string };

/** The page of one student of a class: evolution, recurring findings, assigned themes and submitted essays. */
export function StudentScreen({ classroomId, studentId }: StudentScreenProps) {
  return (
    <Loaded
      query={useClassroomWithEssays(classroomId)}
      placeholder={<StudentSkeleton />}
      failed={{
        title: 'Não deu para abrir a página do aluno',
        note: 'As redações continuam guardadas. Confira a conexão e tente de novo.',
      }}
      empty={<NotThere />}
    >
      {([classroom, essays]) => <RecordView classroom={classroom} essays={essays} studentId={studentId} />}
    </Loaded>
  );
}

type RecordViewProps = { classroom: Classroom; essays: readonly Submission[]; studentId: string };

function RecordView({ classroom, essays, studentId }: RecordViewProps) {
  const { now } = useServices();
  const [openedAt] = useState(now);
  const record = useMemo(
    () => studentRecord(classroom, essays, studentId, openedAt),
    [classroom, essays, studentId, openedAt],
  );
  useShownTitle(record ? `${record.student.nome} · ${PRODUCT_NAME}` : undefined);
  if (!record) return <NotThere classroomId={classroom.id} />;
  return (
    <div>
      <Link
        to={{ pathname: paths.teacher.classroom(classroom.id), search: '?aba=notas' }}
        className="inline-flex min-h-11 min-w-0 items-center gap-1.5 text-sm print:hidden"
      >
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        <span className="wrap-anywhere">{classroom.nome}</span>
      </Link>
      <h2 className="mt-1 text-xl wrap-anywhere lg:text-2xl">{record.student.nome}</h2>
      <p className="num mt-1 text-sm text-ink-2">
        {record.student.entrou_em === null
          ? 'Ainda não entrou na sala'
          : `Na sala desde ${formatDate(new Date(record.student.entrou_em))}`}
      </p>
      <Summary record={record} />
      {record.essays.length === 0 && (
        <p className="mt-6 max-w-prose text-ink-2">
          {record.student.nome} ainda não enviou uma redação para esta sala. A evolução começa com a primeira.
        </p>
      )}
      <div className="mt-10 grid grid-cols-1 items-start gap-x-12 gap-y-12 lg:grid-cols-2">
        {record.points.length > 0 && <StudentEvolution points={record.points} />}
        {record.points.length > 0 && <RecurringSection record={record} />}
        <ThemesSection themes={record.themes} />
        <OtherEssays record={record} />
      </div>
    </div>
  );
}

function Summary({ record: { summary, essays } }: { record: StudentRecord }) {
  const figures = [
    { name: 'Média', value: summary.means.total ?? '–', note: 'de 1000' },
    { name: 'Redações', value: essays.length, note: essays.length === 1 ? 'enviada' : 'enviadas' },
    { name: 'Faltas', value: summary.missing, note: 'sem envio no prazo' },
    { name: 'Atrasos', value: summary.late, note: 'depois do prazo' },
  ];
  return (
    <dl className="num mt-6 grid grid-cols-2 gap-x-6 gap-y-5 border-y py-5 sm:grid-cols-4">
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt className="eyebrow">{name}</dt>
          <dd>
            <b className="font-serif text-[2rem] leading-tight font-extrabold">{value}</b>{' '}
            <span className="text-sm text-muted">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function NotThere({ classroomId }: { classroomId?: string }) {
  return (
    <EmptyState
      title="Aluno não encontrado"
      action={
        <LinkButton
          to={classroomId ? paths.teacher.classroom(classroomId) : paths.teacher.classrooms}
          variant="outline"
        >
          {classroomId ? 'Ver a sala' : 'Ver salas'}
        </LinkButton>
      }
    >
      Ele pode ter saído da sala, ou o link chegou incompleto.
    </EmptyState>
  );
}

export function StudentSkeleton() {
  return (
    <div>
      <output className="sr-only">Carregando a página do aluno</output>
      <Skeleton className="h-6 w-32" />
      <Skeleton className="mt-4 h-9 w-64" />
      <Skeleton className="mt-6 h-24" />
      <div className="mt-10 grid gap-12 lg:grid-cols-2">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </div>
  );
}
