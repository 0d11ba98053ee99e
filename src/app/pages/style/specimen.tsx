import type { ReactNode } from 'react';

type SpecimenGroupProps = { id: string; title: string; note: string; children: ReactNode };

/** One chapter of the style page. */
export function SpecimenGroup({ id, title, note, children }: SpecimenGroupProps) {
  return (
    <section aria-labelledby={id} className="border-t pt-8 first:border-t-0 first:pt-0">
      <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-xl">
        {title}
      </h2>
      <p className="mt-1.5 max-w-[60ch] text-ink-2">{note}</p>
      <div className="mt-6 grid gap-9">{children}</div>
    </section>
  );
}

type SpecimenProps = { title: string; children: ReactNode };

/** One component, shown in its states. */
export function Specimen({ title, children }: SpecimenProps) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 font-sans text-xs font-semibold tracking-normal text-muted">{title}</h3>
      {children}
    </div>
  );
}
