import { Check, Circle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { canetinhasText } from '@/copy/canetinhas';
import type { MissionState } from '@/domain/rewards/mission-progress';
import { useServices } from '@/data/services-context';
import { A_DAY } from '@/domain/practice/day';
import { dailyMission } from '@/domain/rewards/daily-mission';
import type { MissionPart } from '@/domain/rewards/mission-parts';
import { isMissionDue } from '@/domain/rewards/mission-progress';
import { paths } from '@/lib/paths';
import { useMission } from '@/queries/reward-queries';
import { Badge } from '@/ui/badge';
import { LinkButton } from '@/ui/link-button';
import { timeLeft, useTimeToMidnight } from './use-time-to-midnight';

/** The mission of the day (R-MISSION-1). */
export function MissionCard() {
  // The mission is determined by the date; only its progress has to be loaded.
  const { data: state, isError } = useMission();
  const { hasServer } = useServices().capabilities;
  const { now, seconds } = useTimeToMidnight();
  const mission = dailyMission(now);
  // State loaded before midnight belongs to the former mission.
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
      {today && !isDone && (
        <p className="mt-2.5 text-sm text-ink-2">
          Ou faça os {A_DAY} de hoje no <Link to={paths.student.practice}>Treino</Link>
          {today.practised > 0 && `: ${Math.min(today.practised, A_DAY)} feitos`}.
        </p>
      )}
      <p className="mt-2.5 mb-4 text-xs text-muted">
        {state || isError ? <span>{state ? hint(today) : UNKNOWN}</span> : <Waiting />}{' '}
        {hasServer && !isDone && <span>Vale a redação corrigida com internet. </span>}
        <span>
          {isDone ? 'Ela chega em' : 'Tempo até a meia-noite:'}{' '}
          <span className="num whitespace-nowrap">{timeLeft(seconds)}</span>.
        </span>
      </p>
      <LinkButton to={paths.student.essay} variant="outline" block className="mt-auto">
        {!state && 'Escrever uma redação'}
        {state && (isDone ? 'Escrever outra redação' : 'Cumprir a missão')}
      </LinkButton>
    </section>
  );
}

const UNKNOWN = 'Não deu para ver se você já cumpriu a missão de hoje.';

/** In place of the progress, which is not known yet. */
function Waiting() {
  return (
    <>
      <output className="sr-only">Carregando...</output>
      <span
        aria-hidden="true"
        className="anim-breathe inline-block h-[0.8em] w-48 max-w-full rounded-sm bg-tray forced-colors:border"
      />
    </>
  );
}

function hint(today: MissionState | undefined): string {
  if (today?.isDone) return 'A próxima missão vem à meia-noite.';
  if (today && isMissionDue(today)) return 'Já está tudo feito: a recompensa está a caminho.';
  return 'Complete até meia-noite para ganhar a recompensa!';
}

/** The parts of the mission; a part is ticked if today's best essay fulfills it. */
function MissionParts({ parts }: { parts: readonly MissionPart[] }) {
  return (
    <>
      <p id="mission-parts" className="mt-3 text-xs text-muted">
        Na sua redação de hoje
      </p>
      <ul aria-labelledby="mission-parts" className="mt-1 grid gap-1 text-sm">
        {parts.map(({ label, isDone }) => (
          <li key={label} className={isDone ? 'flex gap-2 font-semibold' : 'flex gap-2 text-ink-2'}>
            {isDone ? (
              <Check
                size={17}
                strokeWidth={2.5}
                aria-hidden="true"
                className="mt-0.5 shrink-0 text-success"
              />
            ) : (
              <Circle
                size={17}
                strokeWidth={1.75}
                aria-hidden="true"
                className="mt-0.5 shrink-0 text-muted"
              />
            )}
            <span className="min-w-0">
              {label}
              <span className="sr-only">{isDone ? ': feito' : ': ainda falta'}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
