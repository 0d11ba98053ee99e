import { countedOnce } from '@/domain/progress/counted-once';
import {
  skillMeans,
  SKILLS,
  type Metrics,
  type SkillPercents,
  averageSkill,
  SKILL_NAMES,
} from '@/domain/progress/metrics';
import { paths } from '@/lib/paths';
import { Bar } from '@/ui/bar';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link-button';

/**
 * The mean of each skill over all corrections, with a link to the details (R-HOME-1). An invitation to write
 * replaces the numbers before the first correction.
 */
export function ProgressCard({ metrics }: { metrics: Metrics }) {
  const means = skillMeans(countedOnce(metrics.redacoes).essays);
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-[1.5rem]">Meu Progresso</h2>
        <p className="text-sm text-muted">
          <b className="num font-serif text-xl font-extrabold text-ink">
            {averageSkill({ competencias: means })}
          </b>
          % média geral
        </p>
      </div>
      {metrics.totalRedacoes === 0 ? <NoSkills /> : <Skills means={means} />}
      <LinkButton to={paths.student.progress} variant="outline" block className="mt-5">
        Ver Detalhes
      </LinkButton>
    </Card>
  );
}

function Skills({ means }: { means: SkillPercents }) {
  return (
    <dl className="@container mt-4 grid gap-2 text-sm">
      {SKILLS.map((skill) => (
        // With a very large font the bar takes its own line.
        <div
          key={skill}
          className="grid grid-cols-[6.5rem_1fr_3rem] items-center gap-2.5 @max-[13rem]:grid-cols-[1fr_auto] @max-[13rem]:gap-y-1"
        >
          <dt>{SKILL_NAMES[skill]}</dt>
          <dd className="@max-[13rem]:order-last @max-[13rem]:col-span-2">
            <Bar value={means[skill]} label={SKILL_NAMES[skill]} />
          </dd>
          <dd className="num text-right font-bold">{means[skill]}%</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shown before the first correction: describes what the card will contain. */
function NoSkills() {
  return (
    <>
      <p className="mt-1.5 text-ink-2">
        A primeira correção mostra de onde você parte em cada uma das cinco habilidades.
      </p>
      <ul className="mt-4 grid gap-2 text-sm text-muted">
        {SKILLS.map((skill) => (
          <li key={skill} className="grid grid-cols-[6.5rem_1fr] items-center gap-2.5">
            {SKILL_NAMES[skill]}
            <span aria-hidden="true" className="border-b border-dashed border-border-strong" />
          </li>
        ))}
      </ul>
    </>
  );
}
