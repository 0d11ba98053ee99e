type PointsInLevelProps = {
  points: number;
  /** The levels, lowest first, each with the number of points at which it begins. */
  starts: readonly { level: number; from: number }[];
  max: number;
  /** Points of a former version. */
  before?: number | undefined;
  /** Text alternative of the drawing. */
  label: string;
  className?: string;
};

/** Minimum distance between two numbers, as a share of the scale, so that they do not overlap. */
const FAR_ENOUGH = 0.12;

/** Position of a text's points inside its level, from the level's start to the middle of the next one. */
export function PointsInLevel({
  points,
  before = points,
  starts,
  max,
  label,
  className,
}: PointsInLevelProps) {
  const [lower, upper] = [Math.min(before, points), Math.max(before, points)];
  const indexOf = (value: number) => starts.findLastIndex(({ from }) => from <= value);
  const low = starts[indexOf(lower)]?.from ?? 0;
  const next = starts[indexOf(upper) + 1]?.from ?? max;
  const high = (next + (starts[indexOf(upper) + 2]?.from ?? max)) / 2;
  const at = (value: number) => `${((value - low) / (high - low)) * 100}%`;
  const gates = starts.filter(({ from }) => from > low && from < high);
  const background = `var(--level-${starts[indexOf(points)]?.level ?? 0})`;
  return (
    <div role="img" aria-label={label} style={{ forcedColorAdjust: 'none' }} className={className}>
      <div className="num relative mx-2 h-12 max-w-104 text-2xs leading-4 text-muted">
        {gates.map(({ level, from }) => (
          <span
            key={level}
            className="absolute top-0 -translate-x-1/2 whitespace-nowrap"
            style={{ left: at(from) }}
          >
            nível {level}
          </span>
        ))}
        <div className="absolute inset-x-0 top-4 h-4">
          <span className="absolute -inset-x-2 top-1/2 h-1 -translate-y-1/2 rounded-full bg-tray" />
          <span
            className="absolute top-1/2 h-1 -translate-y-1/2"
            style={{ left: at(lower), width: `calc(${at(upper)} - ${at(lower)})`, background }}
          />
          {gates.map(({ level, from }) => (
            <span
              key={level}
              className="absolute h-full -translate-x-1/2 border-l-2 border-dashed border-border-strong"
              style={{ left: at(from) }}
            />
          ))}
          {before !== points && (
            <span
              className="absolute top-1/2 size-3 -translate-1/2 rounded-full border-2 border-muted bg-paper"
              style={{ left: at(before) }}
            />
          )}
          <span
            className="absolute top-1/2 size-3.5 -translate-1/2 rounded-full outline-3 outline-paper"
            style={{ left: at(points), background }}
          />
        </div>
        {upper - lower >= FAR_ENOUGH * (high - low) && (
          <span className="absolute bottom-0 -translate-x-1/2" style={{ left: at(before) }}>
            {before}
          </span>
        )}
        <b className="absolute bottom-0 -translate-x-1/2 text-ink" style={{ left: at(points) }}>
          {points}
        </b>
      </div>
    </div>
  );
}
