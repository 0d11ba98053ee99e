import './strength.css';
import type { ReactNode } from 'react';
import type { EssaySegment } from './marked-essay';

/** Brackets around what is good, its name at the beginning: drawn, so that a copy of the essay stays the essay. */
export function Praised({ segment, children }: { segment: EssaySegment; children: ReactNode }) {
  const { strength, start, text } = segment;
  if (!strength) return children;
  return (
    <span
      className="strength"
      data-opens={start <= strength.start ? strength.name : undefined}
      data-closes={start + text.length >= strength.end || undefined}
    >
      {children}
    </span>
  );
}
