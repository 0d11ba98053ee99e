import type { DailyMission } from '@/domain/rewards/daily-mission';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { LinkButton } from '@/ui/link-button';

/** The mission of the day, on the desk rather than on paper: an invitation, not a record (spec §2). */
export function MissionCard({ mission }: { mission: DailyMission }) {
  return (
    <section aria-labelledby="mission" className="flex flex-col rounded-lg border p-5 sm:p-6">
      <div className="flex items-start justify-between gap-4">
        <h2 id="mission" className="text-[1.5rem]">
          Missão do Dia
        </h2>
        <Badge variant="outline">
          <span className="sr-only">Dificuldade:</span>
          {mission.difficulty}
        </Badge>
      </div>
      <h3 className="mt-2.5 font-sans text-base leading-snug">{mission.title}</h3>
      <p className="mt-1 text-sm text-ink-2">
        {mission.description} Vale <b className="num text-ink">{mission.reward} canetinhas</b>.
      </p>
      <p className="mt-2.5 mb-4 text-xs text-muted">Complete até meia-noite para ganhar a recompensa!</p>
      <LinkButton to={paths.student.essay} variant="outline" block className="mt-auto">
        Escrever com a missão
      </LinkButton>
    </section>
  );
}
