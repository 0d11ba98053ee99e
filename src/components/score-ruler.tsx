import { clsx } from 'clsx';

type ScoreRulerProps = {
  score: number;
  max: number;
  /** Score of a former version. */
  before?: number | undefined;
  band?: { low: number; high: number };
  label: string;
  className?: string;
};

/** A total on a scale, with its uncertainty band and the former total. `label` describes it for screen readers. */
export function ScoreRuler({ score, max, before, band, label, className }: ScoreRulerProps) {
  const at = (value: number) => `${Math.min(100, Math.max(0, (value / max) * 100))}%`;
  const marks = Array.from({ length: MAJOR + 1 }, (_, index) => Math.round((max / MAJOR) * index));
  return (
    <div role="img" aria-label={label} className={clsx('num relative h-16', className)}>
      {band && (
        <div
          className="hl-tile anim-draw absolute top-1.5 h-6.5 bg-size-[100%_100%]"
          style={{ left: at(band.low), width: `calc(${at(band.high)} - ${at(band.low)})` }}
        >
          {/* Yellow alone has too little contrast, so the axis is thicker there. */}
          <div className="absolute inset-x-0 -bottom-0.5 h-1 bg-ink" />
        </div>
      )}
      <div className="absolute inset-x-0 top-7.5 h-3 border-t-[1.5px] border-ink">
        {/* 25 steps of 40 points on a scale of 1000, the step of the official levels. */}
        <div className="absolute inset-x-0 top-0 h-[5px] bg-[repeating-linear-gradient(90deg,var(--muted)_0_1px,transparent_1px_4%)]" />
        {marks.map((mark) => (
          <span
            key={mark}
            className="absolute top-0 h-[11px] w-[1.5px] -translate-x-1/2 bg-ink forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none"
            style={{ left: at(mark) }}
          />
        ))}
      </div>
      {before !== undefined && (
        <div
          className="absolute top-0.5 h-7.5 w-[1.5px] -translate-x-1/2 bg-muted before:absolute before:-top-1.5 before:left-1/2 before:size-2.5 before:-translate-x-1/2 before:rounded-full before:border-2 before:border-muted before:bg-ground forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none"
          style={{ left: at(before) }}
        />
      )}
      <div
        className="absolute top-0.5 h-7.5 w-[2.5px] -translate-x-1/2 bg-ink before:absolute before:-top-1 before:left-1/2 before:size-[9px] before:-translate-x-1/2 before:rounded-full before:bg-ink forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none"
        style={{ left: at(score) }}
      />
      {/* The outer labels stay within the width of the ruler. */}
      {marks.map((mark, index) => (
        <span
          key={mark}
          className={clsx(
            'absolute top-[45px] text-2xs leading-none text-muted',
            index === MAJOR ? '-translate-x-full' : index > 0 && '-translate-x-1/2',
          )}
          style={{ left: at(mark) }}
        >
          {mark}
        </span>
      ))}
    </div>
  );
}

const MAJOR = 5;
