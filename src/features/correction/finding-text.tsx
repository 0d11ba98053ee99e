import { ArrowRight } from 'lucide-react';
import type { Finding } from '@/domain/evaluation/evaluation';

/** Of the entry of a mark in the list, which describes the passage to a screen reader. */
export function noteId(mark: number): string {
  return `marca-${mark}`;
}

const MAX_QUOTED = 90;

/** "was → becomes", or the passage alone where nothing replaces it. `isCurrent` puts a stroke behind what it becomes. */
export function FindingText({ finding, isCurrent = false }: { finding: Finding; isCurrent?: boolean }) {
  const { trecho, sugestao } = finding;
  const stroke = isCurrent ? 'hl' : undefined;
  if (sugestao === undefined) {
    return (
      <b className="font-normal">
        “<span className={stroke}>{shorten(trecho)}</span>”
      </b>
    );
  }
  return (
    <>
      <s className="text-muted decoration-1">{shorten(trecho)}</s> <span className="sr-only">trocar por</span>{' '}
      <ArrowRight
        size={14}
        strokeWidth={1.75}
        aria-hidden="true"
        className="mr-1.5 inline-block align-[-0.1em]"
      />
      <b className={stroke}>{sugestao || '(corte)'}</b>
    </>
  );
}

function shorten(passage: string): string {
  const text = passage.replace(/\s+/g, ' ').trim();
  if (text.length <= MAX_QUOTED) return text;
  return `${text.slice(0, MAX_QUOTED).replace(/\s+\S*$/, '')}…`;
}
