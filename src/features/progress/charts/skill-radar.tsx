import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar, RadarChart } from 'recharts';
import type { SkillProgress } from '@/domain/progress/skill-progress';

/** The five skills now, and before where that is known. The labels stand around it (skill-figure.tsx). */
export function SkillRadar({ skills }: { skills: readonly SkillProgress[] }) {
  const hasBefore = skills.some(({ before }) => before !== null);
  return (
    <RadarChart
      responsive
      accessibilityLayer={false}
      data={[...skills]}
      cx="50%"
      cy="54%"
      outerRadius="84%"
      margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
      className="size-full"
    >
      <PolarGrid stroke="var(--border)" />
      <PolarAngleAxis dataKey="skill" tick={false} axisLine={false} />
      <PolarRadiusAxis domain={[0, 100]} tick={false} axisLine={false} tickCount={5} />
      {hasBefore && (
        <Radar
          dataKey="before"
          fill="none"
          stroke="var(--muted)"
          strokeWidth={1.5}
          strokeDasharray="4 4"
          isAnimationActive={false}
        />
      )}
      <Radar
        dataKey="now"
        fill="var(--hl-area)"
        fillOpacity={1}
        stroke="var(--ink)"
        strokeWidth={2.25}
        strokeLinejoin="round"
        dot={{ r: 4, fill: 'var(--ink)', fillOpacity: 1, stroke: 'none' }}
        isAnimationActive={false}
      />
    </RadarChart>
  );
}
