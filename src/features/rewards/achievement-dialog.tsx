import { canetinhasReward } from '@/copy/canetinhas';
import type { Achievement } from '@/domain/rewards/achievement';
import { formatDateTime } from '@/copy/dates';
import { Dialog } from '@/ui/dialog';

type AchievementDialogProps = {
  achievement: Achievement & { at: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A dialog with all details of one unlocked achievement. */
export function AchievementDialog({ achievement, open, onOpenChange }: AchievementDialogProps) {
  const { emoji, nome, descricao, criterio, recompensa, at } = achievement;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          <span aria-hidden="true" className="mb-2 block text-[2.5rem] leading-none">
            {emoji}
          </span>
          <span className="hl">{nome}</span>
        </>
      }
      description={descricao}
    >
      <dl className="border-t text-sm">
        <Row term="Critério">{criterio}</Row>
        <Row term="Desbloqueada">
          <time dateTime={at}>{formatDateTime(at)}</time>
        </Row>
        <Row term="Recompensa">
          <b className="text-pen-yellow-text">{canetinhasReward(recompensa)}</b>
        </Row>
      </dl>
    </Dialog>
  );
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[6.75rem_minmax(0,1fr)] gap-3 border-b py-2.5">
      <dt className="text-muted">{term}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}
