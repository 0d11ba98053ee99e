import { Bar, BarChart, LabelList, XAxis, YAxis } from 'recharts';
import type { TotalBand } from '@/domain/classrooms/class-figures';

/** How many essays have a total in each band. The numbers stand on the bars, so that it needs no scale. */
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

/** The chart adds the place and the value. */
type BandTickProps = { x?: number; y?: number; payload?: { value: string } };

/** Its two ends on two lines: side by side they do not fit on a phone. */
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
