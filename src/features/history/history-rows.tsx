import { HistoryRow } from './history-row';
import type { CorrectionSummary } from '@/domain/evaluation/correction';
import { useGrowingCount } from '@/lib/use-growing-count';

type HistoryRowsProps = {
  corrections: readonly CorrectionSummary[];
  /** The server does not have these yet. */
  waitingIds: ReadonlySet<string>;
  now: Date;
  onOpen: (id: string) => void;
};

/** All rows, however many: those that are not drawn yet have their place, so that a way back finds it again. */
export function HistoryRows({ corrections, waitingIds, now, onOpen }: HistoryRowsProps) {
  const count = useGrowingCount(corrections.length);
  const missing = corrections.length - count;
  return (
    <ul className="border-t">
      {corrections.slice(0, count).map((correction) => (
        <HistoryRow
          key={correction.id}
          correction={correction}
          isWaiting={waitingIds.has(correction.id)}
          now={now}
          onOpen={onOpen}
        />
      ))}
      {missing > 0 && <li aria-hidden="true" style={{ height: `calc(${missing} * ${ROW_HEIGHT})` }} />}
    </ul>
  );
}

/** What a row counts for before it has been seen, as in its class. */
const ROW_HEIGHT = '7rem';
