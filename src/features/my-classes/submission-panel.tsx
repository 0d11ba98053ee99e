import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whatTeachersSee } from '@/copy/classes';
import type { Correction } from '@/domain/evaluation/correction';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import { LoadFailed } from '@/ui/load-failed';
import { SentLine } from './sent-line';
import { useSubmissions, type Target } from './use-submissions';

type SubmissionPanelProps = {
  correction: Correction;
  /** Whether the essay was just corrected; the panel then asks only about the class whose theme the essay answers. */
  isNew?: boolean;
};

/**
 * Shows to which classes this essay was submitted, and offers to submit it. Nothing is submitted without the student's
 * consent for this essay. Renders nothing for students without a class.
 */
export function SubmissionPanel({ correction, isNew = false }: SubmissionPanelProps) {
  const submissions = useSubmissions(correction);
  const [isClosed, setIsClosed] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const section = useRef<HTMLElement>(null);

  const { sent, isPending, isOnlyOwn } = submissions;
  const targets = isNew ? submissions.targets.filter(isWanted) : submissions.targets;
  // A new essay cannot have been submitted elsewhere.
  const isUnknown = submissions.isUnknown && !isNew;
  const isOpen = isAsked || (!isClosed && targets.some(isWanted));

  // The dialog would return the focus to a button that disappears with its line, so the section gets the focus.
  const sentCount = useRef(sent.length);
  useEffect(() => {
    if (sent.length < sentCount.current) section.current?.focus();
    sentCount.current = sent.length;
  }, [sent.length]);

  // For an old essay, nothing is shown until its submissions are loaded.
  if ((isPending && !isNew) || (sent.length === 0 && targets.length === 0)) return null;

  /** The pressed button disappears, so the section gets the focus. */
  function change(move: () => void) {
    flushSync(move);
    section.current?.focus();
  }

  function close() {
    submissions.decline();
    change(() => {
      setIsAsked(false);
      setIsClosed(true);
    });
  }

  async function handleSend(target: Target) {
    if (await submissions.send(target)) change(() => setIsAsked(false));
  }

  async function retry() {
    if ((await submissions.readAgain()).isSuccess) section.current?.focus();
  }

  return (
    <section
      ref={section}
      aria-label="Sala"
      tabIndex={-1}
      className="grid grid-cols-1 gap-3 rounded-md border px-4 py-3.5 outline-none"
    >
      {sent.map((one) => (
        <SentLine key={one.sala_id} sent={one} onTakeBack={submissions.takeBack} />
      ))}
      {isUnknown ? (
        <LoadFailed className="text-sm" onRetry={() => void retry()}>
          Não deu para ver agora se esta redação foi enviada.
        </LoadFailed>
      ) : (
        targets.length > 0 &&
        (isOpen ? (
          <SendQuestion
            targets={targets}
            sendingTo={submissions.sendingTo}
            failure={submissions.failure}
            isOnlyOwn={isOnlyOwn}
            onSend={(target) => void handleSend(target)}
            onDecline={close}
          />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
            {isOnlyOwn && <p className="text-ink-2">Só você vê esta redação.</p>}
            <Button
              variant="ghost"
              size="small"
              className="-mx-3 underline underline-offset-4"
              onClick={() => change(() => setIsAsked(true))}
            >
              Enviar para {sent.length === 0 ? 'uma' : 'outra'} sala
            </Button>
          </div>
        ))
      )}
    </section>
  );
}

/** Whether the panel asks about this class without being requested by the student. */
function isWanted({ themeId, isUnsent }: Target): boolean {
  return themeId !== null || isUnsent;
}

type SendQuestionProps = {
  targets: readonly Target[];
  /** The classroom id of the running request. */
  sendingTo: string | null;
  failure: string | null;
  /** Whether it is certain that nobody else can read the essay yet. */
  isOnlyOwn: boolean;
  onSend(target: Target): void;
  onDecline(): void;
};

/** Asks "Enviar para a sala X?" and shows what the teacher will see. No answer is preselected. */
function SendQuestion(props: SendQuestionProps) {
  const { sendingTo, failure, isOnlyOwn, onSend, onDecline } = props;
  const targets = props.targets.filter(({ wantedWay }) => wantedWay === null);
  const refused = props.targets.filter(({ wantedWay }) => wantedWay !== null);
  if (targets.length === 0) return <RefusedTargets targets={refused} onDecline={onDecline} />;
  const [only] = targets.length === 1 ? targets : [];
  const unsent = targets.filter(({ isUnsent }) => isUnsent).map(({ classroomName }) => classroomName);
  const [teachers = [], ...others] = targets.map((target) => target.teachers);
  const isSameTeam = others.every((names) => names.join() === teachers.join());
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <h3 className="font-sans text-base leading-snug wrap-anywhere">
          {only ? `Enviar para a sala ${only.classroomName}?` : 'Enviar para uma sala?'}
        </h3>
        <p className="mt-1 text-sm wrap-anywhere text-ink-2">
          {whatTeachersSee(isSameTeam ? teachers : [])} {isOnlyOwn && 'Sem enviar, só você vê esta redação.'}
        </p>
        {unsent.length > 0 && !failure && (
          <p className="mt-1 text-sm wrap-anywhere text-warn">
            O envio para {unsent.join(' e ')} não chegou da última vez.
          </p>
        )}
      </div>
      {refused.map(refusalOf)}
      <FormFailure sentence={failure} />
      <div className="flex flex-wrap gap-x-2 gap-y-3">
        {targets.map((target) => (
          <Button
            key={target.classroomId}
            variant={target.themeId === null && targets.length > 1 ? 'outline' : 'primary'}
            size="small"
            busy={sendingTo === target.classroomId}
            busyLabel="Enviando..."
            disabled={sendingTo !== null}
            className="min-w-0 whitespace-normal! wrap-anywhere"
            onClick={() => onSend(target)}
          >
            {only ? 'Enviar para a sala' : `Enviar para ${target.classroomName}`}
          </Button>
        ))}
        <Button variant="ghost" size="small" disabled={sendingTo !== null} onClick={onDecline}>
          Agora não
        </Button>
      </div>
    </div>
  );
}

/** Shown if all classes require a different medium. */
function RefusedTargets({ targets, onDecline }: { targets: readonly Target[]; onDecline(): void }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="font-sans text-base leading-snug">Esta redação não vai para a sala</h3>
      {targets.map(refusalOf)}
      <Button variant="ghost" size="small" className="-ml-3 justify-self-start" onClick={onDecline}>
        Entendi
      </Button>
    </div>
  );
}

function refusalOf({ classroomId, classroomName, wantedWay }: Target) {
  return (
    <p key={classroomId} className="text-sm wrap-anywhere">
      <b>{classroomName}:</b>{' '}
      {wantedWay === 'manuscrita'
        ? 'o professor pediu à mão, e esta foi digitada. Fotografe a folha na aba Foto, corrija e envie.'
        : 'o professor pediu digitada, e esta veio de uma foto. Digite o texto, corrija e envie.'}
    </p>
  );
}
