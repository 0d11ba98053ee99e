import { CartesianGrid, ComposedChart, LabelList, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { CURSOR, FRAME, inkLine, POINT_AXIS, STILL, VALUE_AXIS } from '@/ui/chart-look';

type EvolutionPoint = { day: string; theme: string; value: number };

type EvolutionChartProps = {
  points: readonly EvolutionPoint[];
  /** The highest possible value. */
  max: number;
};

/** Chart of one measure over the student's essays. */
export function EvolutionChart({ points, max }: EvolutionChartProps) {
  return (
    <ComposedChart
      {...FRAME}
      data={points.map((point, index) => ({ ...point, index }))}
      margin={{ top: 20, right: 16, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={false} stroke="var(--border)" />
      <XAxis
        {...POINT_AXIS}
        tickFormatter={(index: number) => points[index]?.day ?? ''}
        padding={{ left: 18, right: 18 }}
      />
      <YAxis domain={[0, max]} ticks={[0, 1, 2, 3, 4, 5].map((step) => (step * max) / 5)} {...VALUE_AXIS} />
      <Tooltip content={<PointNote />} cursor={CURSOR} {...STILL} />
      <Line dataKey="value" {...inkLine(points.length)}>
        {points.length <= 8 && (
          <LabelList
            dataKey="value"
            position="top"
            offset={10}
            fill="var(--ink)"
            className="stroke-ground stroke-3 text-sm font-semibold [paint-order:stroke]"
          />
        )}
      </Line>
    </ComposedChart>
  );
}

/** recharts injects the points under the pointer. */
type PointNoteProps = { payload?: readonly { payload: EvolutionPoint }[] };

/** The tooltip; the table has the same figures. */
function PointNote({ payload }: PointNoteProps) {
  const point = payload?.[0]?.payload;
  if (!point) return null;
  return (
    <div className="num max-w-56 rounded-md border bg-paper px-3 py-2 text-sm shadow-float">
      <p className="text-muted">{point.day}</p>
      <p className="font-serif text-lg font-extrabold">{point.value}</p>
      <p className="mt-1 line-clamp-3 text-xs text-ink-2">{point.theme}</p>
    </div>
  );
}
