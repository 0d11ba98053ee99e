import { Area, CartesianGrid, ComposedChart, LabelList, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { BAND, CURSOR, FRAME, inkLine, POINT_AXIS, STILL, VALUE_AXIS } from '@/ui/chart-look';
import type { MeasuredTheme } from '../measures';

type TimelineChartProps = {
  points: readonly MeasuredTheme[];
  /** The highest possible value. */
  max: number;
};

/** The means as a line of ink over a band one standard deviation wide on either side. */
export function TimelineChart({ points, max }: TimelineChartProps) {
  const data = points.map((point, index) => ({
    ...point,
    index,
    band: [Math.max(0, point.mean - point.deviation), Math.min(max, point.mean + point.deviation)],
  }));
  return (
    <ComposedChart {...FRAME} data={data} margin={{ top: 20, right: 16, bottom: 0, left: 0 }}>
      <CartesianGrid vertical={false} stroke="var(--border)" />
      <XAxis
        {...POINT_AXIS}
        tickFormatter={(index: number) => points[index]?.day ?? ''}
        padding={{ left: 18, right: 18 }}
      />
      <YAxis domain={[0, max]} ticks={[0, 1, 2, 3, 4, 5].map((step) => (step * max) / 5)} {...VALUE_AXIS} />
      <Tooltip content={<PointNote />} cursor={CURSOR} {...STILL} />
      <Area {...BAND} />
      <Line dataKey="mean" {...inkLine(points.length)}>
        {points.length <= 8 && (
          <LabelList
            dataKey="mean"
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

/** The chart adds the points under the pointer. */
type PointNoteProps = { payload?: readonly { payload: MeasuredTheme }[] };

/** What lies under the pointer; the table says the same to everybody else. */
function PointNote({ payload }: PointNoteProps) {
  const point = payload?.[0]?.payload;
  if (!point) return null;
  return (
    <div className="num max-w-56 rounded-md border bg-paper px-3 py-2 text-sm shadow-float">
      <p className="text-muted">{point.day}</p>
      <p>
        <b className="font-serif text-lg font-extrabold">{point.mean}</b> ± {point.deviation}
      </p>
      <p className="mt-1 line-clamp-3 text-xs text-ink-2">{point.theme}</p>
    </div>
  );
}
