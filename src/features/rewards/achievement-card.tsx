import { Lock } from 'lucide-react';
import { canetinhasReward } from '@/copy/canetinhas';
import { formatDate } from '@/copy/dates';
import type { Achievement } from '@/domain/rewards/achievement';
import type { AchievementProgress } from '@/domain/rewards/achievement-progress';
import { Bar } from '@/ui/bar';

type UnlockedCardProps = { achievement: Achievement & { at: string }; onOpen: () => void };

/** An unlocked achievement; opens its details. */
export function UnlockedCard({ achievement, onOpen }: UnlockedCardProps) {
  const { emoji, nome, criterio, at } = achievement;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={`${CARD} bg-paper transition-colors hover:bg-hl-soft`}
    >
      <span aria-hidden="true" className="h-9 text-[1.625rem] leading-none">
        {emoji}
      </span>
      <b className={NAME}>{nome}</b>
      <span className={RULE}>{criterio}</span>
      <span className="num mt-auto pt-1.5 text-xs text-muted">
        <span className="sr-only">Desbloqueada em</span> {formatDate(Date.parse(at))}
      </span>
    </button>
  );
}

type LockedCardProps = { achievement: Achievement; progress: AchievementProgress | null };

/** A locked achievement: its criterion, progress and reward. */
export function LockedCard({ achievement, progress }: LockedCardProps) {
  const { nome, criterio, recompensa } = achievement;
  return (
    <div className={`${CARD} border-dashed border-border-strong`}>
      <span className="grid h-9 text-muted">
        <Lock size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">Bloqueada:</span>
      </span>
      <b className={`${NAME} text-muted`}>{nome}</b>
      <span className={RULE}>{criterio}</span>
      <div className="mt-auto w-full pt-1.5">
        {progress && <Steps {...progress} name={nome} />}
        <span className="num text-xs font-semibold text-pen-yellow-text">{canetinhasReward(recompensa)}</span>
      </div>
    </div>
  );
}

function Steps({ reached, threshold, name }: AchievementProgress & { name: string }) {
  return (
    <div className="mb-1 grid grid-cols-[1fr_auto] items-center gap-2">
      <Bar value={reached} max={threshold} label={name} className="h-1.5" />
      <span className="num text-xs text-muted">
        {reached} de {threshold}
      </span>
    </div>
  );
}

const CARD =
  'flex h-full w-full flex-col items-start gap-0.5 rounded-lg border px-4 py-3.5 text-left wrap-anywhere';
const NAME = 'font-serif text-[1.0625rem] leading-tight';
const RULE = 'text-sm leading-snug text-ink-2';
