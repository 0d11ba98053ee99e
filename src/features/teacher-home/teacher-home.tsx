import { useClassroomSummaries, useRecentEssays } from '@/data/use-classrooms';
import { useLateServices } from '@/data/use-late-services';
import type { ClassroomSummary } from '@/domain/classrooms/classroom';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { LoadFailed } from '@/ui/load-failed';
import { ClassroomCards } from './classroom-cards';
import { ClassroomsStats } from './classrooms-stats';
import { HomeHeader } from './home-header';
import { HomeHeading } from './home-heading';
import { HomeSkeleton } from './home-skeleton';
import { RecentEssays } from './recent-essays';

/** The teacher's start page: all classes in four numbers, each class, and what came last (spec §2 "Teacher home"). */
export function TeacherHome() {
  const { hasSamples } = useLateServices().classrooms;
  const { data: classrooms, isPending, isError, refetch } = useClassroomSummaries();
  // Asked for together with the classes, not after them.
  const essays = useRecentEssays();
  return (
    <>
      <HomeHeader hasSamples={hasSamples} hasClassrooms={classrooms?.length !== 0} />
      {isPending && <HomeSkeleton />}
      {isError && (
        <LoadFailed
          title={classrooms ? 'Os números podem ter mudado' : 'Suas salas não abriram agora'}
          onRetry={() => void refetch()}
        >
          {classrooms
            ? 'Não deu para ler de novo. O que está na tela é a última leitura.'
            : 'Elas continuam guardadas. Confira a conexão e tente de novo.'}
        </LoadFailed>
      )}
      {classrooms?.length === 0 && <FirstClassroom />}
      {classrooms && classrooms.length > 0 && (
        <Overview classrooms={classrooms} essays={essays} hasSamples={hasSamples} />
      )}
    </>
  );
}

type OverviewProps = {
  classrooms: readonly ClassroomSummary[];
  essays: ReturnType<typeof useRecentEssays>;
  hasSamples: boolean;
};

function Overview({ classrooms, essays, hasSamples }: OverviewProps) {
  return (
    <>
      <section aria-labelledby="overview" className="mt-7">
        <HomeHeading id="overview" isSample={hasSamples}>
          Visão geral
        </HomeHeading>
        <ClassroomsStats classrooms={classrooms} />
      </section>
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
          <ClassroomCards classrooms={classrooms} />
        </section>
      </div>
    </>
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
