import './outline-paper.css';
import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { OUTLINE_NAMES } from '@/copy/outline';
import { isElement, OUTLINE_FIELDS, type Outline, type OutlineField } from '@/domain/outline/outline';
import { loadPrintFonts } from '@/lib/print-fonts';

/** Prints the plan; `paper` must be rendered, and stays after the first print, because some phones lay out the page late. */
export function usePrintedOutline(outline: Outline, theme: string): { print(): void; paper: ReactNode } {
  const [isOnPaper, setIsOnPaper] = useState(false);
  async function print() {
    await loadPrintFonts();
    flushSync(() => setIsOnPaper(true));
    window.print();
  }
  return {
    print: () => void print(),
    paper: isOnPaper && createPortal(<OutlinePaper outline={outline} theme={theme} />, document.body),
  };
}

/** The plan on one page; an empty field is a line to write on by hand. */
function OutlinePaper({ outline: { fields, serves }, theme }: { outline: Outline; theme: string }) {
  const row = (field: OutlineField) => (
    <div key={field} className="mt-[4mm] grid grid-cols-[50mm_minmax(0,1fr)] gap-x-[4mm]">
      <dt className="font-semibold">{nameOf(field, serves)}</dt>
      <dd className="min-h-[6mm] border-b border-ink font-serif wrap-anywhere">{fields[field]}</dd>
    </div>
  );
  return (
    <article className="outline-paper">
      <h1 className="text-[18pt]">Plano da redação</h1>
      {theme.trim() !== '' && <p className="mt-[2mm] wrap-anywhere">{theme}</p>}
      <dl>{OUTLINE_FIELDS.filter((field) => !isElement(field)).map(row)}</dl>
      <h2 className="mt-[8mm] text-[13pt]">Proposta</h2>
      <dl>{OUTLINE_FIELDS.filter(isElement).map(row)}</dl>
    </article>
  );
}

function nameOf(field: OutlineField, serves: Outline['serves']): string {
  const { label, name } = OUTLINE_NAMES[field];
  if (field === 'repertório' && serves) return `${label} (${serves}º argumento)`;
  return isElement(field) ? label : name;
}
