import { Check } from 'lucide-react';
import { clsx } from 'clsx';
import type { FaultProgress } from '@/contracts/practice';
import { comesAgain } from '@/copy/dates';
import { FIRM_FROM } from '@/domain/practice/day';
import { faultName } from '@/domain/practice/faults';

/** Faults that are shown at once; the others open with a press. */
const SHOWN = 6;

/** The faults in practice, the least firm first, each with its right answers in a row (R-PRACTICE-3). */
export function FaultList({ faults, now }: { faults: readonly FaultProgress[]; now: Date }) {
  const known = faults
    .filter(({ falta }) => faultName(falta) !== null)
    .toSorted(
      (a, b) => Number(isFirm(a)) - Number(isFirm(b)) || (a.vence ?? '~').localeCompare(b.vence ?? '~'),
    );
  const [first, others] = [known.slice(0, SHOWN), known.slice(SHOWN)];
  return (
    <>
      <Rows faults={first} now={now} />
      {others.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline">
            {others.length === 1 ? 'Mais uma' : `Mais ${others.length}`}
          </summary>
          <Rows faults={others} now={now} />
        </details>
      )}
    </>
  );
}

/** Whether a fault has been right often enough in a row. */
export function isFirm({ seguidas }: Pick<FaultProgress, 'seguidas'>): boolean {
  return seguidas >= FIRM_FROM;
}

/** "3 de 5 seguidas"; a firm fault stays at five. */
export function streakText({ seguidas }: Pick<FaultProgress, 'seguidas'>): string {
  return `${Math.min(seguidas, FIRM_FROM)} de ${FIRM_FROM} seguidas`;
}

function Rows({ faults, now }: { faults: readonly FaultProgress[]; now: Date }) {
  return (
    <ul>
      {faults.map((fault) => (
        <li
          key={fault.falta}
          className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-0.5 border-t py-2.5 last:border-b"
        >
          <b className="font-semibold">{faultName(fault.falta)}</b>
          {isFirm(fault) ? (
            <span className="inline-flex items-center gap-1 text-sm font-semibold text-success">
              <Check size={16} strokeWidth={2.5} aria-hidden="true" />
              firme
            </span>
          ) : (
            <Dots filled={fault.seguidas} />
          )}
          <span className="col-span-2 flex justify-between gap-4 text-xs text-muted">
            <span>{streakText(fault)}</span>
            {fault.vence && <span>volta {comesAgain(fault.vence, now)}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Dots({ filled }: { filled: number }) {
  return (
    <span aria-hidden="true" className="inline-flex gap-[5px]">
      {Array.from({ length: FIRM_FROM }, (_, at) => (
        <i
          // oxlint-disable-next-line react/no-array-index-key -- a dot has no identity but its place
          key={at}
          className={clsx(
            'size-[13px] rounded-full border-[1.5px] forced-colors:border-current',
            at < filled
              ? 'border-success bg-success forced-colors:bg-[CanvasText]'
              : 'border-border-strong bg-paper',
          )}
        />
      ))}
    </span>
  );
}
