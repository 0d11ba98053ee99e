import {
  Area,
  Bar,
  BarChart,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { TotalBand } from '@/domain/classrooms/class-figures';
import { BAND, CURSOR, FRAME, inkLine, POINT_AXIS, STILL, VALUE_AXIS } from '@/ui/chart-look';
import type { MeasuredTheme } from './measures';

type TimelineChartProps = {
  points: readonly MeasuredTheme[];
  /** The highest possible value. */
  max: number;
};

/** Means as a line, over a band that extends one standard deviation above and below. */
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

/** recharts injects the points under the pointer. */
type PointNoteProps = { payload?: readonly { payload: MeasuredTheme }[] };

/** The tooltip; the table has the same figures. */
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

/** Number of essays per band of totals. The numbers are on the bars, so there is no axis for them. */
export function TotalsChart({ bands }: { bands: readonly TotalBand[] }) {
  return (
    <BarChart
      responsive
      accessibilityLayer={false}
      data={bands.map(({ from, to, essays }) => ({ name: `${from}–${to}`, essays, count: essays || null }))}
      margin={{ top: 22, right: 0, bottom: 0, left: 0 }}
      barCategoryGap="12%"
      className="num size-full"
    >
      <XAxis
        dataKey="name"
        tick={<BandTick />}
        height={38}
        interval={0}
        axisLine={{ stroke: 'var(--ink)' }}
        tickLine={false}
      />
      <YAxis hide domain={[0, 'dataMax']} />
      <Bar
        dataKey="essays"
        fill="var(--hl-area)"
        stroke="var(--ink)"
        strokeWidth={1.5}
        isAnimationActive={false}
      >
        <LabelList
          dataKey="count"
          position="top"
          offset={6}
          fill="var(--ink)"
          className="font-semibold"
          fontSize={13}
        />
      </Bar>
    </BarChart>
  );
}

/** recharts injects position and value. */
type BandTickProps = { x?: number; y?: number; payload?: { value: string } };

/** The two limits of a band on two lines, because they do not fit side by side on a phone. */
function BandTick({ x = 0, y = 0, payload }: BandTickProps) {
  const [from, to] = payload?.value.split('–') ?? [];
  return (
    <text x={x} y={y} textAnchor="middle" fill="var(--muted)" fontSize={11}>
      <tspan x={x} dy="1em">
        {from}–
      </tspan>
      <tspan x={x} dy="1.15em">
        {to}
      </tspan>
    </text>
  );
}
