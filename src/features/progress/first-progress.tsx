import { foldMetrics } from '@/domain/progress/fold-metrics';
import { sampleEssays } from '@/domain/progress/sample-essays';
import { scoreSeries } from '@/domain/progress/score-series';
import { skillProgress } from '@/domain/progress/skill-progress';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { CompetencyList } from './competency-list';
import { Journey } from './journey';
import { ScoreHistory } from './score-history';
import { SkillsPanel } from './skills-panel';

/** Before the first essay: the way to it, and what this page becomes, on made-up figures that say so. */
export function FirstProgress({ now }: { now: Date }) {
  const essays = sampleEssays(now);
  const skills = skillProgress(essays);
  return (
    <div className="mt-4 grid grid-cols-1 gap-10">
      <EmptyState
        griffin="thinking"
        title="Seu progresso começa na primeira redação"
        headingLevel={3}
        action={<LinkButton to={paths.student.essay}>Escrever Redação</LinkButton>}
      >
        A partir dela, esta página mostra onde você está em cada competência e o que o próximo nível pede.
      </EmptyState>
      <section
        aria-labelledby="example"
        className="grid grid-cols-1 gap-10 rounded-lg border border-dashed border-border-strong p-4 sm:p-8"
      >
        <div>
          <Badge variant="mark">Exemplo</Badge>
          <h3 id="example" className="mt-2 text-lg">
            Assim fica o seu progresso
          </h3>
          <p className="mt-1 text-ink-2">
            Oito redações inventadas: os dados abaixo são de exemplo, nenhum deles é seu.
          </p>
        </div>
        <SkillsPanel essays={essays} skills={skills} />
        <ScoreHistory series={scoreSeries(essays)} />
        <CompetencyList skills={skills} />
        <Journey metrics={foldMetrics(essays)} now={now} />
      </section>
    </div>
  );
}
