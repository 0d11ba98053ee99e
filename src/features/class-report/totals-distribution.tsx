import type { TotalBand } from '@/domain/classrooms/class-figures';
import { ChartFrame } from '@/ui/chart-frame';
import { TableTwin } from '@/ui/table-twin';
import { TotalsChart } from './charts/lazy-charts';

/** How the totals spread: where the class is, and whether it is one group or two. */
export function TotalsDistribution({ bands }: { bands: readonly TotalBand[] }) {
  return (
    <section aria-labelledby="totals-distribution">
      <h3 id="totals-distribution" className="text-lg print:break-after-avoid">
        Distribuição das notas
      </h3>
      <p className="mt-1 mb-4 text-sm text-ink-2 print:break-after-avoid">
        Quantas redações há em cada faixa de nota.
      </p>
      <ChartFrame
        label="Barras: quantas redações há em cada faixa de nota. Os números estão na tabela."
        className="h-70"
      >
        <TotalsChart bands={bands} />
      </ChartFrame>
      <TableTwin
        isOnPaper
        caption="A distribuição das notas em números"
        columns={['Faixa de nota', 'Redações']}
        rows={bands.map(({ from, to, essays }) => ({ key: `${from}`, cells: [`${from}–${to}`, essays] }))}
      />
    </section>
  );
}
