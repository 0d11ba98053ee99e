import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { relativeDatesApart } from '@/copy/relative-date';
import { useServices, useSessionUser } from '@/data/services-context';
import { useCorrections, useMetrics, useWaitingCorrections } from '@/queries/essay-queries';
import { useDeferredResult } from '@/queries/use-deferred-result';
import { usePlan } from '@/queries/use-plan';
import type { CorrectionSummary } from '@/domain/evaluation/correction';
import { MAX_TOTAL } from '@/domain/rubric/competency';
import { greeting, greetingName } from '@/domain/session/greeting';
import { groupVersions, ordinalOf, type VersionGroup } from '@/domain/versions/versions';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { Loaded } from '@/ui/loaded';
import { BetweenEssays } from './between-essays';
import {
  HOME_COLUMNS,
  WRITING_COLUMN,
  HomeGreeting,
  LastCorrectionsSkeleton,
  ProgressSkeleton,
} from './home-frame';
import { MissionCard } from './mission-card';
import { ProgressCard } from './progress-card';
import { WriteCard } from './write-card';

type StudentHomeProps = {
  upgradeBanner: ReactNode;
  /** The themes of the student's classes. */
  classThemes?: ReactNode;
  /** Whether the themes loaded after the page was shown; they are then placed at its end, to avoid a layout shift. */
  areThemesLate?: boolean;
};

/** The progress of the student and the link to the editor (R-HOME-1). */
export function StudentHome({ upgradeBanner, classThemes, areThemesLate = false }: StudentHomeProps) {
  const { drafts } = useServices();
  const user = useSessionUser();
  const corrections = useDeferredResult(useCorrections());
  const waiting = useWaitingCorrections();
  const metrics = useDeferredResult(useMetrics());
  // `now` is updated every minute, so that the greeting follows the time of day.
  const { now } = usePlan();
  const [draft] = useState(() => drafts.load());
  const name = greetingName(user.name);

  return (
    <>
      <HomeGreeting>
        {greeting(now)}
        {name && `, ${name}`}.
      </HomeGreeting>
      <div className="mt-4 empty:hidden lg:mt-6">{!areThemesLate && classThemes}</div>
      <div className={HOME_COLUMNS}>
        <div className={WRITING_COLUMN}>
          <WriteCard draft={draft} />
          {waiting.length > 0 && !corrections.data && (
            <LastCorrections corrections={waiting} waiting={waiting} now={now} />
          )}
          <Loaded
            query={corrections}
            placeholder={waiting.length === 0 && <LastCorrectionsSkeleton />}
            failed={{
              title: `Não deu para carregar as ${waiting.length > 0 ? 'outras ' : ''}redações`,
              note: 'Elas continuam guardadas. Você pode tentar de novo ou escrever enquanto isso.',
              headingLevel: 2,
              className: 'border-t pt-6',
            }}
          >
            {(all) => <LastCorrections corrections={all} waiting={waiting} now={now} />}
          </Loaded>
        </div>
        {metrics.data && <ProgressCard metrics={metrics.data} />}
        {!metrics.data && !metrics.isError && <ProgressSkeleton />}
        <MissionCard />
        <BetweenEssays />
      </div>
      <div className="mt-9 empty:hidden">{upgradeBanner}</div>
      {areThemesLate && (corrections.data || corrections.isError) && (
        <div className="mt-9 empty:hidden">{classThemes}</div>
      )}
    </>
  );
}

const SHOWN = 3;

type LastCorrectionsProps = {
  corrections: readonly CorrectionSummary[];
  waiting: readonly CorrectionSummary[];
  now: Date;
};

/** The last three corrections, with a link to all corrections (R-HOME-1). */
function LastCorrections({ corrections, waiting, now }: LastCorrectionsProps) {
  if (corrections.length === 0) return <NoCorrections />;
  const waitingIds = new Set(waiting.map(({ id }) => id));
  const shown = corrections.slice(0, SHOWN);
  const groups = groupVersions(corrections);
  const dates = relativeDatesApart(
    shown.map(({ submittedAt }) => submittedAt),
    now,
  );
  return (
    <section aria-labelledby="last-corrections">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="last-corrections" className="text-lg">
          Últimas correções
        </h2>
        <Link to={paths.student.correctedEssays} className="inline-flex min-h-11 items-center text-sm">
          Ver todas
        </Link>
      </div>
      <ul>
        {shown.map((correction, at) => (
          <li key={correction.id} className="border-t">
            <Link
              to={paths.student.correctedEssay(correction.id)}
              className="grid min-h-11 grid-cols-[3.75rem_1fr_auto] items-center gap-x-4 py-3.5 text-ink no-underline hover:bg-hl-soft"
            >
              <b className="num font-serif text-[1.5rem] leading-none font-extrabold">
                {correction.finalScore}
                <span className="sr-only"> de {MAX_TOTAL}:</span>
              </b>
              <span className="min-w-0 wrap-anywhere line-clamp-3">{correction.theme}</span>
              <span className="text-right text-xs text-muted">
                <time dateTime={correction.submittedAt}>{dates[at]}</time>
                <span className="block empty:hidden">{versionLabel(groups, correction.id)}</span>
                {waitingIds.has(correction.id) && <span className="block">aguardando envio</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "2ª versão" for an essay that was rewritten, because its versions share one theme; null otherwise. */
function versionLabel(groups: readonly VersionGroup<CorrectionSummary>[], id: string): string | null {
  const group = groups.find(({ latest, earlier }) => [latest, ...earlier].some((one) => one.id === id));
  return group && group.earlier.length > 0 ? `${ordinalOf(group, id)}ª versão` : null;
}

function NoCorrections() {
  return (
    <section aria-label="Últimas correções" className="border-t pt-6">
      <EmptyState
        griffin="reading"
        title="Nenhuma redação corrigida"
        action={
          <LinkButton to={paths.student.essay} variant="outline">
            Escrever a primeira
          </LinkButton>
        }
      >
        As suas três últimas correções aparecem aqui. Escreva no seu ritmo, o rascunho fica salvo.
      </EmptyState>
    </section>
  );
}
