import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type PageHeadingProps = { title: ReactNode; subtitle?: ReactNode; aside?: ReactNode; className?: string };

/** The one heading of a page, with what it is about and, at the right, its command. */
export function PageHeading({ title, subtitle, aside, className }: PageHeadingProps) {
  return (
    <div className={clsx('flex flex-wrap items-end justify-between gap-x-6 gap-y-3', className)}>
      <div className="min-w-0">
        <h1 className="text-xl lg:text-2xl">{title}</h1>
        {subtitle && <p className="mt-1.5 max-w-[60ch] text-ink-2">{subtitle}</p>}
      </div>
      {aside && <div className="flex flex-wrap items-center gap-3">{aside}</div>}
    </div>
  );
}
