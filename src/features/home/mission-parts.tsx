import { Check, Circle } from 'lucide-react';
import type { MissionPart } from '@/domain/rewards/mission-parts';

/** What the mission asks for, ticked where today's best essay has it. */
export function MissionParts({ parts }: { parts: readonly MissionPart[] }) {
  return (
    <>
      <p id="mission-parts" className="mt-3 text-xs text-muted">
        Na sua redação de hoje
      </p>
      <ul aria-labelledby="mission-parts" className="mt-1 grid gap-1 text-sm">
        {parts.map(({ label, isDone }) => (
          <li key={label} className={isDone ? 'flex gap-2 font-semibold' : 'flex gap-2 text-ink-2'}>
            {isDone ? (
              <Check
                size={17}
                strokeWidth={2.5}
                aria-hidden="true"
                className="mt-0.5 shrink-0 text-success"
              />
            ) : (
              <Circle
                size={17}
                strokeWidth={1.75}
                aria-hidden="true"
                className="mt-0.5 shrink-0 text-muted"
              />
            )}
            <span className="min-w-0">
              {label}
              <span className="sr-only">{isDone ? ': feito' : ': ainda falta'}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
