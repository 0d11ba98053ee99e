import { SKILLS, type Metrics } from '@/domain/progress/metrics';
import { averageSkill, SKILL_NAMES } from '@/domain/progress/skills';
import { paths } from '@/lib/paths';
import { Bar } from '@/ui/bar';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link-button';

/**
 * The mean of the five skills and the way to the details (spec §2 "Student home"), from every correction kept. Before
 * the first one an invitation takes the place of the five numbers.
 */
export function ProgressCard({ metrics }: { metrics: Metrics }) {
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-[1.5rem]">Meu Progresso</h2>
        <p className="text-sm text-muted">
          <b className="num font-serif text-xl font-extrabold text-ink">{averageSkill(metrics)}</b>% média
          geral
        </p>
      </div>
      {metrics.totalRedacoes === 0 ? <NoSkills /> : <Skills metrics={metrics} />}
      <LinkButton to={paths.student.correctedEssays} variant="outline" block className="mt-5">
        Ver Detalhes
      </LinkButton>
    </Card>
  );
}

function Skills({ metrics }: { metrics: Metrics }) {
  return (
    <dl className="mt-4 grid gap-2 text-sm">
      {SKILLS.map((skill) => (
        <div key={skill} className="grid grid-cols-[6.5rem_1fr_3rem] items-center gap-2.5">
          <dt>{SKILL_NAMES[skill]}</dt>
          <dd>
            <Bar value={metrics.competencias[skill]} label={SKILL_NAMES[skill]} />
          </dd>
          <dd className="num text-right font-bold">{metrics.competencias[skill]}%</dd>
        </div>
      ))}
    </dl>
  );
}

/** Before the first correction: what will stand here. */
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
