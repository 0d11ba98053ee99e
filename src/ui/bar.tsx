import { clsx } from 'clsx';

type BarProps = { value: number; max?: number; label: string; className?: string };

/** A quantity relative to its maximum. The caller shows the number beside it. */
export function Bar({ value, max = 100, label, className }: BarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className={clsx('h-2 overflow-hidden rounded-full bg-tray text-ink forced-colors:border', className)}
    >
      <div
        className="h-full rounded-full bg-current forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none"
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
