import { lazy, useState } from 'react';
import type { ThemePoint } from '@/domain/classrooms/class-timeline';
import { ChartFrame } from '@/ui/chart-frame';
import { DataTable } from '@/ui/data-table';
import { Field } from '@/ui/field';
import { Select } from '@/ui/input';
import { maxOf, MEASURES, measuredThemes, type Measure } from './measures';

/** Loaded after the page, because the chart library is larger than the page itself. */
const TimelineChart = lazy(() =>
  import('./report-charts').then((module) => ({ default: module.TimelineChart })),
);

/** The mean of each theme, in chronological order, for the total or for one competency. */
export function ThemeTimeline({ timeline }: { timeline: readonly ThemePoint[] }) {
  const [measure, setMeasure] = useState<Measure>('total');
  const points = measuredThemes(timeline, measure);
  const name = MEASURES.find((one) => one.measure === measure)?.name;
  if (points.length === 0) return null;
  return (
    <section aria-labelledby="theme-timeline">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 print:break-inside-avoid print:break-after-avoid">
        <div>
          <h3 id="theme-timeline" className="text-lg">
            De tema em tema
          </h3>
          <p className="mt-1 text-sm text-ink-2">
            <span className="hidden print:inline">{name}. </span>A linha mostra a média de cada tema; a faixa
            em volta dela, um desvio padrão para mais e para menos.
          </p>
        </div>
        <Field label="O que acompanhar" className="w-full max-w-full sm:w-80 print:hidden">
          {(control) => (
            <Select
              {...control}
              value={measure}
              onChange={({ target }) => setMeasure(MEASURES[target.selectedIndex]?.measure ?? 'total')}
            >
              {MEASURES.map((one) => (
                <option key={one.measure} value={one.measure}>
                  {one.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {points.length === 1 ? (
        <p className="num">
          Média <b>{points[0]?.mean}</b> ± {points[0]?.deviation} no primeiro tema com redações. A linha
          aparece a partir do segundo.
        </p>
      ) : (
        <ChartFrame
          label={`Linha da média por tema: ${name}. Os números estão na tabela.`}
          className="h-65 sm:h-75"
        >
          <TimelineChart points={points} max={maxOf(measure)} />
        </ChartFrame>
      )}
      <DataTable
        isOnPaper
        caption={`${name}, de tema em tema, em números`}
        columns={['Tema', 'Redações', 'Média', 'Desvio padrão']}
        rows={points.toReversed().map(({ id, theme, day, essays, mean, deviation }) => ({
          key: id,
          cells: [
            <span key="theme" className="line-clamp-3 wrap-anywhere print:line-clamp-none">
              {day} · {theme}
            </span>,
            essays,
            mean,
            deviation,
          ],
        }))}
      />
    </section>
  );
}
