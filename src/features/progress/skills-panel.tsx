import { averageSkill, type MetricsEssay, SKILL_NAMES, skillMeans, SKILLS } from '@/domain/progress/metrics';
import { averageNow, RECENT_ESSAYS, type SkillProgress } from '@/domain/progress/skill-progress';
import { lazily } from '@/domain/text/memo';
import { Bar } from '@/ui/bar';
import { ChartFrame } from '@/ui/chart-frame';
import { DataTable } from '@/ui/data-table';
import { SkillRadar } from './skill-radar';

type SkillsPanelProps = { essays: readonly MetricsEssay[]; skills: readonly SkillProgress[] };

/** The five skills as a radar and in figures. */
export function SkillsPanel({ essays, skills }: SkillsPanelProps) {
  return (
    <div className="grid grid-cols-1 gap-8 md:grid-cols-2 md:items-center md:gap-12">
      <SkillFigure skills={skills} />
      <SkillBars
        skills={skills}
        average={averageSkill({ competencias: skillMeans(essays) })}
        essays={essays.length}
      />
    </div>
  );
}

type SkillBarsProps = {
  skills: readonly SkillProgress[];
  /** Average of all essays, in percent. */
  average: number;
  essays: number;
};

/** The five skills in figures: current mean, change since the earlier essays, and the average of all essays. */
function SkillBars({ skills, average, essays }: SkillBarsProps) {
  const hasBefore = skills.some(({ before }) => before !== null);
  const isAll = essays <= RECENT_ESSAYS;
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">Cinco competências</h3>
        <p className="text-sm text-muted">
          <b className="num font-serif text-[2rem] leading-none font-extrabold text-ink">
            {averageNow(skills)}
          </b>
          % {isAll ? 'média geral' : `média das ${RECENT_ESSAYS} últimas`}
        </p>
      </div>
      <p className="mt-1 text-sm text-ink-2">{explain(essays, average)}</p>
      <dl className="mt-4 grid gap-4">
        {skills.map(({ skill, now, before }) => (
          <div key={skill} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt>{SKILL_NAMES[skill]}</dt>
            <dd className="num">
              <b>{now}%</b>
              {before !== null && <span className="ml-2 text-xs text-muted">{changeText(now - before)}</span>}
            </dd>
            <dd className="relative mt-1.5 basis-full">
              <Bar value={now} label={SKILL_NAMES[skill]} />
              {before !== null && (
                <span
                  aria-hidden="true"
                  className="absolute -top-[3px] h-3.5 w-[3px] -translate-x-1/2 border border-muted bg-paper"
                  style={{ left: `${before}%` }}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <DataTable
        caption="As cinco competências em números"
        columns={['Competência', isAll ? 'Média' : 'Agora', ...(hasBefore ? ['Antes', 'Mudança'] : [])]}
        rows={skills.map(({ skill, now, before }) => ({
          key: skill,
          cells: [
            SKILL_NAMES[skill],
            `${now}%`,
            ...(before === null ? [] : [`${before}%`, changeText(now - before)]),
          ],
        }))}
      />
    </div>
  );
}

/** A sentence that explains on which essays the bars, and the figure above them, are based. */
function explain(essays: number, average: number): string {
  if (essays === 1) return 'Como estava a sua primeira redação.';
  if (essays <= RECENT_ESSAYS) return `A média das suas ${essays} redações.`;
  return `Nas barras, as ${RECENT_ESSAYS} últimas redações; no traço, as anteriores. Média de todas: ${average}%.`;
}

const signed = lazily(() => new Intl.NumberFormat('pt-BR', { signDisplay: 'exceptZero' }));

/** A change in percentage points: "+7", "−3", "0". */
function changeText(change: number): string {
  return signed().format(change).replace('-', '−');
}

/** The position of each name around the pentagon. From a width of 288 px on, no name overlaps the lines. */
const PLACES = [
  'inset-x-0 top-0 text-center',
  'top-[15%] right-0',
  'right-[10%] bottom-0',
  'bottom-0 left-[18%]',
  'top-[15%] left-0',
] as const;

/** The radar of the five skills, with their names and the legend of its two lines. */
function SkillFigure({ skills }: { skills: readonly SkillProgress[] }) {
  const hasBefore = skills.some(({ before }) => before !== null);
  return (
    <figure className="mx-auto w-full max-w-100">
      <ChartFrame
        label="Radar das cinco competências. Os números estão ao lado e na tabela."
        className="aspect-[100/86]"
        labels={SKILLS.map((skill, index) => (
          <span key={skill} className={`absolute text-sm leading-none font-semibold ${PLACES[index]}`}>
            {SKILL_NAMES[skill]}
          </span>
        ))}
      >
        <SkillRadar skills={skills} />
      </ChartFrame>
      {hasBefore && (
        <figcaption className="mt-4 flex flex-wrap justify-center gap-x-5 gap-y-1 text-xs text-muted">
          <span className="inline-flex items-center gap-2">
            <LegendLine className="stroke-ink" width={2.5} />
            últimas redações
          </span>
          <span className="inline-flex items-center gap-2">
            <LegendLine className="stroke-muted" width={1.75} dashes="4 3" />
            anteriores
          </span>
        </figcaption>
      )}
    </figure>
  );
}

type LegendLineProps = { className: string; width: number; dashes?: string };

function LegendLine({ className, width, dashes }: LegendLineProps) {
  return (
    <svg width="22" height="8" aria-hidden="true" className={className}>
      <path d="M0 4h22" strokeWidth={width} strokeDasharray={dashes} />
    </svg>
  );
}
