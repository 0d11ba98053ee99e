import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Covers its positioned parent while a file is dragged over the page. */
export function DropCover({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none absolute -inset-2 z-10 grid content-start justify-items-center rounded-lg border-2 border-dashed border-ink bg-paper/92 py-16">
      <p className="sticky top-1/3 flex items-center gap-2.5 font-serif text-lg font-bold">
        <FileDown size={24} strokeWidth={1.75} aria-hidden="true" />
        {children}
      </p>
    </div>
  );
}
