import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { CompetencyList } from './competency-list';
import { Journey } from './journey';
import { LatestAchievements } from './latest-achievements';
import { NextStep } from './next-step';
import { ProgressIntro, ProgressSkeleton } from './progress-skeleton';
import { ScoreHistory } from './score-history';
import { SkillsPanel } from './skills-panel';
import { StreakDays } from './streak-days';
import { formatDate } from '@/copy/dates';
import { useServices } from '@/data/services-context';
import { useMetrics } from '@/queries/essay-queries';
import { useStreak } from '@/queries/reward-queries';
import { useDeferredResult } from '@/queries/use-deferred-result';
import { countedOnce } from '@/domain/progress/counted-once';
import { foldMetrics } from '@/domain/progress/fold-metrics';
import { type Metrics, type MetricsEssay, type Skill, SKILL_NAMES } from '@/domain/progress/metrics';
import { sampleEssays } from '@/domain/progress/sample-essays';
import { scoreSeries } from '@/domain/progress/score-series';
import { highlights, skillProgress, type SkillProgress } from '@/domain/progress/skill-progress';
import { currentStreak } from '@/domain/progress/streak';
import { nextTheme } from '@/domain/progress/theme-tiers';
import { MAX_TOTAL } from '@/domain/rubric/competency';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { Loaded } from '@/ui/loaded';

/** A student's progress, and a suggestion for the next essay (R-PROGRESS-1). */
export function ProgressScreen() {
  const metrics = useDeferredResult(useMetrics());
  const now = useServices().now();
  return (
    <>
      <ProgressIntro />
      <div className="mt-1.5">
        <Loaded
          query={metrics}
          placeholder={<ProgressSkeleton />}
          failed={{
            title: 'Não deu para carregar seu progresso',
            note: 'Suas redações continuam guardadas. Tente de novo daqui a pouco.',
          }}
        >
          {(known) =>
            known.totalRedacoes > 0 ? <Progress metrics={known} now={now} /> : <FirstProgress now={now} />
          }
        </Loaded>
      </div>
    </>
  );
}

function Progress({ metrics, now }: { metrics: Metrics; now: Date }) {
  const { essays, gain } = useMemo(() => countedOnce(metrics.redacoes), [metrics]);
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
          <Journey
            metrics={metrics}
            essays={essays}
            gain={gain}
            streakDays={<OwnStreak metrics={metrics} now={now} />}
          />
        </div>
        <div className="laid-out-near grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-[1.35fr_1fr]">
          <RecentEssays essays={essays} />
          <LatestAchievements />
        </div>
      </div>
    </>
  );
}

function OwnStreak({ metrics, now }: { metrics: Metrics; now: Date }) {
  const { data: withFreezes } = useStreak();
  const dates = metrics.redacoes.map(({ data }) => data);
  // Until the freezes are loaded, shows the streak without them.
  return <StreakDays streak={withFreezes ?? currentStreak(dates, now)} dates={dates} now={now} />;
}

const IN_SENTENCE: Record<Skill, string> = {
  gramatica: 'gramática',
  argumentacao: 'argumentação',
  organizacao: 'organização',
  coesao: 'coesão',
  proposta: 'proposta de intervenção',
};

/** The strongest skill and the skill in which the student can gain most, in one sentence. */
function Standing({ skills }: { skills: readonly SkillProgress[] }) {
  const { strongest, gain } = highlights(skills);
  if (!gain) return <>As cinco competências chegaram ao nível máximo nas suas últimas redações.</>;
  return (
    <>
      {strongest
        ? `Sua ${IN_SENTENCE[strongest]} é o ponto mais forte. `
        : 'Suas cinco competências estão no mesmo nível. '}
      A competência com mais pontos a ganhar é <span className="hl">{SKILL_NAMES[gain]}</span>.
    </>
  );
}

const MAX_RECENT = 5;

/** The last essays, each a link to its correction. `essays` are ordered oldest first. */
function RecentEssays({ essays }: { essays: readonly MetricsEssay[] }) {
  return (
    <section aria-labelledby="recent-essays">
      <div className="flex items-baseline justify-between gap-4">
        <h3 id="recent-essays" className="text-lg">
          Redações recentes
        </h3>
        <Link to={paths.student.correctedEssays} className="inline-flex min-h-11 items-center text-sm">
          Ver todas
        </Link>
      </div>
      <ul>
        {essays
          .slice(-MAX_RECENT)
          .toReversed()
          .map(({ id, tema, nota, data }) => (
            <li key={id} className="border-t">
              <Link
                to={paths.student.correctedEssay(id)}
                className="grid min-h-11 grid-cols-[3.75rem_1fr] items-center gap-x-4 gap-y-1 py-3.5 sm:grid-cols-[3.75rem_1fr_auto] text-ink no-underline hover:bg-hl-soft"
              >
                <b className="num font-serif text-[1.5rem] leading-none font-extrabold">
                  {nota}
                  <span className="sr-only"> de {MAX_TOTAL}:</span>
                </b>
                <span className="line-clamp-3 min-w-0 wrap-anywhere">{tema}</span>
                <time dateTime={data} className="num col-start-2 text-xs text-muted sm:col-start-3">
                  {formatDate(new Date(data))}
                </time>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Before the first essay: a link to the editor, and an example of this page with invented figures. */
function FirstProgress({ now }: { now: Date }) {
  const essays = sampleEssays(now);
  const skills = skillProgress(essays);
  const dates = essays.map(({ data }) => data);
  return (
    <div className="mt-4 grid grid-cols-1 gap-10">
      <EmptyState
        griffin="thinking"
        title="Seu progresso começa na primeira redação"
        headingLevel={3}
        action={<LinkButton to={paths.student.essay}>Escrever Redação</LinkButton>}
      >
        A partir dela, esta página mostra onde você está em cada competência e o que o próximo nível pede.
      </EmptyState>
      <section
        aria-labelledby="example"
        className="grid grid-cols-1 gap-10 rounded-lg border border-dashed border-border-strong p-4 sm:p-8"
      >
        <div>
          <Badge variant="mark">Exemplo</Badge>
          <h3 id="example" className="mt-2 text-lg">
            Assim fica o seu progresso
          </h3>
          <p className="mt-1 text-ink-2">
            Oito redações inventadas: os dados abaixo são de exemplo, nenhum deles é seu.
          </p>
        </div>
        <SkillsPanel essays={essays} skills={skills} />
        <ScoreHistory series={scoreSeries(essays)} />
        <CompetencyList skills={skills} />
        <Journey
          metrics={foldMetrics(essays)}
          essays={essays}
          gain={null}
          streakDays={<StreakDays streak={currentStreak(dates, now)} dates={dates} now={now} />}
        />
      </section>
    </div>
  );
}
