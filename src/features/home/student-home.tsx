import { useState, type ReactNode } from 'react';
import { useServices, useSessionUser } from '@/data/services-context';
import { useCorrections, useMetrics, usePendingCorrections } from '@/data/use-corrections';
import { usePlan } from '@/data/use-plan';
import { dailyMission } from '@/domain/rewards/daily-mission';
import { greeting, greetingName } from '@/domain/session/greeting';
import { LastCorrectionsSkeleton, ProgressSkeleton } from './home-skeleton';
import { LastCorrections } from './last-corrections';
import { LoadFailed } from './load-failed';
import { MissionCard } from './mission-card';
import { ProgressCard } from './progress-card';
import { WriteCard } from './write-card';

/** What a student sees first: where they stand, and the way to the next essay (spec §2 "Student home"). */
export function StudentHome({ upgradeBanner }: { upgradeBanner: ReactNode }) {
  const { drafts } = useServices();
  const user = useSessionUser();
  const corrections = useCorrections();
  const waiting = usePendingCorrections();
  const metrics = useMetrics();
  // Ticks every minute, so that greeting and mission change with the day.
  const { now } = usePlan();
  const [draft] = useState(() => drafts.load());
  const name = greetingName(user.name);
  const known = corrections.data ?? (waiting.length > 0 ? waiting : null);

  return (
    <>
      <header>
        <h2 className="line-clamp-2 pb-1 text-xl wrap-anywhere lg:text-2xl">
          {greeting(now)}
          {name && `, ${name}`}.
        </h2>
        <p className="mt-0.5 text-ink-2">
          Sua jornada rumo à <span className="hl">nota 1000</span>
        </p>
      </header>
      <div className="mt-6 mb-8">{upgradeBanner}</div>
      <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-[1.35fr_1fr] lg:gap-7">
        <div className="grid md:col-span-2 lg:col-span-1 lg:row-span-2">
          <WriteCard draft={draft} />
        </div>
        {metrics.data && <ProgressCard metrics={metrics.data} />}
        {metrics.isPending && <ProgressSkeleton />}
        <MissionCard mission={dailyMission(now)} />
      </div>
      <div className="mt-9">
        {known && <LastCorrections corrections={known} waiting={waiting} now={now} />}
        {corrections.isPending && !known && <LastCorrectionsSkeleton />}
        {corrections.isError && (
          <LoadFailed isPartly={known !== null} onRetry={() => corrections.refetch()} />
        )}
      </div>
    </>
  );
}
