import { clsx } from 'clsx';

type ProgressProps = { value: number; label: string; className?: string };

/** The progress of running work, 0 to 100, with its percentage. */
export function Progress({ value, label, className }: ProgressProps) {
  const percent = Math.round(Math.min(100, Math.max(0, Number.isFinite(value) ? value : 0)));
  return (
    <div className={clsx('grid grid-cols-[1fr_auto] items-end gap-4', className)}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="relative h-5 border-b-[1.5px] border-ink"
      >
        <div
          className="hl-tile absolute inset-y-0 left-0 bg-size-[100%_100%]"
          style={{ width: `${percent}%` }}
        >
          {/* Yellow alone has too little contrast, so the line is thicker there. */}
          <div className="absolute inset-x-0 -bottom-0.5 h-1 bg-ink" />
        </div>
      </div>
      <span
        aria-hidden="true"
        className="num min-w-[4.4ch] text-right font-serif text-xl leading-none font-extrabold"
      >
        {percent}%
      </span>
    </div>
  );
}
