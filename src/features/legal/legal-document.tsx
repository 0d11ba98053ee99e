import type { ReactNode } from 'react';

type LegalDocumentProps = {
  title: string;
  /** The document in a few sentences. */
  summary: ReactNode;
  children: ReactNode;
};

/** Layout of a policy: title, date, summary and sections. */
export function LegalDocument({ title, summary, children }: LegalDocumentProps) {
  return (
    <article>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-2 text-sm text-muted">Atualizado em {UPDATED}.</p>
      <div className="mt-6 border-l-4 border-hl-mark pl-4 text-md leading-relaxed sm:pl-5">{summary}</div>
      {children}
    </article>
  );
}

/** One date for all documents, because the documents refer to each other. */
const UPDATED = '30/11/2026';

type LegalSectionProps = { title: string; children: ReactNode };

export function LegalSection({ title, children }: LegalSectionProps) {
  return (
    <section className="mt-9">
      <h2 className="text-lg print:break-after-avoid">{title}</h2>
      {/* Blocks in print: rows of a grid that breaks across pages overlap. */}
      <div className="mt-2.5 grid gap-3 leading-relaxed text-ink-2 print:block print:space-y-3 [&_b]:text-ink [&_li]:print:break-inside-avoid [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-5 [&_ul]:print:block [&_ul]:print:space-y-2">
        {children}
      </div>
    </section>
  );
}
