import { lazy } from 'react';
import type { ScorePoint, ScoreSeries, SeriesStep } from '@/domain/progress/score-series';
import { MAX_TOTAL } from '@/domain/rubric/competency';
import { ChartFrame } from '@/ui/chart-frame';
import { ScoreRuler } from '@/components/score-ruler';
import { DataTable } from '@/ui/data-table';
import { pointName } from './point-name';

/** The chart library is larger than the page, so it is loaded later; ChartFrame reserves its space. */
const ScoreChart = lazy(() => import('./progress-charts').then((module) => ({ default: module.ScoreChart })));

const PER_SPAN: Record<Exclude<SeriesStep, 'essay'>, string> = {
  week: 'por semana',
  month: 'por mês',
  year: 'por ano',
};

/** The totals over time with their uncertainty bands. A single total is shown on a ruler instead. */
export function ScoreHistory({ series }: { series: ScoreSeries }) {
  const { step, points } = series;
  const isPerEssay = step === 'essay';
  const hasRange = points.some(({ range }) => range !== null);
  const [only] = points;
  return (
    <section aria-labelledby="score-history" className="print:break-inside-avoid">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id="score-history" className="text-lg">
          Nota ao longo do tempo
        </h3>
        {hasRange && (
          <span className="inline-flex items-center gap-2 text-xs text-muted">
            <span aria-hidden="true" className="h-3 w-5.5 border border-hl-line/70 bg-hl-area" />
            {isPerEssay ? 'faixa da estimativa' : 'da menor à maior nota'}
          </span>
        )}
      </div>
      {!isPerEssay && (
        <p className="-mt-2 mb-4 text-sm text-ink-2">
          São muitas redações para um só gráfico: cada ponto é a média {PER_SPAN[step]}.
        </p>
      )}
      {points.length === 1 && only ? (
        <FirstScore point={only} />
      ) : (
        <ChartFrame
          label="Linha da nota total ao longo do tempo. Os números estão na tabela."
          className="h-65 sm:h-75"
          isFarDown
        >
          <ScoreChart series={series} />
        </ChartFrame>
      )}
      <DataTable
        caption="A nota ao longo do tempo em números"
        columns={
          isPerEssay ? ['Data', 'Tema', 'Nota', 'Faixa'] : ['Período', 'Redações', 'Média', 'Menor e maior']
        }
        rows={points.toReversed().map((point, index) => ({
          key: `${point.date} ${index}`,
          cells: [
            pointName(point, step),
            isPerEssay ? point.theme : point.essays,
            point.total,
            rangeText(point, isPerEssay ? '–' : ' e '),
          ],
        }))}
      />
    </section>
  );
}

function FirstScore({ point }: { point: ScorePoint }) {
  return (
    <div className="max-w-xl">
      <ScoreRuler
        score={point.total}
        max={MAX_TOTAL}
        band={point.range ?? undefined}
        label={`Nota ${point.total} de ${MAX_TOTAL}`}
      />
      <p className="mt-2 text-sm text-ink-2">Com a próxima redação, a linha começa.</p>
    </div>
  );
}

function rangeText({ range }: ScorePoint, separator: string): string {
  return range ? `${range.low}${separator}${range.high}` : '–';
}
