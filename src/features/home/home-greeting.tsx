import type { ReactNode } from 'react';

/** The head of the student's home. */
export function HomeGreeting({ children }: { children: ReactNode }) {
  return (
    <header>
      <h2 className="line-clamp-2 pb-1 text-xl wrap-anywhere lg:text-2xl">{children}</h2>
      <p className="mt-0.5 text-ink-2">
        Sua jornada rumo à <span className="hl">nota 1000</span>
      </p>
    </header>
  );
}

/** The sheet, what it led to, and the mission. */
export const HOME_COLUMNS = 'grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-[1.35fr_1fr] lg:gap-7';
