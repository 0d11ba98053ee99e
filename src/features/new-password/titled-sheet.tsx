import type { ReactNode } from 'react';

type TitledSheetProps = { title: string; lead: ReactNode; children?: ReactNode };

/** The sheet of the entry form. Its title and lead are read out when they change. */
export function TitledSheet({ title, lead, children }: TitledSheetProps) {
  return (
    <div className="grid gap-5 rounded-lg border bg-paper p-5 shadow-sheet sm:p-6">
      <div aria-live="polite" className="grid gap-1.5">
        <h1 className="text-xl">{title}</h1>
        <p className="wrap-anywhere text-ink-2">{lead}</p>
      </div>
      {children}
    </div>
  );
}
