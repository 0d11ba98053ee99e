import { clsx } from 'clsx';
import type { CSSProperties } from 'react';

type LevelMeterProps = { level: number; levels?: readonly number[]; label?: string; className?: string };

const ENEM_LEVELS = [0, 40, 80, 120, 160, 200] as const;

/**
 * A score level as bubbles of an answer card: lower levels are outlined, this level is filled, the next level is
 * dashed.
 */
export function LevelMeter({ level, levels = ENEM_LEVELS, label, className }: LevelMeterProps) {
  const max = levels.at(-1) ?? 0;
  const at = levels.indexOf(level);
  const reached = levels.length > 1 ? Math.max(0, at) / (levels.length - 1) : 0;
  return (
    <div
      role="meter"
      aria-label={label ?? `Nível ${level} de ${max}`}
      aria-valuemin={levels[0] ?? 0}
      aria-valuemax={max}
      aria-valuenow={level}
      aria-valuetext={`${level} de ${max}`}
      style={{ '--level': `var(--level-${level}, var(--ink))` } as CSSProperties}
      className={clsx('num relative flex justify-between', className)}
    >
      <div
        aria-hidden="true"
        className="absolute inset-x-5 top-1/2 -mt-0.5 h-1 bg-tray forced-colors:bg-[GrayText] forced-colors:forced-color-adjust-none"
      >
        <div
          className="h-full bg-(--level) forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none"
          style={{ width: `${reached * 100}%` }}
        />
      </div>
      {levels.map((step, index) => (
        <span key={step} aria-hidden="true" className={clsx(BUBBLE, bubbleLook(index, at))}>
          {step}
        </span>
      ))}
    </div>
  );
}

const BUBBLE =
  'relative grid h-6.5 min-w-[min(2.5rem,15%)] place-items-center rounded-full border-[1.5px] px-1 text-2xs leading-none font-semibold';

function bubbleLook(index: number, at: number): string {
  if (index < at) return 'border-(--level) bg-paper text-(--level)';
  if (index === at) {
    return 'border-(--level) bg-(--level) font-bold text-paper forced-colors:border-[CanvasText] forced-colors:bg-[CanvasText] forced-colors:text-[Canvas] forced-colors:forced-color-adjust-none';
  }
  return index === at + 1
    ? 'border-dashed border-border-strong bg-paper text-ink-2'
    : 'border-border bg-paper text-muted';
}
