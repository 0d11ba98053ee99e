import './strength.css';
import type { ReactNode } from 'react';
import type { EssaySegment } from './marked-essay';

/** Brackets around a strength, with its name. Drawn by CSS, so that they are not part of a copied essay. */
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
