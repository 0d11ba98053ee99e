import { clsx } from 'clsx';
import type { CSSProperties } from 'react';

type LevelDotsProps = {
  /** Levels from 0 to 200, in display order. */
  levels: readonly number[];
  /** Text for screen readers; without it the dots are decorative. */
  label?: string;
  className?: string;
};

/** Levels as dots over a line: the higher a level, the higher its dot; 0 is a ring. */
export function LevelDots({ levels, label, className }: LevelDotsProps) {
  return (
    <span
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={clsx(
        'inline-flex h-6.5 shrink-0 items-end gap-1 border-b border-border px-px pb-px',
        className,
      )}
    >
      {Array.from(levels.entries(), ([place, level]) => (
        <i
          key={place}
          style={
            {
              '--level': `var(--level-${level}, var(--ink))`,
              translate: `0 -${level * 0.09}px`,
            } as CSSProperties
          }
          className={clsx(
            'size-[7px] rounded-full forced-colors:border-[CanvasText] forced-colors:bg-[CanvasText]',
            level === 0 ? 'border-[1.5px] border-(--level)' : 'bg-(--level)',
          )}
        />
      ))}
    </span>
  );
}
