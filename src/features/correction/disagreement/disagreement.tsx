import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatDate } from '@/copy/dates';
import { useSessionUser } from '@/data/services-context';
import type { OwnDisagreement } from '@/domain/disagreements/disagreement';
import { ANSWER_OPENINGS, nameOfTarget } from '@/domain/disagreements/names';
import { targetsOf, type ShownTarget } from '@/domain/disagreements/targets';
import { storedIdOf, type Correction } from '@/domain/evaluation/correction';
import type { Finding } from '@/domain/evaluation/evaluation';
import type { CompetencyNumber } from '@/domain/rubric/competency';
import { lazyDialog } from '@/lib/lazy-dialog';
import { useWaitingCorrections } from '@/queries/essay-queries';
import { Button } from '@/ui/button';
import { notify } from '@/ui/toast';
import { useOwnDisagreements, useStopSharing, useWithdraw } from './disagreement-queries';
import { fieldsOf, unsavedDisagreement } from './use-disagreement-form';

const DisagreementDialog = lazyDialog(() =>
  import('./disagreement-dialog').then((module) => module.DisagreementDialog),
);

type DisagreementProps = {
  correction: Correction;
  /** The findings that are shown as marks. */
  findings: readonly Finding[];
  competency: CompetencyNumber;
  /**
   * Whether the competency is unfolded. Existing disagreements are always shown; the button to report one is shown
   * only if the competency is unfolded.
   */
  isOpen: boolean;
};

/** The student's disagreement with a competency and the team's answer, or a button to report a disagreement. */
export function Disagreement({ correction, findings, competency, isOpen }: DisagreementProps) {
  const essayId = storedIdOf(correction);
  const { data } = useOwnDisagreements(essayId);
  const isWaiting = useWaitingCorrections().some(({ id }) => id === essayId);
  const [isAsking, setIsAsking] = useState(false);
  // The element that replaces a pressed button and receives the focus once rendered.
  const [next, setNext] = useState<'note' | 'button' | null>(null);
  const onFocused = () => setNext(null);
  if (!data) return null;
  const said = data.find(({ competencia }) => competencia === competency);
  const targets = targetsOf(correction, findings, competency);
  const keptAs = `${essayId} ${competency}`;
  if (said)
    return (
      <Said
        said={said}
        targets={targets}
        keptAs={keptAs}
        takesFocus={next === 'note'}
        onFocused={onFocused}
        onWithdrawn={() => setNext('button')}
      />
    );
  if (!isOpen) return null;
  return (
    <div className="mt-3 -ml-3">
      <AskButton
        takesFocus={next === 'button'}
        onFocused={onFocused}
        onPress={() => setIsAsking(true)}
        competency={competency}
      />
      <DisagreementDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onSent={() => {
          setIsAsking(false);
          setNext('note');
        }}
        essayId={essayId}
        competency={competency}
        keptAs={keptAs}
        targets={targets}
        isWaiting={isWaiting}
      />
    </div>
  );
}

type Focusing = { takesFocus: boolean; onFocused: () => void };

/** Returns a ref and moves the focus to its element, once. */
function useTakenFocus<Element extends HTMLElement>({ takesFocus, onFocused }: Focusing) {
  const target = useRef<Element>(null);
  const focused = useEffectEvent(onFocused);
  useEffect(() => {
    if (!takesFocus) return;
    target.current?.focus();
    focused();
  }, [takesFocus]);
  return target;
}

type AskButtonProps = Focusing & { competency: CompetencyNumber; onPress: () => void };

function AskButton({ competency, onPress, ...focusing }: AskButtonProps) {
  const button = useTakenFocus<HTMLButtonElement>(focusing);
  return (
    <Button ref={button} variant="ghost" size="small" onClick={onPress}>
      Não concordo<span className="sr-only">: competência {competency}</span>
    </Button>
  );
}

type SaidProps = Focusing & {
  said: OwnDisagreement;
  targets: readonly ShownTarget[];
  keptAs: string;
  onWithdrawn: () => void;
};

function Said({ said, targets, keptAs, onWithdrawn, ...focusing }: SaidProps) {
  const { id: userId } = useSessionUser();
  const withdraw = useWithdraw();
  const stop = useStopSharing();
  const note = useTakenFocus<HTMLDivElement>(focusing);
  const { competencia, created_at, nivel_esperado, motivo, com_redacao, resultado } = said;

  function handleWithdraw() {
    withdraw.mutate(said.id, {
      onSuccess() {
        unsavedDisagreement.keep(userId, fieldsOf(said, targets), keptAs);
        notify({
          title: 'Discordância retirada',
          description: 'O que você escreveu continua em “Não concordo”, se quiser enviar de outro jeito.',
        });
        onWithdrawn();
      },
    });
  }

  return (
    <div
      ref={note}
      tabIndex={-1}
      role="note"
      aria-label={`Você discordou: competência ${competencia}`}
      className="mt-4 grid max-w-[64ch] gap-2 rounded-md border px-4 py-3 outline-none"
    >
      <p className="text-sm">
        <b>Você discordou em {formatDate(new Date(created_at))}</b>
        {resultado === null && <span className="text-ink-2"> · aguardando resposta</span>}
      </p>
      <p className="text-sm wrap-anywhere text-ink-2">
        {nameOfTarget(said)}
        {nivel_esperado !== null && ` · nível esperado: ${nivel_esperado}`}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{motivo}</p>
      <TeamAnswer said={said} />
      <div className="-ml-3 flex flex-wrap gap-x-1">
        {resultado === null && (
          <Button variant="ghost" size="small" busy={withdraw.isPending} onClick={handleWithdraw}>
            Retirar
          </Button>
        )}
        {com_redacao && (
          <Button variant="ghost" size="small" busy={stop.isPending} onClick={() => stop.mutate(said.id)}>
            Deixar de mostrar a redação à equipe
          </Button>
        )}
      </div>
    </div>
  );
}

function TeamAnswer({ said: { resultado, resposta } }: { said: OwnDisagreement }) {
  if (resultado === null) return null;
  return (
    <p className="border-l-4 border-hl-line bg-hl-soft px-3 py-2 whitespace-pre-line wrap-anywhere">
      <b>{ANSWER_OPENINGS[resultado]}</b> {resposta}
    </p>
  );
}
