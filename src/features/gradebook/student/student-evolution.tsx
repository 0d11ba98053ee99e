import { lazy, useState } from 'react';
import { formatDate } from '@/copy/dates';
import { totalOf } from '@/domain/classrooms/class-figures';
import type { RecordPoint } from '@/domain/classrooms/student-record';
import {
  COMPETENCY_NAMES,
  COMPETENCY_NUMBERS,
  MAX_LEVEL,
  MAX_TOTAL,
  ROMAN_NUMERALS,
  type CompetencyNumber,
} from '@/domain/rubric/competency';
import { ChartFrame } from '@/ui/chart-frame';
import { DataTable } from '@/ui/data-table';
import { Field } from '@/ui/field';
import { Select } from '@/ui/input';
import { shortDay } from '../grade-text';

const EvolutionChart = lazy(() =>
  import('./evolution-chart').then((module) => ({ default: module.EvolutionChart })),
);

const TOTAL = 0;
/** A competency, or 0 for the total. */
type Measure = typeof TOTAL | CompetencyNumber;

const nameOf = (measure: Measure) =>
  measure === TOTAL ? 'Nota total' : `${ROMAN_NUMERALS[measure]} ${COMPETENCY_NAMES[measure]}`;

const MEASURES: readonly Measure[] = [TOTAL, ...COMPETENCY_NUMBERS];

/**
 * Totals and levels from the first essay to the last: a line chart of the total or of one competency, and the
 * change per competency.
 */
export function StudentEvolution({ points }: { points: readonly RecordPoint[] }) {
  const [measure, setMeasure] = useState<Measure>(TOTAL);
  const [first, last] = [points[0], points.at(-1)];
  return (
    <section aria-labelledby="student-evolution">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h3 id="student-evolution" className="text-lg">
          Evolução
        </h3>
        {points.length > 1 && (
          <Field label="O que acompanhar" className="w-full max-w-full sm:w-72 print:hidden">
            {(control) => (
              <Select
                {...control}
                value={measure}
                onChange={({ target }) => setMeasure(MEASURES[target.selectedIndex] ?? TOTAL)}
              >
                {MEASURES.map((one) => (
                  <option key={one} value={one}>
                    {nameOf(one)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
      {points.length > 1 && (
        <ChartFrame
          label={`Linha de redação em redação: ${nameOf(measure)}. Os números estão na tabela.`}
          className="mt-4 h-60"
        >
          <EvolutionChart
            max={measure === TOTAL ? MAX_TOTAL : MAX_LEVEL}
            points={points.map(({ essay, levels }) => ({
              day: shortDay(essay.enviado_em),
              theme: essay.tema,
              value: measure === TOTAL ? totalOf(levels) : (levels[measure - 1] ?? 0),
            }))}
          />
        </ChartFrame>
      )}
      {first && last && <LevelChanges first={first} last={last} isOne={points.length === 1} />}
      <DataTable
        isOnPaper
        caption="A evolução em números"
        columns={['Redação', 'Nota', ...COMPETENCY_NUMBERS.map((number) => ROMAN_NUMERALS[number])]}
        rows={points.toReversed().map(({ essay, levels }) => ({
          key: essay.id,
          cells: [formatDate(new Date(essay.enviado_em)), totalOf(levels), ...levels],
        }))}
      />
    </section>
  );
}

type LevelChangesProps = { first: RecordPoint; last: RecordPoint; isOne: boolean };

function LevelChanges({ first, last, isOne }: LevelChangesProps) {
  return (
    <div className="mt-4">
      <p className="eyebrow">{isOne ? 'Na única redação corrigida' : 'Da primeira à última redação'}</p>
      <ol className="num mt-1">
        {COMPETENCY_NUMBERS.map((number) => {
          const [was, is] = [first.levels[number - 1] ?? 0, last.levels[number - 1] ?? 0];
          return (
            <li key={number} className="flex items-baseline gap-3 border-b py-1.5">
              <i aria-hidden="true" className="w-5 shrink-0 font-serif font-semibold text-muted">
                {ROMAN_NUMERALS[number]}
              </i>
              <span className="min-w-0 flex-1 leading-tight">{COMPETENCY_NAMES[number]}</span>
              <span className="shrink-0">
                {!isOne && (
                  <>
                    <span className="text-muted">{was}</span> <span aria-hidden="true">→ </span>
                    <span className="sr-only">passou a </span>
                  </>
                )}
                <b>{is}</b>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
