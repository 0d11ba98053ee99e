import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSessionUser } from '@/data/services-context';
import { usePlan } from '@/queries/use-plan';
import { classroomsOverview, type ClassroomSummary } from '@/domain/classrooms/classroom';
import { greeting, greetingName } from '@/domain/session/greeting';
import { paths } from '@/lib/paths';
import { useClassroomSummaries, useHasSamples, useRecentEssays } from '@/queries/classroom-queries';
import { Badge } from '@/ui/badge';
import { EmptyState } from '@/ui/empty-state';
import { Griffin } from '@/ui/griffin';
import { LinkButton } from '@/ui/link-button';
import { Loaded } from '@/ui/loaded';
import { ClassroomCards } from './classroom-cards';
import { HomeSkeleton } from './home-skeleton';
import { RecentEssays } from './recent-essays';

/** The teacher's start page: key figures, classrooms and recent submissions (R-TEACHER-1). */
export function TeacherHome() {
  const hasSamples = useHasSamples();
  const query = useClassroomSummaries();
  // Requested in parallel with the classrooms.
  const essays = useRecentEssays();
  return (
    <>
      <HomeHeader hasSamples={hasSamples} hasClassrooms={query.data?.length !== 0} />
      <Loaded
        query={query}
        placeholder={<HomeSkeleton />}
        failed={{
          title: 'Suas salas não abriram agora',
          note: 'Elas continuam guardadas. Confira a conexão e tente de novo.',
        }}
        stale={{
          title: 'Os números podem ter mudado',
          note: 'Não deu para atualizar agora. A tela mostra como estava antes.',
        }}
      >
        {(all) => {
          // Archived classrooms are shown only in the list of classes.
          const classrooms = all.filter(({ arquivada }) => !arquivada);
          return (
            <>
              <Overview classrooms={classrooms} hasSamples={hasSamples} />
              {all.length === 0 ? (
                <FirstClassroom />
              ) : (
                <ClassroomsAndEssays classrooms={classrooms} essays={essays} hasSamples={hasSamples} />
              )}
            </>
          );
        }}
      </Loaded>
    </>
  );
}

type OverviewProps = { classrooms: readonly ClassroomSummary[]; hasSamples: boolean };

/** The key figures, shown even if no classroom exists yet. */
function Overview({ classrooms, hasSamples }: OverviewProps) {
  return (
    <section aria-labelledby="overview" className="mt-7">
      <HomeHeading id="overview" isSample={hasSamples}>
        Visão geral
      </HomeHeading>
      <ClassroomsStats classrooms={classrooms} />
    </section>
  );
}

type ClassroomsAndEssaysProps = OverviewProps & { essays: ReturnType<typeof useRecentEssays> };

function ClassroomsAndEssays({ classrooms, essays, hasSamples }: ClassroomsAndEssaysProps) {
  return (
    <div className="mt-10 grid gap-10 lg:grid-cols-[1.35fr_1fr] lg:gap-8 xl:gap-12">
      <section aria-labelledby="recent-essays" className="max-lg:order-last">
        <HomeHeading id="recent-essays" isSample={hasSamples}>
          Redações recentes
        </HomeHeading>
        <RecentEssays query={essays} />
      </section>
      <section aria-labelledby="classrooms">
        <HomeHeading id="classrooms" isSample={hasSamples}>
          Suas salas
        </HomeHeading>
        {classrooms.length > 0 ? (
          <ClassroomCards classrooms={classrooms} />
        ) : (
          <p className="mt-3 border-t pt-4 text-ink-2">
            Todas estão arquivadas. <Link to={paths.teacher.classrooms}>Ver salas</Link>
          </p>
        )}
      </section>
    </div>
  );
}

function FirstClassroom() {
  return (
    <EmptyState
      griffin="reading"
      title="Crie sua primeira sala"
      className="mt-9"
      action={<LinkButton to={paths.teacher.newClassroom}>Criar sala</LinkButton>}
    >
      Dê um nome, convide os alunos por um link ou QR code e escolha o tema. As redações que eles enviarem e
      as médias aparecem aqui.
    </EmptyState>
  );
}

/** Four key figures: two columns on phones, one row from 1024 px. */
function ClassroomsStats({ classrooms }: { classrooms: readonly ClassroomSummary[] }) {
  const overview = classroomsOverview(classrooms);
  return (
    <dl className="mt-3 grid grid-cols-2 border-y lg:grid-cols-4">
      <Stat label="total de salas" value={overview.classroomCount} />
      <Stat label="total de alunos" value={overview.studentCount} />
      <Stat label="redações corrigidas" value={overview.correctedEssayCount} />
      <Stat label="média geral" value={overview.averageTotal} />
    </dl>
  );
}

function Stat({ label, value }: { label: string; value: number | null }) {
  return (
    <div className="flex flex-col-reverse justify-end py-4 even:border-l even:pl-4 nth-[n+3]:border-t lg:border-l lg:pl-6 lg:even:pl-6 lg:first:border-l-0 lg:first:pl-0 lg:nth-[n+3]:border-t-0">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="num font-serif text-2xl leading-none font-extrabold">
        {value?.toLocaleString('pt-BR') ?? '–'}
      </dd>
    </div>
  );
}

type HomeHeadingProps = { id: string; isSample: boolean; children: string };

/** A section heading, with a badge if the figures are sample data. */
function HomeHeading({ id, isSample, children }: HomeHeadingProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h2 id={id} className="text-lg">
        {children}
      </h2>
      {isSample && <Badge variant="outline">dados de exemplo</Badge>}
    </div>
  );
}

type HomeHeaderProps = { hasSamples: boolean; hasClassrooms: boolean };

/** The greeting with its commands. Without classrooms, the page below offers to create the first one. */
export function HomeHeader({ hasSamples, hasClassrooms }: HomeHeaderProps) {
  // `now` is updated every minute, so that the greeting follows the time of day.
  const { now } = usePlan();
  const name = greetingName(useSessionUser().name);
  return (
    <header className="flex items-end justify-between gap-6 border-b">
      <div className="min-w-0 pb-5 lg:pb-7">
        <h2 className="line-clamp-2 pb-1 text-xl wrap-anywhere lg:text-2xl">
          {greeting(now)}
          {name && `, ${name}`}.
        </h2>
        <p className="mt-0.5 max-w-[60ch] text-ink-2">
          Gerencie suas salas e acompanhe o progresso dos seus alunos
        </p>
        {hasSamples && (
          <p className="mt-3 max-w-[60ch] text-sm text-ink-2">
            Modo demonstração: as salas desta página vêm com dados de exemplo. Mude o que quiser, tudo fica
            neste aparelho.
          </p>
        )}
        {hasClassrooms && (
          <div className="mt-5 flex flex-wrap gap-3">
            <LinkButton to={paths.teacher.classrooms}>Ver salas</LinkButton>
            <LinkButton to={paths.teacher.newClassroom} variant="outline">
              <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
              Nova sala
            </LinkButton>
          </div>
        )}
      </div>
      <Griffin pose="reading" className="-mb-2.5 size-33 max-sm:hidden" />
    </header>
  );
}
