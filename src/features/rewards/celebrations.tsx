import { useEffect, useEffectEvent, useState } from 'react';
import { canetinhasReward } from '@/copy/canetinhas';
import type { Achievement } from '@/domain/rewards/achievement';
import { useCelebrations } from '@/queries/reward-queries';
import { Button } from '@/ui/button';
import { canInterrupt } from '@/ui/can-interrupt';
import { Griffin } from '@/ui/griffin';
import { LinkButton } from '@/ui/link-button';
import { PassingDialog } from '@/ui/passing-dialog';
import { achievementsPath } from './achievements-path';

type Shown = { achievement: Achievement; position: number; total: number };

/** Shows the queued achievements one after the other, once the user is idle. */
export function Celebrations() {
  const { queue, remove } = useCelebrations();
  const [isOpen, setIsOpen] = useState(false);
  /** Number of achievements of this round already shown. */
  const [doneCount, setDoneCount] = useState(0);
  /** Shown while the dialog closes. */
  const [last, setLast] = useState<Shown | null>(null);
  useWhenIdle(queue.length > 0 && !isOpen, () => setIsOpen(true));

  const [first] = queue;
  const current = first
    ? { achievement: first, position: doneCount + 1, total: doneCount + queue.length }
    : null;
  const shown = current ?? last;
  if (isOpen && current === null) {
    setIsOpen(false);
    setDoneCount(0);
  }

  function handleNext() {
    setLast(current);
    setDoneCount(doneCount + 1);
    remove(1);
  }

  /** Closing one skips the rest of the queue. */
  function handleClose() {
    setLast(current);
    remove(queue.length);
  }

  return shown && <AchievementPopup open={isOpen} {...shown} onNext={handleNext} onClose={handleClose} />;
}

/** R-ACHIEVEMENT-5. */
const POPUP_MS = 6000;

type AchievementPopupProps = {
  open: boolean;
  achievement: Achievement;
  /** Counted from 1, within this round of `total`. */
  position: number;
  total: number;
  onNext: () => void;
  onClose: () => void;
};

/** Celebrates one unlocked achievement. */
function AchievementPopup(props: AchievementPopupProps) {
  const { open, achievement, position, total, onNext, onClose } = props;
  const { codigo, emoji, nome, descricao, recompensa } = achievement;
  const hasMore = position < total;

  return (
    <PassingDialog
      open={open}
      onClose={onClose}
      passesAfterMs={POPUP_MS}
      onPassed={onNext}
      round={codigo}
      figure={<Griffin pose="celebrating" className="-ml-2.5 mb-2 size-33" />}
      eyebrow={
        <>
          Conquista desbloqueada
          {total > 1 && (
            <span className="num">
              {' · '}
              {position} de {total}
            </span>
          )}
        </>
      }
      title={
        <>
          <span aria-hidden="true" className="mr-2">
            {emoji}
          </span>
          <span key={codigo} className="hl anim-draw">
            {nome}
          </span>
        </>
      }
      description={descricao}
      footer={
        <>
          <LinkButton to={achievementsPath} variant="ghost" onClick={onClose}>
            Ver conquistas
          </LinkButton>
          <Button onClick={onNext}>{hasMore ? 'Próxima' : 'Continuar'}</Button>
        </>
      }
    >
      <p className="num mt-3 font-semibold text-pen-yellow-text">{canetinhasReward(recompensa)}</p>
    </PassingDialog>
  );
}

const CHECK_EVERY_MS = 500;
/** Consecutive idle checks, so that the pop-up does not follow at once on a closed dialog or the offer on entry. */
const IDLE_CHECKS = 5;

/** While `isWaiting`, calls back once the user would not be interrupted (`canInterrupt`). */
function useWhenIdle(isWaiting: boolean, onIdle: () => void): void {
  const tell = useEffectEvent(onIdle);

  useEffect(() => {
    if (!isWaiting) return;
    let idleChecks = 0;
    const timer = setInterval(() => {
      idleChecks = canInterrupt() ? idleChecks + 1 : 0;
      if (idleChecks < IDLE_CHECKS) return;
      clearInterval(timer);
      tell();
    }, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
