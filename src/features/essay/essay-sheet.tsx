import { CircleAlert } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { readSheet } from '@/domain/text/estimate-handwritten-lines';
import { type FieldMark, RuledTextarea } from '@/components/ruled-textarea';
import { Sheet } from '@/ui/sheet';
import { pasteTidy } from './paste-tidy';

type EssaySheetProps = {
  ref: RefObject<HTMLTextAreaElement | null>;
  /** Accessible name, if the text is not the student's essay. */
  label?: string | undefined;
  value: string;
  /** The current text; `value` may lag behind typing. */
  latest(): string;
  onChange(essay: string): void;
  onKeyDown(event: KeyboardEvent): void;
  onBlur(): void;
  error: string | null;
  disabled: boolean;
  readOnly: boolean;
  /** Underlines of the live review, which replaces the browser's spelling check. */
  marks: readonly FieldMark[];
  isLive: boolean;
  /** Disables the browser's writing aids as well. */
  isExam?: boolean;
  minLines?: number;
  placeholder?: string;
  /** Style of the paper; plain by default. */
  look?: CSSProperties | undefined;
  /** The counter bar. */
  footer: ReactNode;
};

/** The ruled sheet for writing. */
export function EssaySheet({
  ref,
  label = 'Sua redação',
  value,
  latest,
  onChange,
  onKeyDown,
  onBlur,
  error,
  disabled,
  readOnly,
  marks,
  isLive,
  isExam = false,
  minLines = MIN_LINES,
  placeholder = ESSAY_PLACEHOLDER,
  look,
  footer,
}: EssaySheetProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Sheet
      bleed
      style={look}
      className="sm:has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-ink has-[textarea[aria-invalid]]:border-error"
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <RuledTextarea
        ref={ref}
        id={id}
        value={value}
        latest={latest}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        onPaste={pasteTidy}
        disabled={disabled}
        readOnly={readOnly}
        minLines={minLines}
        marks={marks}
        startsOf={readSheet}
        spellCheck={!isLive && !isExam}
        autoCorrect={isExam ? 'off' : undefined}
        lang="pt-BR"
        placeholder={placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className="mt-5 mb-2.5 [&_textarea::placeholder]:text-muted [&_textarea::placeholder]:opacity-100"
      />
      <div aria-live="polite">
        {error && (
          <p id={errorId} className="flex gap-1.5 border-t px-4 py-2.5 text-sm text-error lg:px-5">
            <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" className="mt-[0.2em] shrink-0" />
            {error}
          </p>
        )}
      </div>
      {footer}
    </Sheet>
  );
}

const MIN_LINES = 13;

/** The placeholder of the empty sheet. */
export const ESSAY_PLACEHOLDER =
  'Escreva aqui a sua redação. Apresente o tema, defenda um ponto de vista com argumentos e termine com uma proposta de intervenção.';

/** The form and, on wide screens, the plan beside it. */
export const OUTLINE_COLUMNS = 'editor-columns grid gap-10 lg:grid-cols-[minmax(0,1fr)_23.5rem]';

/** The form and, on wide screens, the writing support beside it. */
export const EDITOR_COLUMNS = 'editor-columns grid gap-10 lg:grid-cols-[minmax(0,1fr)_20.5rem] lg:gap-14';
