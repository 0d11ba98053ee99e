import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Griffin, type GriffinPose } from './griffin';

type EmptyStateProps = {
  griffin?: GriffinPose;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
};

/** An empty list or a failure: one sentence about it and one command. */
export function EmptyState({
  griffin,
  title,
  children,
  action,
  headingLevel = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={clsx('grid justify-items-start gap-4', className)}>
      {griffin && <Griffin pose={griffin} className="-ml-2.5 size-33" />}
      <div>
        {title && <Heading className="text-[1.5rem]">{title}</Heading>}
        {children && <div className="max-w-[44ch] text-ink-2 not-first:mt-1.5">{children}</div>}
      </div>
      {action && <div className="flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}
