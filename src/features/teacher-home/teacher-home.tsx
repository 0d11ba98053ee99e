import { useSessionUser } from '@/data/services-context';
import { usePlan } from '@/data/use-plan';
import { SAMPLE_CLASSROOMS, SAMPLE_ESSAYS, summariseClassrooms } from '@/domain/classrooms/sample-classrooms';
import { greeting, greetingName } from '@/domain/session/greeting';
import { Griffin } from '@/ui/griffin';
import { ClassroomCard } from './classroom-card';
import { ClassroomsStats } from './classrooms-stats';
import { RecentEssays } from './recent-essays';
import { SampleHeading } from './sample-heading';

/** The teacher's start page on the specification's sample data, labelled as such (spec §2 "Teacher home"). */
export function TeacherHome() {
  const { now } = usePlan();
  const name = greetingName(useSessionUser().name);
  return (
    <>
      <header className="flex items-end justify-between gap-6 border-b">
        <div className="min-w-0 pb-5 lg:pb-7">
          <h2 className="line-clamp-2 pb-1 text-xl wrap-anywhere lg:text-2xl">
            {greeting(now)}
            {name && `, ${name}`}.
          </h2>
          <p className="mt-0.5 max-w-[60ch] text-ink-2">
            Gerencie suas turmas e acompanhe o progresso dos seus alunos
          </p>
          <p className="mt-3 max-w-[56ch] text-sm text-ink-2">
            Por enquanto, as turmas e as redações desta página são dados de exemplo.
          </p>
        </div>
        <Griffin pose="reading" className="-mb-2.5 size-33 max-sm:hidden" />
      </header>
      <section aria-labelledby="overview" className="mt-7">
        <SampleHeading id="overview">Visão geral</SampleHeading>
        <ClassroomsStats summary={summariseClassrooms(SAMPLE_CLASSROOMS)} />
      </section>
      <div className="mt-10 grid gap-10 lg:grid-cols-[1.35fr_1fr] lg:gap-8 xl:gap-12">
        <section aria-labelledby="recent-essays" className="max-lg:order-last">
          <SampleHeading id="recent-essays">Redações recentes</SampleHeading>
          <RecentEssays essays={SAMPLE_ESSAYS} />
        </section>
        <section aria-labelledby="classrooms">
          <SampleHeading id="classrooms">Suas turmas</SampleHeading>
          <ul className="mt-3 grid gap-4 sm:max-lg:grid-cols-2">
            {SAMPLE_CLASSROOMS.map((classroom) => (
              <li key={classroom.id}>
                <ClassroomCard classroom={classroom} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
