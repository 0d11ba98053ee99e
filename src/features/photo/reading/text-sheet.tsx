import { useDeferredValue, useId, useMemo, useRef } from 'react';
import { DoubtDock } from './doubt-dock';
import { countWords } from '@/domain/text/counts';
import {
  estimateHandwrittenLines,
  readSheet,
  MAX_HANDWRITTEN_LINES,
} from '@/domain/text/estimate-handwritten-lines';
import type { Span } from '@/domain/text/span';
import { type FieldMark, RuledTextarea } from '@/components/ruled-textarea';
import { Sheet } from '@/ui/sheet';

type TextSheetProps = {
  essay: string;
  onEssay(essay: string): void;
  doubts: readonly Span[];
  onConfirm(doubt: Span): void;
  isDisabled: boolean;
  placeholder?: string;
};

/**
 * The text of the photos on its ruled sheet, for correction; words recognized with low confidence have a dotted
 * underline.
 */
export function TextSheet({ essay, onEssay, doubts, onConfirm, isDisabled, placeholder }: TextSheetProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const marks = useMemo(
    () => doubts.map(({ start, end }): FieldMark => ({ start, end, pen: 'doubt', letter: '?' })),
    [doubts],
  );
  return (
    <Sheet
      bleed
      className="sm:has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-ink"
    >
      <label htmlFor={id} className="sr-only">
        Texto das fotos
      </label>
      <RuledTextarea
        ref={field}
        id={id}
        value={essay}
        onChange={(event) => onEssay(event.target.value)}
        disabled={isDisabled}
        minLines={MIN_LINES}
        marks={marks}
        startsOf={readSheet}
        lang="pt-BR"
        placeholder={placeholder}
        className="mt-5 mb-2.5 [&_textarea::placeholder]:text-muted [&_textarea::placeholder]:opacity-100"
      />
      {doubts.length > 0 && !isDisabled && (
        <DoubtDock field={field} essay={essay} doubts={doubts} onConfirm={onConfirm} />
      )}
    </Sheet>
  );
}

const MIN_LINES = 6;

/** Word count and estimated lines of a text. Counting is deferred, so that it does not delay a key press. */
export function TextCounts({ essay }: { essay: string }) {
  const counted = useDeferredValue(essay);
  const words = useMemo(() => countWords(counted), [counted]);
  const lines = useMemo(() => estimateHandwrittenLines(counted), [counted]);
  return (
    <ul aria-label="Contagem" className="flex flex-wrap gap-x-3.5 text-sm text-ink-2">
      <li>
        <b className="num text-ink">{words.toLocaleString('pt-BR')}</b> {words === 1 ? 'palavra' : 'palavras'}
      </li>
      <li
        title="Quantas linhas o texto deve ocupar à mão, na folha do ENEM"
        className={lines > MAX_HANDWRITTEN_LINES ? 'text-warn' : undefined}
      >
        <b className={lines > MAX_HANDWRITTEN_LINES ? 'num' : 'num text-ink'}>{lines}</b>/
        {MAX_HANDWRITTEN_LINES} linhas
      </li>
    </ul>
  );
}
