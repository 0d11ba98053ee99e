import { useState, type ReactNode } from 'react';
import { useServices, useSessionUser } from '@/data/services-context';
import { useCorrections, useMetrics, usePendingCorrections } from '@/data/use-corrections';
import { useInSteps } from '@/data/use-in-steps';
import { usePlan } from '@/data/use-plan';
import { greeting } from '@/domain/session/greeting';
import { greetingName } from '@/domain/session/greeting-name';
import { HOME_COLUMNS, HomeGreeting } from './home-greeting';
import { LastCorrectionsSkeleton, ProgressSkeleton } from './home-skeleton';
import { LastCorrections } from './last-corrections';
import { LoadFailed } from './load-failed';
import { MissionCard } from './mission-card';
import { ProgressCard } from './progress-card';
import { WriteCard } from './write-card';

type StudentHomeProps = {
  upgradeBanner: ReactNode;
  /** What the student's classes are to write on. */
  classThemes?: ReactNode;
  /** They were not known yet when the page opened: they come at its end, where nothing moves out of their way. */
  areThemesLate?: boolean;
};

/** What a student sees first: where they stand, and the way to the next essay (spec §2 "Student home"). */
export function StudentHome({ upgradeBanner, classThemes, areThemesLate = false }: StudentHomeProps) {
  const { drafts } = useServices();
  const user = useSessionUser();
  const corrections = useInSteps(useCorrections());
  const waiting = usePendingCorrections();
  const metrics = useInSteps(useMetrics());
  // Ticks every minute, so that the greeting changes with the day.
  const { now } = usePlan();
  const [draft] = useState(() => drafts.load());
  const name = greetingName(user.name);
  const known = corrections.data ?? (waiting.length > 0 ? waiting : null);

  return (
    <>
      <HomeGreeting>
        {greeting(now)}
        {name && `, ${name}`}.
      </HomeGreeting>
      <div className="mt-6 mb-8">{upgradeBanner}</div>
      {!areThemesLate && classThemes}
      <div className={HOME_COLUMNS}>
        <div className="grid md:col-span-2 lg:col-span-1 lg:row-span-2">
          <WriteCard draft={draft} />
        </div>
        {metrics.data && <ProgressCard metrics={metrics.data} />}
        {metrics.isPending && <ProgressSkeleton />}
        <MissionCard />
      </div>
      <div className="laid-out-near mt-9">
        {known && <LastCorrections corrections={known} waiting={waiting} now={now} />}
        {corrections.isPending && !known && <LastCorrectionsSkeleton />}
        {corrections.isError && (
          <LoadFailed isPartly={known !== null} onRetry={() => corrections.refetch()} />
        )}
      </div>
      {areThemesLate && !corrections.isPending && <div className="mt-9 empty:hidden">{classThemes}</div>}
    </>
  );
}
