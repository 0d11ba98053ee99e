import { useRef, useState, type RefObject } from 'react';
import { DoubtfulWord, ROW } from './doubtful-word';
import type { Span } from '@/domain/text/span';
import { replaceInField } from '@/lib/replace-in-field';
import { useFieldCaret } from '@/lib/use-field-caret';
import { useFieldKeys } from '@/lib/use-field-keys';
import { useKeptFocus } from '@/lib/focus';
import { useKeyboardInset } from '@/lib/use-keyboard-inset';
import { fieldMark, MarkSteps } from '@/components/mark-steps';

type DoubtDockProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  essay: string;
  /** The words to check, in text order; at least one. */
  doubts: readonly Span[];
  onConfirm(doubt: Span): void;
};

/** Footer of the sheet: the words to check, one after the other, with suggestions from the dictionary. */
export function DoubtDock({ field, essay, doubts, onConfirm }: DoubtDockProps) {
  const dock = useRef<HTMLElement>(null);
  const caret = useLastCaret(field, dock, essay);
  const keyboardInset = useKeyboardInset();
  const index = caret
    ? doubts.findLastIndex(({ start, end }) => start <= caret.start && caret.end <= end)
    : -1;
  const doubt = doubts[index];

  function step(by: 1 | -1) {
    // Read from the field, because the rendered caret may lag behind by one key press.
    const place = caret && field.current ? field.current.selectionStart : -1;
    const after = doubts.findIndex(({ start }) => start > place);
    const next = after === -1 ? doubts.length : after;
    const isAtOne = doubts[next - 1]?.start === place;
    select((by === 1 ? next : next - (isAtOne ? 2 : 1) + doubts.length) % doubts.length);
  }

  function select(at: number) {
    const target = doubts[at];
    if (!field.current || !target) return;
    field.current.focus({ preventScroll: true });
    field.current.setSelectionRange(target.start, target.end);
    fieldMark(field.current, at)?.scrollIntoView?.({ block: 'center' });
  }

  function confirm(one: Span) {
    onConfirm(one);
    field.current?.focus({ preventScroll: true });
  }

  useKeptFocus(dock);
  useFieldKeys(field, dock, { onStep: step, onEscape() {} });

  return (
    <section
      ref={dock}
      aria-label="Palavras para conferir"
      // Keeps toasts above the dock on a phone.
      data-bottom-sheet=""
      style={keyboardInset ? { bottom: keyboardInset } : undefined}
      className="sticky bottom-[calc(var(--bottombar)+env(safe-area-inset-bottom))] z-4 border-t bg-paper px-4 py-2 text-sm text-ink-2 sm:rounded-b-lg lg:bottom-0 lg:px-5"
    >
      <div className="flex items-center gap-x-2">
        <p className="min-w-0 grow" aria-live="polite">
          {doubt ? (
            <>
              Palavra {index + 1} de {doubts.length}:{' '}
              <b className="font-serif text-base text-ink wrap-anywhere">
                {essay.slice(doubt.start, doubt.end)}
              </b>
            </>
          ) : (
            <>
              Palavras para conferir: <b className="num text-ink">{doubts.length}</b>
            </>
          )}
        </p>
        <MarkSteps
          labels={['Palavra anterior', 'Próxima palavra']}
          onStep={step}
          className="-mr-2.5 -space-x-2.5"
        />
      </div>
      {doubt ? (
        <DoubtfulWord
          key={essay.slice(doubt.start, doubt.end)}
          essay={essay}
          doubt={doubt}
          onReplace={(span, word) => field.current && replaceInField(field.current, span, word)}
          onConfirm={() => confirm(doubt)}
        />
      ) : (
        <p className={ROW}>Percorra as palavras ou toque em uma delas.</p>
      )}
    </section>
  );
}

/**
 * The caret in the field. It is kept when the field loses focus, because otherwise the dock would shrink and move
 * the button away during the press.
 */
function useLastCaret(
  field: RefObject<HTMLTextAreaElement | null>,
  dock: RefObject<HTMLElement | null>,
  shown: string,
) {
  const caret = useFieldCaret(field, dock, shown);
  const [last, setLast] = useState(caret);
  if (caret && caret !== last) setLast(caret);
  return caret ?? last;
}
