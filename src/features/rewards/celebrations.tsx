import { type Mutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { canetinhasReward } from '@/copy/canetinhas';
import { type Achievement, isFirstTime } from '@/domain/rewards/achievement';
import { usePageState } from '@/lib/use-page-state';
import { whenIdle } from '@/lib/when-idle';
import { useCelebrations } from '@/queries/reward-queries';
import { Button } from '@/ui/button';
import { canInterrupt } from '@/ui/can-interrupt';
import { Griffin } from '@/ui/griffin';
import { LinkButton } from '@/ui/link-button';
import { PassingDialog } from '@/ui/passing-dialog';
import { achievementsPath } from './achievements-path';

/**
 * Shows all queued achievements in one pop-up, once the user is idle and no further achievements are expected.
 * Closed on navigation.
 */
export function Celebrations() {
  const { queue, remove } = useCelebrations();
  const [isOpen, setIsOpen] = usePageState(false);
  const [taken, setTaken] = useState<readonly Achievement[]>([]);
  useWhenCalm(queue.length > 0 && !isOpen, () => {
    setTaken(queue);
    remove(queue.length);
    setIsOpen(true);
  });
  // Achievements unlocked meanwhile are added. The set drops duplicates, because the queue reports removals with a
  // delay.
  const shown = isOpen ? [...new Set([...taken, ...queue])] : taken;

  function handleClose() {
    setTaken(shown);
    remove(queue.length);
    setIsOpen(false);
  }

  return shown.length > 0 && <CelebrationPopup open={isOpen} achievements={shown} onClose={handleClose} />;
}

/** Display time of the pop-up in ms (R-ACHIEVEMENT-5). */
const POPUP_MS = 6000;
/** Display time in ms for several achievements, which take longer to read than one. */
const SUMMARY_MS = 12_000;

type CelebrationPopupProps = {
  open: boolean;
  /** At least one achievement. */
  achievements: readonly Achievement[];
  onClose: () => void;
};

function CelebrationPopup({ open, achievements, onClose }: CelebrationPopupProps) {
  const [first] = achievements;
  if (!first) return null;
  const isOne = achievements.length === 1;
  const firstTimes = achievements.filter(isFirstTime);
  const others = achievements.filter((one) => !isFirstTime(one));
  const reward = achievements.reduce((sum, { recompensa }) => sum + recompensa, 0);
  return (
    <PassingDialog
      open={open}
      onClose={onClose}
      passesAfterMs={isOne ? POPUP_MS : SUMMARY_MS}
      onPassed={onClose}
      round={achievements.map(({ codigo }) => codigo).join()}
      figure={
        <Griffin pose="celebrating" className={isOne ? '-ml-2.5 mb-2 size-33' : '-ml-2 mb-1 size-24'} />
      }
      eyebrow={isOne ? 'Conquista desbloqueada' : 'Conquistas desbloqueadas'}
      title={isOne ? <Name {...first} /> : `${achievements.length} conquistas de uma vez`}
      description={isOne ? first.descricao : 'Todas ficam no seu perfil.'}
      footer={
        <>
          <LinkButton to={achievementsPath} variant="ghost" onClick={onClose}>
            Ver conquistas
          </LinkButton>
          <Button onClick={onClose}>Continuar</Button>
        </>
      }
    >
      {!isOne && (
        <>
          <Group title="Pela primeira vez" achievements={firstTimes} />
          <Group title={firstTimes.length > 0 ? 'E também' : null} achievements={others} />
        </>
      )}
      <p className="num mt-3 font-semibold text-pen-yellow-text">{canetinhasReward(reward)}</p>
    </PassingDialog>
  );
}

function Name({ emoji, nome, codigo }: Achievement) {
  return (
    <>
      <span aria-hidden="true" className="mr-2">
        {emoji}
      </span>
      <span key={codigo} className="hl anim-draw">
        {nome}
      </span>
    </>
  );
}

type GroupProps = { title: string | null; achievements: readonly Achievement[] };

function Group({ title, achievements }: GroupProps) {
  return (
    achievements.length > 0 && (
      <section className="mt-4">
        {title && <h3 className="font-sans text-sm font-semibold text-ink-2">{title}</h3>}
        <ul className="mt-1 border-t">
          {achievements.map(({ codigo, emoji, nome, recompensa }) => (
            <li key={codigo} className="flex items-baseline gap-2 border-b border-rule py-1.5">
              <span aria-hidden="true">{emoji}</span>
              <span className="min-w-0 grow">{nome}</span>
              <span className="num shrink-0 text-xs text-muted">{canetinhasReward(recompensa)}</span>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

const CHECK_EVERY_MS = 500;
/** Required number of consecutive calm checks, so that the pop-up does not directly follow a dialog or the offer on entry. */
const CALM_CHECKS = 5;

/**
 * While `isWaiting`, calls back once the user would not be interrupted (`canInterrupt`) and no request is pending.
 * A pending essay or claim may unlock more achievements, which are then celebrated together.
 */
function useWhenCalm(isWaiting: boolean, onCalm: () => void): void {
  const queryClient = useQueryClient();
  const tell = useEffectEvent(onCalm);

  useEffect(() => {
    if (!isWaiting) return;
    let calmChecks = 0;
    let callOff = () => {};
    const isCalm = () => canInterrupt() && queryClient.isMutating({ predicate: isOnItsWay }) === 0;
    const timer = setInterval(() => {
      calmChecks = isCalm() ? calmChecks + 1 : 0;
      if (calmChecks !== CALM_CHECKS) return;
      callOff();
      // A claim that also waits for the page to be idle was requested earlier, so it starts before this callback.
      callOff = whenIdle(() => {
        calmChecks = 0;
        if (isCalm()) tell();
      });
    }, CHECK_EVERY_MS);
    return () => {
      callOff();
      clearInterval(timer);
    };
  }, [isWaiting, queryClient]);
}

/**
 * Whether a mutation is being sent. A paused mutation is not being sent, because it may wait for a connection for
 * days.
 */
function isOnItsWay({ state }: Mutation): boolean {
  return !state.isPaused;
}
