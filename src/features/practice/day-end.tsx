import { Check, Highlighter, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useIsMutating } from '@tanstack/react-query';
import type { FaultProgress, PracticeState } from '@/contracts/practice';
import { canetinhasText } from '@/copy/canetinhas';
import { comesAgain } from '@/copy/dates';
import { A_DAY, practiceDay } from '@/domain/practice/day';
import { faultName } from '@/domain/practice/faults';
import { paths } from '@/lib/paths';
import { ANSWER } from '@/queries/practice-queries';
import { useClaimRewards, useMission } from '@/queries/reward-queries';
import { Card } from '@/ui/card';
import { Griffin } from '@/ui/griffin';
import { LinkButton } from '@/ui/link-button';
import { isFirm, streakText } from './fault-list';

const DAY_MS = 86_400_000;

/** The end of the day's practice: what was right, how firm each fault of today is, what comes tomorrow. */
export function DayEnd({ state, now }: { state: PracticeState; now: Date }) {
  const mission = useMission().data;
  const { mutate: claim } = useClaimRewards();
  const isSending = useIsMutating({ mutationKey: [ANSWER] }) > 0;
  // The mission of the day is done once the answers of the day have arrived.
  useEffect(() => {
    if (!isSending) claim();
  }, [isSending, claim]);
  const { hoje, cartoes, faltas } = state;
  const { end } = practiceDay(now);
  const ofToday = new Set(hoje.map(({ chave }) => cartoes.find((card) => card.chave === chave)?.falta));
  const practised = faltas.filter(({ falta }) => ofToday.has(falta) && faultName(falta) !== null);
  const tomorrow = cartoes.filter(({ vence }) => Date.parse(vence) < end + DAY_MS).length;
  return (
    <div className="grid">
      <Griffin pose="celebrating" className="mr-6 -mb-3.5 size-32 justify-self-end" />
      <Card
        role="region"
        aria-labelledby="day-end"
        className="relative max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 max-sm:px-4"
      >
        <h3 id="day-end" className="font-serif text-[1.75rem] leading-tight font-bold">
          {hoje.length >= A_DAY ? 'Dez de dez por hoje' : 'Pronto por hoje'}
        </h3>
        <p className="mt-1.5 max-w-[46ch] text-ink-2">{summary(hoje)}</p>
        <ul className="mt-4.5 mb-5 border-b">
          {practised.map((fault) => (
            <Practised key={fault.falta} fault={fault} now={now} />
          ))}
          {mission?.isDone && (
            <Row
              icon={<Highlighter size={18} strokeWidth={1.75} aria-hidden="true" />}
              end={<b className="num">+{canetinhasText(mission.mission.reward)}</b>}
            >
              <b className="font-semibold">Missão do dia feita</b>
            </Row>
          )}
        </ul>
        <div className="flex flex-wrap gap-2 max-sm:*:basis-full">
          <LinkButton to={paths.student.essay}>Escrever com o que treinei</LinkButton>
          <LinkButton to={paths.student.home} variant="ghost">
            Voltar para Início
          </LinkButton>
        </div>
        <p className="mt-4.5 text-xs text-muted">
          {tomorrow > 0 && `Amanhã ${tomorrow === 1 ? 'volta uma frase' : `voltam ${tomorrow} frases`}. `}O
          treino não muda nenhuma nota.
        </p>
      </Card>
    </div>
  );
}

/** "8 certas de primeira. As outras 2 você acertou na volta." */
function summary(today: PracticeState['hoje']): string {
  const atOnce = today.filter(({ certa }) => certa).length;
  const others = today.length - atOnce;
  if (others === 0) return 'Todas certas de primeira.';
  const first = `${atOnce} ${atOnce === 1 ? 'certa' : 'certas'} de primeira.`;
  return `${first} ${others === 1 ? 'A outra' : `As outras ${others}`} você acertou na volta.`;
}

function Practised({ fault, now }: { fault: FaultProgress; now: Date }) {
  const name = faultName(fault.falta);
  const again = fault.vence && comesAgain(fault.vence, now);
  if (isFirm(fault))
    return (
      <Row icon={<Check size={20} strokeWidth={2.25} aria-hidden="true" className="text-success" />}>
        <b className="font-semibold">{name}: firme</b>
        <p className="text-sm text-ink-2">Cinco seguidas.{again && ` Só volta ${again}.`}</p>
      </Row>
    );
  return (
    <Row
      icon={
        fault.seguidas > 0 ? (
          <Check size={20} strokeWidth={2.25} aria-hidden="true" className="text-success" />
        ) : (
          <RotateCcw size={18} strokeWidth={2} aria-hidden="true" className="text-pen-orange-text" />
        )
      }
    >
      <b className="font-semibold">
        {name}: {streakText(fault)}
      </b>
      {again && <p className="text-sm text-ink-2">Volta {again}.</p>}
    </Row>
  );
}

function Row({ icon, end, children }: { icon: ReactNode; end?: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.75rem_1fr_auto] items-center gap-x-1.5 border-t py-2.5">
      {icon}
      <div className="min-w-0">{children}</div>
      {end}
    </li>
  );
}
