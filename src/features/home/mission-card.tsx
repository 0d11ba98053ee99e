import { Check } from 'lucide-react';
import { Suspense } from 'react';
import { canetinhasText } from '@/copy/canetinhas';
import type { MissionState } from '@/data/late-services';
import { useHasLateServices } from '@/data/use-late-services';
import { useMission } from '@/data/use-rewards';
import { dailyMission } from '@/domain/rewards/daily-mission';
import { isMissionComplete } from '@/domain/rewards/mission-progress';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { LinkButton } from '@/ui/link-button';
import { MissionParts } from './mission-parts';
import { timeLeft } from './time-left';
import { useTimeToMidnight } from './use-time-to-midnight';

/** The mission of the day, on the desk rather than on paper: an invitation, not a record (spec §2). */
export function MissionCard() {
  const hasState = useHasLateServices();
  return hasState ? (
    <Suspense fallback={<Card state={undefined} />}>
      <CardWithState />
    </Suspense>
  ) : (
    <Card state={undefined} />
  );
}

function CardWithState() {
  return <Card state={useMission().data} />;
}

/** The mission is known at once; how far today's essays came, a moment later. */
function Card({ state }: { state: MissionState | undefined }) {
  const { now, seconds } = useTimeToMidnight();
  const mission = dailyMission(now);
  // What was read before midnight says nothing about the new one.
  const today = state?.mission.id === mission.id ? state : undefined;
  const isDone = today?.isDone ?? false;
  const parts = today?.parts ?? null;

  return (
    <section aria-labelledby="mission" className="flex flex-col rounded-lg border p-5 sm:p-6">
      <div className="flex items-start justify-between gap-4">
        <h2 id="mission" className="text-[1.5rem]">
          Missão do Dia
        </h2>
        {isDone ? (
          <Badge variant="ok">
            <Check size={14} strokeWidth={2.5} aria-hidden="true" />
            Cumprida
          </Badge>
        ) : (
          <Badge variant="outline">
            <span className="sr-only">Dificuldade:</span>
            {mission.difficulty}
          </Badge>
        )}
      </div>
      <h3 className="mt-2.5 font-sans text-base leading-snug">{mission.title}</h3>
      <p className="mt-1 text-sm text-ink-2">
        {mission.description} {isDone ? 'Você ganhou' : 'Vale'}{' '}
        <b className="num text-ink">{canetinhasText(mission.reward)}</b>.
      </p>
      {parts && <MissionParts parts={parts} />}
      <p className="mt-2.5 mb-4 text-xs text-muted">
        <span>{hint(today)}</span>{' '}
        <span>
          {isDone ? 'Ela chega em' : 'Tempo até lá:'}{' '}
          <span className="num whitespace-nowrap">{timeLeft(seconds)}</span>.
        </span>
      </p>
      <LinkButton to={paths.student.essay} variant="outline" block className="mt-auto">
        {isDone ? 'Escrever outra redação' : 'Escrever com a missão'}
      </LinkButton>
    </section>
  );
}

function hint(today: MissionState | undefined): string {
  if (today?.isDone) return 'A próxima missão vem à meia-noite.';
  if (today?.parts && isMissionComplete(today.parts))
    return 'Sua redação já tem tudo: a recompensa está a caminho.';
  return 'Complete até meia-noite para ganhar a recompensa!';
}
