import { averageNow, RECENT_ESSAYS, type SkillProgress } from '@/domain/progress/skill-progress';
import { SKILL_NAMES } from '@/domain/progress/skills';
import { Bar } from '@/ui/bar';
import { TableTwin } from '@/ui/table-twin';
import { changeText } from './change-text';

type SkillBarsProps = {
  skills: readonly SkillProgress[];
  /** Of all essays, percent. */
  average: number;
  essays: number;
};

/** The five skills in figures: now, how far from before, and the average of all essays. */
export function SkillBars({ skills, average, essays }: SkillBarsProps) {
  const hasBefore = skills.some(({ before }) => before !== null);
  const isAll = essays <= RECENT_ESSAYS;
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">Cinco competências</h3>
        <p className="text-sm text-muted">
          <b className="num font-serif text-[2rem] leading-none font-extrabold text-ink">{average}</b>% média
          geral
        </p>
      </div>
      <p className="mt-1 text-sm text-ink-2">{explain(skills, essays)}</p>
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
      <TableTwin
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

/** Which essays the bars are of. */
function explain(skills: readonly SkillProgress[], essays: number): string {
  if (essays === 1) return 'Como estava a sua primeira redação.';
  if (essays <= RECENT_ESSAYS) return `A média das suas ${essays} redações.`;
  return `Nas barras, a média das ${RECENT_ESSAYS} últimas redações (${averageNow(skills)}%); no traço, a das anteriores a elas.`;
}
