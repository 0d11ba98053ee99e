import { clsx } from 'clsx';
import { type CSSProperties, memo, startTransition, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '@/copy/dates';
import { relativeDatesApart } from '@/copy/relative-date';
import { isMockExam, type CorrectionSummary } from '@/domain/evaluation/correction';
import { historyBadge } from '@/domain/progress/score-badge';
import { MAX_TOTAL, toLevel } from '@/domain/rubric/competency';
import type { VersionGroup } from '@/domain/versions/versions';
import { paths } from '@/lib/paths';
import { whenIdle } from '@/lib/when-idle';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';

type HistoryRowsProps = {
  essays: readonly VersionGroup<CorrectionSummary>[];
  /** Ids of the corrections that the server does not have yet. */
  waitingIds: ReadonlySet<string>;
  now: Date;
  onOpen: (id: string) => void;
};

/** All rows. Space is reserved for rows not rendered yet, so that the scroll position can be restored. */
export function HistoryRows({ essays, waitingIds, now, onOpen }: HistoryRowsProps) {
  const count = useGrowingCount(essays.length);
  const missing = essays.length - count;
  const shown = essays.slice(0, count);
  const dates = relativeDatesApart(
    shown.map(({ latest }) => latest.submittedAt),
    now,
  );
  return (
    <ul className="border-t">
      {shown.map(({ latest, earlier }, at) => (
        <HistoryRow
          key={latest.id}
          correction={latest}
          earlier={earlier}
          isWaiting={waitingIds.has(latest.id)}
          date={dates[at] ?? ''}
          onOpen={onOpen}
        />
      ))}
      {missing > 0 && <li aria-hidden="true" style={{ height: `calc(${missing} * ${ROW_HEIGHT})` }} />}
    </ul>
  );
}

/** Estimated height of a row before its first layout; the same value is in the row's CSS class. */
const ROW_HEIGHT = '7rem';

/** Number of rows that fill the tallest screen. */
const FIRST = 60;
const STEP = 200;

/** How many rows of a long list to render: a first part immediately, more rows whenever the page is idle. */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(FIRST);

  useEffect(() => {
    if (count >= total) return;
    return whenIdle(() => startTransition(() => setCount(count + STEP)));
  }, [count, total]);

  return Math.min(count, total);
}

type HistoryRowProps = {
  correction: CorrectionSummary;
  /** Former versions of the essay, latest first. */
  earlier: readonly CorrectionSummary[];
  /** Whether the server does not have the correction yet. */
  isWaiting: boolean;
  /** Relative date, distinguishable from the dates of the other rows. */
  date: string;
  onOpen: (id: string) => void;
};

/** One corrected essay: score, theme, date and its five levels. Rows out of view are not laid out. */
const HistoryRow = memo(function HistoryRow({
  correction,
  earlier,
  isWaiting,
  date,
  onOpen,
}: HistoryRowProps) {
  const { id, theme, finalScore, submittedAt, competencies } = correction;
  return (
    <li className="@container border-b py-5 [contain-intrinsic-size:auto_7rem] [content-visibility:auto]">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 md:grid-cols-[6rem_minmax(0,1fr)_auto_auto] md:gap-x-6 md:gap-y-1">
        <h3 className="col-span-3 text-[1.1875rem] leading-[1.3] wrap-anywhere md:col-span-1 md:col-start-2 md:row-start-1">
          {theme}
        </h3>
        <Badge
          variant={historyBadge(finalScore)}
          className="justify-self-start px-2.5 text-sm md:col-start-1 md:row-span-2 md:row-start-1"
        >
          {finalScore}/{MAX_TOTAL}
        </Badge>
        <p className="num col-span-2 text-sm @max-[16rem]:col-span-3 text-muted md:col-span-1 md:col-start-2 md:row-start-2">
          <time dateTime={submittedAt} title={formatDateTime(submittedAt)}>
            {date}
          </time>{' '}
          · {finalScore} pontos
          {earlier.length > 0 && ` · ${earlier.length + 1}ª versão`}
          {isMockExam(correction) && (
            <Badge variant="outline" className="ml-2">
              Simulado
            </Badge>
          )}
          {isWaiting && (
            <Badge variant="outline" className="ml-2">
              Aguardando envio
            </Badge>
          )}
        </p>
        <LevelBars
          competencies={competencies}
          className="col-span-2 mt-1 @max-[16rem]:col-span-3 md:col-span-1 md:col-start-3 md:row-span-2 md:row-start-1 md:mt-0"
        />
        <div className="mt-1 grid justify-items-end gap-1 @max-[16rem]:col-span-3 @max-[16rem]:justify-items-start md:col-start-4 md:row-span-2 md:row-start-1 md:mt-0">
          <Button
            variant="outline"
            size="small"
            onClick={() => onOpen(id)}
            aria-label={`Ver Detalhes: ${theme}`}
          >
            Ver Detalhes
          </Button>
          <LinkButton
            variant="ghost"
            size="small"
            to={paths.student.rewrite(id)}
            aria-label={`Reescrever: ${theme}`}
          >
            Reescrever
          </LinkButton>
        </div>
      </div>
      {earlier.length > 0 && <EarlierVersions latest={correction} earlier={earlier} onOpen={onOpen} />}
    </li>
  );
});

type EarlierVersionsProps = Pick<HistoryRowProps, 'earlier' | 'onOpen'> & { latest: CorrectionSummary };

/** The former versions of an essay, folded, with a link to compare the latest two. */
function EarlierVersions({ latest, earlier, onOpen }: EarlierVersionsProps) {
  const { id, theme } = latest;
  const versions = [latest, ...earlier];
  return (
    <details className="mt-2 text-sm md:ml-30">
      <summary className="w-fit cursor-pointer py-2.5 text-ink-2 md:py-1.5">
        {earlier.length === 1 ? '1 versão anterior' : `${earlier.length} versões anteriores`}
        <span className="sr-only">: {theme}</span>
      </summary>
      <ul className="mt-1">
        {earlier.map((one, at) => (
          <li key={one.id} className="num flex flex-wrap items-center gap-x-3 py-1">
            <b>{one.finalScore}</b>
            <span className="text-muted">
              {earlier.length - at}ª versão,{' '}
              <time dateTime={one.submittedAt}>{formatDateTime(one.submittedAt)}</time>
            </span>
            <button
              type="button"
              onClick={() => onOpen(one.id)}
              aria-label={`Abrir a ${earlier.length - at}ª versão: ${theme}`}
              className="min-h-11 text-link underline underline-offset-[0.18em] md:min-h-8"
            >
              Abrir
            </button>
            <span className="basis-full text-ink-2">{whatTheNextChanged(one, versions[at] ?? latest)}</span>
          </li>
        ))}
      </ul>
      <Link to={paths.student.compare(id)} className="inline-flex min-h-11 items-center md:min-h-8">
        Comparar com a anterior
        <span className="sr-only">: {theme}</span>
      </Link>
    </details>
  );
}

/** The difference between an earlier version and the next: "a seguinte: C3 de 120 para 160". */
function whatTheNextChanged(one: CorrectionSummary, next: CorrectionSummary): string {
  const changes = one.competencies.flatMap(({ score }, index) => {
    const after = next.competencies[index]?.score ?? score;
    return after === score ? [] : [`C${index + 1}\u00a0de\u00a0${score}\u00a0para\u00a0${after}`];
  });
  return changes.length > 0 ? `a seguinte: ${changes.join(', ')}` : 'a seguinte tem as mesmas notas';
}

type LevelBarsProps = { competencies: CorrectionSummary['competencies']; className?: string };

/** The five levels as bars with their numbers, as height and color must not be the only cue. */
function LevelBars({ competencies, className }: LevelBarsProps) {
  return (
    <ol
      aria-label="Competências"
      className={clsx('num grid w-full max-w-44 grid-cols-5 gap-1 md:w-44', className)}
    >
      {competencies.map(({ name, score, maxScore }, index) => (
        <li key={name} className="grid gap-0.5 text-center text-2xs text-ink-2">
          <span aria-hidden="true" className="flex h-6 items-end rounded-[2px] bg-tray forced-colors:border">
            <span
              className="w-full rounded-[2px] bg-(--level) forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none"
              style={
                {
                  height: `${(score / maxScore) * 100}%`,
                  '--level': `var(--level-${toLevel(score)})`,
                } as CSSProperties
              }
            />
          </span>
          <span>
            <span className="sr-only">
              {index + 1}, {name}:{' '}
            </span>
            {score}
          </span>
        </li>
      ))}
    </ol>
  );
}
