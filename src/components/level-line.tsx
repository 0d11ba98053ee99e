import { clsx } from 'clsx';
import type { CSSProperties } from 'react';

type LevelLineProps = { level: number; label: string; className?: string };

const ENEM_LEVELS = [0, 40, 80, 120, 160, 200] as const;

/**
 * A score level (0–200) on a line with a dot for each possible level. The dots of lower levels are filled, and the
 * dot of this level is the largest.
 */
export function LevelLine({ level, label, className }: LevelLineProps) {
  const max = ENEM_LEVELS.at(-1) ?? 0;
  return (
    <span
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={level}
      aria-valuetext={`${level} de ${max}`}
      style={{ '--level': `var(--level-${level}, var(--ink))` } as CSSProperties}
      className={clsx('relative flex h-5.5 items-center justify-between', className)}
    >
      <span aria-hidden="true" className="absolute inset-x-1 top-1/2 -mt-px border-t-2 border-border" />
      <span
        aria-hidden="true"
        className="absolute left-1 top-1/2 -mt-0.5 h-1 bg-(--level) forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none"
        style={{ width: `calc((100% - 0.5rem) * ${level / max})` }}
      />
      {ENEM_LEVELS.map((step) => (
        <span
          key={step}
          aria-hidden="true"
          className={clsx(
            'relative rounded-full forced-colors:forced-color-adjust-none',
            step === level ? 'size-3.5' : 'size-2',
            step <= level
              ? 'bg-(--level) forced-colors:bg-[CanvasText]'
              : 'bg-border forced-colors:bg-[GrayText]',
          )}
        />
      ))}
    </span>
  );
}
