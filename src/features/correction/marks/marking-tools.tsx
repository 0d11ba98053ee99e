import { Highlighter } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent as Pressed, type RefObject } from 'react';
import { useChosenWords } from './chosen-words';
import { usePageKey } from '@/lib/use-page-key';
import { TEACHER_PEN_LABELS } from '@/copy/teacher-pens';
import { TEACHER_PENS, type TeacherPen } from '@/domain/classrooms/remarks';
import type { Marking } from '@/domain/classrooms/marking';
import { choosable, chosenSpan, moveChoice, type WordChoice } from '@/domain/classrooms/word-choice';
import type { Span } from '@/domain/text/span';
import { Button } from '@/ui/button';

type SelectionToolsProps = { sheet: RefObject<HTMLElement | null>; marking: Marking };

/** Toolbar with the three pens at the words selected on the sheet. The slash key also adds a comment. */
export function SelectionTools({ sheet, marking }: SelectionToolsProps) {
  const chosen = useChosenWords(sheet, true);

  function mark(pen: TeacherPen) {
    if (!chosen) return;
    document.getSelection()?.removeAllRanges();
    marking.add(chosen, pen);
  }

  usePageKey('/', () => mark('azul'));

  if (!chosen) return null;
  return (
    <div
      role="toolbar"
      aria-label="Marcar o trecho escolhido"
      // Prevents a press from clearing the text selection.
      onPointerDown={(event) => event.preventDefault()}
      className="anim-fade absolute z-20 flex rounded-md border border-border-strong bg-paper p-1 shadow-float print:hidden"
      style={{ top: chosen.top, left: chosen.left }}
    >
      <PenButtons onMark={mark} />
    </div>
  );
}

function PenButtons({ onMark }: { onMark: (pen: TeacherPen) => void }) {
  return TEACHER_PENS.map((pen) => (
    <Button key={pen} variant="ghost" size="small" onClick={() => onMark(pen)}>
      <span className="teacher-mark" data-pen={pen}>
        {TEACHER_PEN_LABELS[pen].does}
      </span>
    </Button>
  ));
}

type KeyToolsProps = {
  text: string;
  marking: Marking;
  /** Called with the currently chosen words, and with null once choosing has ended. */
  onChoose: (span: Span | null) => void;
};

/**
 * Choosing words by keyboard: arrows move by word and by sentence, Shift extends the choice. A touch screen shows no button
 * for it; with a keyboard attached, M begins all the same.
 */
export function KeyTools({ text, marking, onChoose }: KeyToolsProps) {
  const [choice, setChoice] = useState<WordChoice | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const isChoosing = choice !== null;

  useEffect(() => {
    if (isChoosing) field.current?.focus();
  }, [isChoosing]);

  function choose(next: WordChoice | null) {
    setChoice(next);
    onChoose(next && chosenSpan(choosable(text), next));
  }

  const begin = () => choose({ anchor: 0, head: 0 });
  usePageKey('m', begin);

  function mark(pen: TeacherPen) {
    const span = choice && chosenSpan(choosable(text), choice);
    choose(null);
    if (span) marking.add(span, pen);
  }

  function handleKeyDown(event: Pressed) {
    if (!choice || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target !== field.current && event.key !== 'Escape') return;
    if (event.key === 'Escape') {
      choose(null);
      button.current?.focus();
    } else if (event.key === 'Enter' || event.key === '/') mark('azul');
    else if (event.key.startsWith('Arrow'))
      choose(moveChoice(choosable(text), choice, event.key, event.shiftKey));
    else return;
    event.preventDefault();
  }

  const span = choice && chosenSpan(choosable(text), choice);
  return (
    <>
      <div className="mb-3 print:hidden">
        <Button
          ref={button}
          variant="outline"
          size="small"
          aria-keyshortcuts="M"
          aria-expanded={isChoosing}
          onClick={() => (isChoosing ? choose(null) : begin())}
          className="mr-3 pointer-coarse:hidden"
        >
          <Highlighter size={16} strokeWidth={1.75} aria-hidden="true" />
          Marcar trecho
        </Button>
        <span className="text-sm text-ink-2">
          <span className="pointer-coarse:hidden">Ou selecione as palavras no texto.</span>
          <span className="not-pointer-coarse:hidden">
            Para marcar um trecho, selecione as palavras no texto.
          </span>
        </span>
      </div>
      {isChoosing && (
        // This element handles the arrow keys itself; the role keeps a screen reader from using them for reading.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <div
          ref={field}
          role="application"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label="Escolher o trecho pelo teclado"
          aria-describedby="escolher-trecho"
          onKeyDown={handleKeyDown}
          className="sticky top-32 z-10 mb-3 rounded-md border border-border-strong bg-paper px-3.5 py-2.5 shadow-float"
        >
          <p id="escolher-trecho" className="text-sm text-ink-2">
            <kbd>←</kbd> <kbd>→</kbd> palavra; <kbd>↑</kbd> <kbd>↓</kbd> frase; com <kbd>Shift</kbd> aumenta o
            trecho. <kbd>Enter</kbd> comenta, <kbd>Esc</kbd> desiste.
          </p>
          <output className="mt-1 block font-serif wrap-anywhere">
            {span && `“${text.slice(span.start, span.end)}”`}
          </output>
          <div className="-mb-1 -ml-3 mt-1 flex flex-wrap">
            <PenButtons onMark={mark} />
          </div>
        </div>
      )}
    </>
  );
}
