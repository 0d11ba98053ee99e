import { useMemo } from 'react';
import { useServices } from '@/data/services-context';
import { useMetrics } from '@/data/use-corrections';
import { useInSteps } from '@/data/use-in-steps';
import type { Metrics } from '@/domain/progress/metrics';
import { nextTheme } from '@/domain/progress/next-theme';
import { scoreSeries } from '@/domain/progress/score-series';
import { highlights, skillProgress } from '@/domain/progress/skill-progress';
import { LoadFailed } from '@/ui/load-failed';
import { CompetencyList } from './competency-list';
import { FirstProgress } from './first-progress';
import { Journey } from './journey';
import { LatestAchievements } from './latest-achievements';
import { NextStep } from './next-step';
import { ProgressIntro } from './progress-intro';
import { ProgressSkeleton } from './progress-skeleton';
import { RecentEssays } from './recent-essays';
import { ScoreHistory } from './score-history';
import { SkillsPanel } from './skills-panel';
import { Standing } from './standing';

/** Where a student stands, where they come from and what comes next (spec §2 "Progress screen"). */
export function ProgressScreen() {
  const { data, isError, refetch } = useInSteps(useMetrics());
  const now = useServices().now();
  return (
    <>
      <ProgressIntro />
      <div className="mt-1.5">
        {data && data.totalRedacoes > 0 && <Progress metrics={data} now={now} />}
        {data?.totalRedacoes === 0 && <FirstProgress now={now} />}
        {!data && !isError && <ProgressSkeleton />}
        {!data && isError && (
          <LoadFailed title="Não deu para carregar seu progresso" onRetry={() => void refetch()}>
            Suas redações continuam guardadas. Tente de novo daqui a pouco.
          </LoadFailed>
        )}
      </div>
    </>
  );
}

function Progress({ metrics, now }: { metrics: Metrics; now: Date }) {
  const essays = metrics.redacoes;
  const skills = useMemo(() => skillProgress(essays), [essays]);
  const series = useMemo(() => scoreSeries(essays), [essays]);
  return (
    <>
      <p className="max-w-prose text-ink-2">
        <Standing skills={skills} />
      </p>
      <div className="mt-8 grid grid-cols-1 gap-12">
        <SkillsPanel essays={essays} skills={skills} />
        <NextStep theme={nextTheme(essays, now)} gain={highlights(skills).gain} />
        <div className="laid-out-near grid grid-cols-1 gap-12">
          <ScoreHistory series={series} />
          <CompetencyList skills={skills} />
        </div>
        <div className="laid-out-near">
          <Journey metrics={metrics} now={now} />
        </div>
        <div className="laid-out-near grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-[1.35fr_1fr]">
          <RecentEssays essays={essays} />
          <LatestAchievements />
        </div>
      </div>
    </>
  );
}
