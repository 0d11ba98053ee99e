import * as RadixTabs from '@radix-ui/react-tabs';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Shows the parts of a screen, one part at a time. Arrow keys move between tabs. */
export function Tabs(props: ComponentProps<typeof RadixTabs.Root>) {
  return <RadixTabs.Root {...props} />;
}

type TabListProps = Omit<ComponentProps<typeof RadixTabs.List>, 'aria-label'> & { label: string };

export function TabList({ label, className, ...rest }: TabListProps) {
  return (
    <RadixTabs.List
      aria-label={label}
      className={clsx('flex flex-wrap gap-x-6 border-b', className)}
      {...rest}
    />
  );
}

export function Tab({ className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger
      className={clsx(
        '-mb-px flex min-h-11 items-center gap-2 rounded-t-sm border-b-3 border-transparent px-0.5 font-medium whitespace-nowrap text-ink-2 transition-colors',
        'hover:text-ink disabled:cursor-not-allowed disabled:text-muted data-[state=active]:border-ink data-[state=active]:font-bold data-[state=active]:text-ink',
        'forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]',
        className,
      )}
      {...rest}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content className={clsx('pt-5', className)} {...rest} />;
}
