import { Area, CartesianGrid, ComposedChart, LabelList, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { pointName, tickName } from './point-name';
import type { ScorePoint, ScoreSeries, SeriesStep } from '@/domain/progress/score-series';
import { MAX_TOTAL } from '@/domain/rubric/competency';
import { BAND, CURSOR, FRAME, inkLine, POINT_AXIS, STILL, VALUE_AXIS } from '@/ui/chart-look';

const TICKS = [0, 200, 400, 600, 800, 1000];

/** The totals as a line over their uncertainty bands. The points are equally spaced, like the rows of the table. */
export function ScoreChart({ series }: { series: ScoreSeries }) {
  const { step, points } = series;
  const last = points.length - 1;
  const data = points.map((point, index) => ({
    ...point,
    index,
    band: point.range && [point.range.low, point.range.high],
    last: index === last ? point.total : null,
  }));
  return (
    <ComposedChart {...FRAME} data={data} margin={{ top: 16, right: 16, bottom: 0, left: 0 }}>
      <CartesianGrid vertical={false} stroke="var(--border)" />
      <XAxis
        {...POINT_AXIS}
        tickFormatter={(index: number) => tickName(points[index], step)}
        padding={{ left: 14, right: 14 }}
      />
      <YAxis {...VALUE_AXIS} domain={[0, MAX_TOTAL]} ticks={TICKS} />
      <Tooltip content={<PointNote step={step} />} cursor={CURSOR} {...STILL} />
      <Area {...BAND} />
      <Line dataKey="total" {...inkLine(points.length)} />
      <Line dataKey="last" stroke="none" dot={{ r: 5.5, fill: 'var(--ink)' }} activeDot={false} {...STILL}>
        <LabelList
          dataKey="last"
          position="top"
          offset={12}
          fill="var(--ink)"
          className="stroke-ground stroke-3 font-serif text-base font-extrabold [paint-order:stroke]"
        />
      </Line>
    </ComposedChart>
  );
}

/** `payload` is set by the chart: the points under the pointer. */
type PointNoteProps = { step: SeriesStep; payload?: readonly { payload: ScorePoint }[] };

/** The tooltip of a point; the table has the same figures for a screen reader. */
function PointNote({ step, payload }: PointNoteProps) {
  const point = payload?.[0]?.payload;
  if (!point) return null;
  return (
    <div className="num max-w-48 rounded-md border bg-paper px-3 py-2 text-sm shadow-float">
      <p className="text-muted">{pointName(point, step)}</p>
      <p className="font-serif text-lg font-extrabold">{point.total}</p>
      {point.range && (
        <p>
          {step === 'essay' ? 'faixa' : 'de'} {point.range.low}
          {step === 'essay' ? '–' : ' a '}
          {point.range.high}
        </p>
      )}
      {point.theme && <p className="mt-1 line-clamp-2 text-xs text-ink-2">{point.theme}</p>}
    </div>
  );
}
