import { skillMeans } from '@/domain/progress/means';
import type { MetricsEssay } from '@/domain/progress/metrics';
import type { SkillProgress } from '@/domain/progress/skill-progress';
import { averageSkill } from '@/domain/progress/skills';
import { SkillBars } from './skill-bars';
import { SkillFigure } from './skill-figure';

type SkillsPanelProps = { essays: readonly MetricsEssay[]; skills: readonly SkillProgress[] };

/** The five skills as a radar, and beside it in figures. */
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
