import { Bar, BarChart, LabelList, XAxis, YAxis } from 'recharts';
import type { MotivatingChart } from '@/domain/themes/proposals/proposal';
import { BAR_LABEL_AXIS, FRAME, STILL } from '@/ui/chart-look';

/** The figures of a motivating text as a bar chart with values. */
export function ProposalChart({ points }: Pick<MotivatingChart, 'points'>) {
  const data = points.map(({ label, value }) => ({ label, value, text: value.toLocaleString('pt-BR') }));
  return (
    <BarChart {...FRAME} data={data} layout="vertical" margin={{ top: 0, right: 56, bottom: 0, left: 0 }}>
      <XAxis type="number" hide domain={[0, 'dataMax']} />
      <YAxis {...BAR_LABEL_AXIS} dataKey="label" width={labelWidth(points)} />
      <Bar dataKey="value" fill="var(--ink)" barSize={10} radius={5} {...STILL}>
        <LabelList
          dataKey="text"
          position="right"
          offset={10}
          fill="var(--ink)"
          fontSize={14}
          fontWeight={700}
        />
      </Bar>
    </BarChart>
  );
}

/** Width of the labels in pixels; labels wider than two thirds of a phone wrap. */
function labelWidth(points: MotivatingChart['points']): number {
  return Math.min(140, 8 * Math.max(...points.map(({ label }) => label.length)) + 24);
}
