import { SKILLS } from '@/domain/progress/metrics';
import type { SkillProgress } from '@/domain/progress/skill-progress';

/** Drawing in its own units: view box, center, and distance of 100% from the center. */
const VIEW_BOX = '0 0 100 86';
const CENTRE = 'translate(50 46.5)';
const REACH = 36;
const RINGS = [25, 50, 75, 100];

/** The position of a percentage on the axis of a corner; the corners are numbered clockwise from the top. */
function pointAt(index: number, percent: number): [x: number, y: number] {
  const angle = (index * 2 * Math.PI) / SKILLS.length;
  const reach = (percent / 100) * REACH;
  return [reach * Math.sin(angle), -reach * Math.cos(angle)];
}

function outline(percents: readonly number[]): string {
  return percents.map((percent, index) => pointAt(index, percent).join()).join(' ');
}

/**
 * Radar of the five skills: an outline for the current means and, if known, an outline for the earlier means. The
 * labels are in skills-panel.tsx.
 */
export function SkillRadar({ skills }: { skills: readonly SkillProgress[] }) {
  const hasBefore = skills.some(({ before }) => before !== null);
  return (
    <svg viewBox={VIEW_BOX} className="size-full" aria-hidden="true">
      <g
        transform={CENTRE}
        fill="none"
        strokeLinejoin="round"
        className="**:[vector-effect:non-scaling-stroke]"
      >
        <g className="stroke-border">
          {RINGS.map((percent) => (
            <polygon key={percent} points={outline(SKILLS.map(() => percent))} />
          ))}
          <path d={SKILLS.map((_, index) => `M0,0L${pointAt(index, 100).join()}`).join('')} />
        </g>
        {hasBefore && (
          <polygon
            points={outline(skills.map(({ before }) => before ?? 0))}
            className="stroke-muted"
            strokeWidth={1.5}
            strokeDasharray="4 4"
          />
        )}
        <polygon
          points={outline(skills.map(({ now }) => now))}
          className="fill-hl-area stroke-ink"
          strokeWidth={2.25}
        />
        {skills.map(({ skill, now }, index) => {
          const [x, y] = pointAt(index, now);
          return <circle key={skill} cx={x} cy={y} r={1.1} className="fill-ink" />;
        })}
      </g>
    </svg>
  );
}
