import { Hourglass } from 'lucide-react';
import { lazy } from 'react';
import { duration } from '@/copy/clock';
import type { MockTiming } from '@/domain/mock-exam/mock-exam';
import { ChartFrame } from '@/ui/chart-frame';
import { DataTable } from '@/ui/data-table';

/** The chart library is larger than the page, so it is loaded later. */
const WordsChart = lazy(() => import('./words-chart').then((module) => ({ default: module.WordsChart })));

/** The chart is shown from this number of points on, as fewer do not make a line. */
const MIN_POINTS = 3;

/** For an essay written as a mock exam: the time taken, and the growth of the text over that time. */
export function MockTime({ mock }: { mock: MockTiming }) {
  const { minutes, seconds, medium, words } = mock;
  const last = words.at(-1);
  return (
    <section aria-labelledby="mock-time" className="rounded-lg border p-4">
      <h2 id="mock-time" className="flex items-center gap-2 text-md">
        <Hourglass size={18} strokeWidth={1.75} aria-hidden="true" />
        Simulado
      </h2>
      <p className="num mt-1 text-sm text-ink-2">
        {seconds >= minutes * 60
          ? `Você usou todo o tempo: ${duration(minutes * 60)}.`
          : `Você usou ${duration(seconds)} de ${duration(minutes * 60)}.`}{' '}
        {medium === 'paper' && 'Escrito no papel e fotografado.'}
      </p>
      {last && words.length >= MIN_POINTS && (
        <>
          <ChartFrame
            label={`Palavras na folha ao longo da prova: ${last.words} no minuto ${last.minute}.`}
            className="mt-3 h-36"
            isFarDown
          >
            <WordsChart words={words} minutes={minutes} />
          </ChartFrame>
          <DataTable
            caption="Palavras na folha ao longo da prova"
            columns={['Minuto', 'Palavras']}
            rows={everyFewMinutes(words).map(({ minute, words: count }) => ({
              key: String(minute),
              cells: [minute, count],
            }))}
          />
        </>
      )}
    </section>
  );
}

const TABLE_STEP = 10;

/** The word counts at the end of every ten-minute step in which something was written, and the final count. */
function everyFewMinutes(words: MockTiming['words']): MockTiming['words'] {
  return words.filter(
    ({ minute }, at) =>
      Math.floor((words[at + 1]?.minute ?? Infinity) / TABLE_STEP) > Math.floor(minute / TABLE_STEP),
  );
}
