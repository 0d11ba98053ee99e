import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useServices, useSessionUser } from '@/data/services-context';
import { daysInApp } from '@/domain/profile/profile';

/** A row of three `Stat`s. */
export function StatStrip({ children }: { children: ReactNode }) {
  return (
    <ul aria-label="Em números" className="grid grid-cols-3 border-y">
      {children}
    </ul>
  );
}

export function Stat({ figure, label }: { figure: ReactNode; label: ReactNode }) {
  return (
    <li
      className={clsx(
        'relative min-w-0 py-4 pr-2 pl-3 first:pl-0 not-first:border-l md:pl-7',
        'has-[a]:transition-colors has-[a]:hover:bg-hl-soft',
      )}
    >
      <b className="num block font-serif text-[1.75rem] leading-[1.1] font-extrabold wrap-anywhere md:text-[2.25rem]">
        {figure}
      </b>{' '}
      <span className="text-sm text-ink-2">{label}</span>
    </li>
  );
}

/** Whole days since sign-up (R-PROFILE-2). */
export function DaysStat() {
  const { now } = useServices();
  const days = daysInApp(useSessionUser().data_cadastro, now());
  return <Stat figure={days.toLocaleString('pt-BR')} label={days === 1 ? 'dia no app' : 'dias no app'} />;
}
