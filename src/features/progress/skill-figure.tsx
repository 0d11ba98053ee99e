import { SKILL_NAMES } from '@/domain/progress/skills';
import type { SkillProgress } from '@/domain/progress/skill-progress';
import { SKILLS } from '@/domain/progress/metrics';
import { ChartFrame } from '@/ui/chart-frame';
import { SkillRadar } from './charts/lazy-charts';

/** Where each name stands around the pentagon, clear of its lines down to 288 px. */
const PLACES = [
  'inset-x-0 top-0 text-center',
  'top-[15%] right-0',
  'right-[10%] bottom-0',
  'bottom-0 left-[18%]',
  'top-[15%] left-0',
] as const;

/** The radar of the five skills, with their names and what its two lines are. */
export function SkillFigure({ skills }: { skills: readonly SkillProgress[] }) {
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
