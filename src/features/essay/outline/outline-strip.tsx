import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { OUTLINE_NAMES, OUTLINE_PART_NAMES } from '@/copy/outline';
import {
  FIELDS_OF_PART,
  isElement,
  type Outline,
  OUTLINE_FIELDS,
  OUTLINE_PARTS,
  type OutlinePart,
} from '@/domain/outline/outline';
import { partAt } from '@/domain/outline/part-at';
import type { OutlineReading } from '@/domain/outline/read-outline';
import { useFieldCaret } from '@/lib/use-field-caret';
import { Button } from '@/ui/button';
import { STRIP_SPACE } from './rewritten';
import { stateOf } from './outline-fields';
import { OutlineSign, type OutlineState } from './outline-sign';
import { useOutlineReading } from './use-outline-reading';

type OutlineStripProps = {
  outline: Outline;
  theme: string;
  /** The sheet, whose caret tells which part is shown. */
  field: RefObject<HTMLTextAreaElement | null>;
  essay: string;
  onOpen(): void;
};

/** The folded plan: how far each part is, and the words of the part for the paragraph that is being written. */
export function OutlineStrip({ outline, theme, field, essay, onOpen }: OutlineStripProps) {
  const reading = useOutlineReading(outline, theme);
  const part = useWrittenPart(field, essay);
  useEffect(keepCaretBelow, []);
  return (
    <section
      aria-label="Plano"
      className={clsx('sticky top-14 z-4 flex flex-col overflow-hidden text-sm lg:top-16', STRIP_SPACE)}
    >
      <div className="flex h-11 shrink-0 items-center gap-x-3 border bg-paper pl-3.5 max-sm:border-x-0 sm:rounded-t-md">
        <ol className="flex min-w-0 flex-1 gap-x-[clamp(0.5rem,2.5vw,1.125rem)]">
          {OUTLINE_PARTS.map((one) => (
            <li
              key={one}
              aria-current={one === part ? 'step' : undefined}
              className="inline-flex items-center gap-1 whitespace-nowrap text-ink-2"
            >
              <OutlineSign state={stateOfPart(one, outline, reading)} size={16} />
              <span className={clsx('px-0.5', one === part && 'hl-tile font-bold text-ink')}>
                <PartName part={one} outline={outline} />
              </span>
            </li>
          ))}
        </ol>
        <Button
          variant="ghost"
          size="small"
          aria-label="Abrir o plano"
          onClick={onOpen}
          className="max-sm:px-2.5"
        >
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className="max-sm:hidden">Abrir</span>
        </Button>
      </div>
      <p className="min-h-0 grow border border-t-0 bg-paper px-3.5 py-1.5 leading-snug text-ink-2 max-sm:border-x-0 sm:rounded-b-md">
        <span className="line-clamp-2 wrap-anywhere">
          <Note part={part} outline={outline} />
        </span>
      </p>
    </section>
  );
}

/** While the strip stays below the header, the browser scrolls the caret to a place below the strip. */
function keepCaretBelow() {
  const { style } = document.documentElement;
  style.scrollPaddingTop = '11.5rem';
  return () => void style.removeProperty('scroll-padding-top');
}

/** The part of the plan for the paragraph with the caret; the last one while the sheet has no focus. */
function useWrittenPart(field: RefObject<HTMLTextAreaElement | null>, essay: string): OutlinePart {
  const nowhere = useRef<HTMLElement>(null);
  const caret = useFieldCaret(field, nowhere, essay);
  const [part, setPart] = useState<OutlinePart>('tese');
  const now = caret ? partAt(essay, caret.end) : part;
  if (now !== part) setPart(now);
  return now;
}

function stateOfPart(part: OutlinePart, { fields }: Outline, reading: OutlineReading): OutlineState {
  const states = FIELDS_OF_PART[part].map((field) => stateOf(fields[field], reading[field]));
  if (states.every((state) => state === 'empty')) return 'empty';
  if (states.some((state) => state === 'asked' || state === 'empty')) return 'asked';
  return states.some((state) => state === 'unread') ? 'unread' : 'written';
}

function PartName({ part, outline: { fields } }: { part: OutlinePart; outline: Outline }) {
  const { short, rest } = OUTLINE_PART_NAMES[part];
  if (part === 'proposta') {
    const written = FIELDS_OF_PART[part].filter((field) => fields[field]?.trim());
    return (
      <>
        {short}
        <span className="num max-sm:sr-only"> {written.length} de 5</span>
      </>
    );
  }
  const proof = FIELDS_OF_PART[part][1];
  if (proof && fields[part]?.trim() && !fields[proof]?.trim())
    return (
      <>
        {short}
        <span className="max-sm:sr-only">: prova?</span>
      </>
    );
  return (
    <>
      {short}
      <span className="max-sm:sr-only">{rest}</span>
    </>
  );
}

/** The words of one part of the plan. */
function Note({ part, outline: { fields, serves } }: { part: OutlinePart; outline: Outline }) {
  const served = serves && part === `argumento${serves}`;
  const shown = OUTLINE_FIELDS.filter(
    (field) => FIELDS_OF_PART[part].includes(field) || (served && field === 'repertório'),
  ).filter((field) => fields[field]?.trim());
  if (shown.length === 0) return <>Nada no plano para este parágrafo ainda.</>;
  return shown.map((field) => (
    <span key={field}>
      {field === part ? (
        <b className="font-semibold text-ink">{ended(fields[field])}</b>
      ) : (
        <>
          <span className={isElement(field) ? 'font-semibold text-ink' : undefined}>
            {OUTLINE_NAMES[field].label}
          </span>
          : {ended(fields[field])}
        </>
      )}{' '}
    </span>
  ));
}

/** Words as a sentence. */
function ended(words = ''): string {
  return /[.!?…]$/.test(words.trim()) ? words.trim() : `${words.trim()}.`;
}
