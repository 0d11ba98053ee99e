import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Correction } from '@/domain/evaluation/correction';
import { Button } from '@/ui/button';
import { SendQuestion } from './send-question';
import { SentLine } from './sent-line';
import { SentUnknown } from './sent-unknown';
import { useSharing, type Target } from './use-sharing';

type SharingProps = {
  correction: Correction;
  /** Just corrected: asked about the class whose theme it answers, and about nothing else. */
  isNew?: boolean;
};

/**
 * Which class may read this essay. Nothing is sent unless the student says so, and says it again for every essay; those
 * in no class see nothing of it.
 */
export function Sharing({ correction, isNew = false }: SharingProps) {
  const sharing = useSharing(correction);
  const [isClosed, setIsClosed] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const section = useRef<HTMLElement>(null);

  const { sent, isPending, isOnlyOwn } = sharing;
  const targets = isNew ? sharing.targets.filter(isWanted) : sharing.targets;
  // What was just corrected was sent nowhere else.
  const isUnknown = sharing.isUnknown && !isNew;
  const isOpen = isAsked || (!isClosed && targets.some(isWanted));

  // With the line goes the button the dialog would give the focus back to.
  const sentCount = useRef(sent.length);
  useEffect(() => {
    if (sent.length < sentCount.current) section.current?.focus();
    sentCount.current = sent.length;
  }, [sent.length]);

  // Before it is known what was sent, an old essay is not asked about.
  if ((isPending && !isNew) || (sent.length === 0 && targets.length === 0)) return null;

  /** What was pressed goes away: the keyboard goes on from the section. */
  function change(move: () => void) {
    flushSync(move);
    section.current?.focus();
  }

  function close() {
    sharing.decline();
    change(() => {
      setIsAsked(false);
      setIsClosed(true);
    });
  }

  async function handleSend(target: Target) {
    if (await sharing.send(target)) change(() => setIsAsked(false));
  }

  async function retry() {
    if ((await sharing.readAgain()).isSuccess) section.current?.focus();
  }

  return (
    <section
      ref={section}
      aria-label="Turma"
      tabIndex={-1}
      className="grid gap-3 rounded-md border px-4 py-3.5 outline-none"
    >
      {sent.map((one) => (
        <SentLine key={one.classroomId} sent={one} onTakeBack={sharing.takeBack} />
      ))}
      {isUnknown ? (
        <SentUnknown isBusy={sharing.isReadingAgain} onRetry={() => void retry()} />
      ) : (
        targets.length > 0 &&
        (isOpen ? (
          <SendQuestion
            targets={targets}
            sendingTo={sharing.sendingTo}
            failure={sharing.failure}
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
              Enviar para {sent.length === 0 ? 'uma' : 'outra'} turma
            </Button>
          </div>
        ))
      )}
    </section>
  );
}

/** Asked about without the student having asked. */
function isWanted({ themeId, isUnsent }: Target): boolean {
  return themeId !== null || isUnsent;
}
