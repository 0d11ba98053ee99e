import { SKILLS, type Metrics } from '@/domain/progress/metrics';
import { averageSkill, SKILL_NAMES } from '@/domain/progress/skills';
import { paths } from '@/lib/paths';
import { Bar } from '@/ui/bar';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link-button';

/** The five skills and their mean, from every correction kept (spec §2 "Student home"). */
export function ProgressCard({ metrics }: { metrics: Metrics }) {
  if (metrics.totalRedacoes === 0) return <NoProgress />;
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-[1.5rem]">Meu Progresso</h2>
        <p className="text-sm text-muted">
          <b className="num font-serif text-xl font-extrabold text-ink">{averageSkill(metrics)}</b>% média
          geral
        </p>
      </div>
      <dl className="mt-4 mb-5 grid gap-2 text-sm">
        {SKILLS.map((skill) => (
          <div key={skill} className="grid grid-cols-[6.5rem_1fr_2.5rem] items-center gap-2.5">
            <dt>{SKILL_NAMES[skill]}</dt>
            <dd>
              <Bar value={metrics.competencias[skill]} label={SKILL_NAMES[skill]} />
            </dd>
            <dd className="num text-right font-bold">{metrics.competencias[skill]}%</dd>
          </div>
        ))}
      </dl>
      <LinkButton to={paths.student.correctedEssays} variant="outline" block>
        Ver Detalhes
      </LinkButton>
    </Card>
  );
}

/** Before the first correction: what will stand here, without numbers that mean nothing. */
function NoProgress() {
  return (
    <Card>
      <h2 className="text-[1.5rem]">Meu Progresso</h2>
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
    </Card>
  );
}
