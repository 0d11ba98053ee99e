import { lazy, type CSSProperties } from 'react';
import type { ClassFigures, CompetencyFigures, TotalBand } from '@/domain/classrooms/class-figures';
import { COMPETENCY_NAMES, LEVELS, ROMAN_NUMERALS } from '@/domain/rubric/competency';
import { ChartFrame } from '@/ui/chart-frame';
import { DataTable } from '@/ui/data-table';

/** Loaded after the page, because the chart library is larger than the page itself. */
const TotalsChart = lazy(() => import('./report-charts').then((module) => ({ default: module.TotalsChart })));

/** The distribution of levels per competency, with mean and standard deviation. */
export function CompetencySpread({ figures }: { figures: ClassFigures }) {
  const { competencies } = figures;
  return (
    <section aria-labelledby="competency-spread">
      <h3 id="competency-spread" className="text-lg">
        Relatório por competência
      </h3>
      <p className="mt-1 text-sm text-ink-2">
        Quantas redações há em cada nível; à direita, a média ± o desvio padrão.
      </p>
      <ul className="mt-4 grid grid-cols-1 gap-4">
        {competencies.map((one) => (
          <CompetencyBar key={one.competency} figures={one} />
        ))}
      </ul>
      <p aria-hidden="true" className="num mt-4 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        {LEVELS.map((level) => (
          <span key={level} className="inline-flex items-center gap-1.5">
            <span className="size-3 rounded-[3px] bg-(--level)" style={levelColour(level)} />
            {level}
          </span>
        ))}
      </p>
      <DataTable
        isOnPaper
        caption="As competências em números"
        columns={['Medida', ...competencies.map(({ competency }) => ROMAN_NUMERALS[competency])]}
        rows={[
          { key: 'mean', cells: ['Média', ...competencies.map(({ mean }) => Math.round(mean))] },
          {
            key: 'deviation',
            cells: ['Desvio padrão', ...competencies.map(({ deviation }) => Math.round(deviation))],
          },
          ...LEVELS.map((level, index) => ({
            key: String(level),
            cells: [`Nível ${level}`, ...competencies.map(({ byLevel }) => byLevel[index] ?? 0)],
          })),
        ]}
      />
    </section>
  );
}

function CompetencyBar({
  figures: { competency, mean, deviation, byLevel },
}: {
  figures: CompetencyFigures;
}) {
  const parts = LEVELS.map((level, index) => ({ level, essays: byLevel[index] ?? 0 })).filter(
    ({ essays }) => essays > 0,
  );
  const name = COMPETENCY_NAMES[competency];
  return (
    <li className="print:break-inside-avoid">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0">
          <i aria-hidden="true" className="mr-2 font-serif font-semibold text-muted">
            {ROMAN_NUMERALS[competency]}
          </i>
          {name}
        </span>
        <span className="num ml-auto shrink-0">
          <span className="sr-only">média </span>
          <b>{Math.round(mean)}</b>
          <span className="text-sm text-muted"> ± {Math.round(deviation)}</span>
        </span>
      </p>
      <div
        role="img"
        aria-label={`${name}: ${parts.map(({ level, essays }) => `${essays} em ${level}`).join(', ')}`}
        className="num mt-1.5 flex h-6.5 gap-0.5 text-xs font-semibold"
      >
        {parts.map(({ level, essays }) => (
          <span
            key={level}
            style={{ ...levelColour(level), flexGrow: essays }}
            className="grid min-w-max basis-0 place-items-center rounded-[3px] bg-(--level) px-1.5 text-paper forced-colors:border"
          >
            {essays}
          </span>
        ))}
      </div>
    </li>
  );
}

function levelColour(level: number): CSSProperties {
  return { '--level': `var(--level-${level})` } as CSSProperties;
}

/** The distribution of totals. */
export function TotalsDistribution({ bands }: { bands: readonly TotalBand[] }) {
  return (
    <section aria-labelledby="totals-distribution">
      <h3 id="totals-distribution" className="text-lg print:break-after-avoid">
        Distribuição das notas
      </h3>
      <p className="mt-1 mb-4 text-sm text-ink-2 print:break-after-avoid">
        Quantas redações há em cada faixa de nota.
      </p>
      <ChartFrame
        label="Barras: quantas redações há em cada faixa de nota. Os números estão na tabela."
        className="h-70"
      >
        <TotalsChart bands={bands} />
      </ChartFrame>
      <DataTable
        isOnPaper
        caption="A distribuição das notas em números"
        columns={['Faixa de nota', 'Redações']}
        rows={bands.map(({ from, to, essays }) => ({ key: `${from}`, cells: [`${from}–${to}`, essays] }))}
      />
    </section>
  );
}
