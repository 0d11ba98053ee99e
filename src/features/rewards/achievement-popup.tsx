import { canetinhasReward } from '@/copy/canetinhas';
import type { Achievement } from '@/domain/rewards/achievement';
import { Button } from '@/ui/button';
import { Griffin } from '@/ui/griffin';
import { LinkButton } from '@/ui/link-button';
import { PassingDialog } from '@/ui/passing-dialog';
import { achievementsPath } from './achievements-place';

/** Spec §2 "Achievement pop-up". */
const POPUP_MS = 6000;

type AchievementPopupProps = {
  open: boolean;
  achievement: Achievement;
  /** From 1; of how many that wait together. */
  position: number;
  total: number;
  /** This one has been seen. */
  onNext: () => void;
  onClose: () => void;
};

/** Celebrates one unlocked achievement. */
export function AchievementPopup(props: AchievementPopupProps) {
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
