import type { CSSProperties } from 'react';
import type { ClassFigures, CompetencyFigures } from '@/domain/classrooms/class-figures';
import { COMPETENCY_NAMES, LEVELS, ROMAN_NUMERALS } from '@/domain/rubric/competency';
import { TableTwin } from '@/ui/table-twin';

/** How the levels of each competency spread over the essays, with mean and standard deviation. */
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
      <TableTwin
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
            cells: [`Em ${level}`, ...competencies.map(({ byLevel }) => byLevel[index] ?? 0)],
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
