import { CartesianGrid, Line, LineChart, XAxis, YAxis } from 'recharts';
import type { MockTiming } from '@/domain/mock-exam/mock-exam';
import { FRAME, inkLine, POINT_AXIS, VALUE_AXIS } from '@/ui/chart-look';

/** Chart of the words on the sheet over the minutes of the exam. */
export function WordsChart({ words, minutes }: Pick<MockTiming, 'words' | 'minutes'>) {
  const { dataKey: _index, interval: _interval, ...axis } = POINT_AXIS;
  return (
    <LineChart {...FRAME} data={words} margin={{ top: 8, right: 12, bottom: 0, left: 0 }}>
      <CartesianGrid vertical={false} stroke="var(--border)" />
      <XAxis {...axis} type="number" dataKey="minute" domain={[0, minutes]} unit=" min" tickCount={4} />
      <YAxis {...VALUE_AXIS} width={34} tickCount={4} />
      <Line dataKey="words" {...inkLine(words.length)} dot={false} />
    </LineChart>
  );
}
