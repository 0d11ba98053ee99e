import { useId, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { countThemeCharacters, SEND_MESSAGES } from '@/domain/essay/send-rules';
import { MAX_THEME_CHARACTERS } from '@/domain/essay/draft';
import { FieldError } from '@/ui/field';

type ThemeFieldProps = {
  ref: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange(theme: string): void;
  onKeyDown(event: KeyboardEvent): void;
  /** Enter moves the focus to the essay, because a theme has only one line. */
  onEnter(): void;
  onBlur(): void;
  aside: ReactNode;
  error: string | null;
  disabled: boolean;
  readOnly: boolean;
};

/** The theme, in a field that grows with its text. */
export function ThemeField({
  ref,
  value,
  onChange,
  onKeyDown,
  onEnter,
  onBlur,
  aside,
  error,
  disabled,
  readOnly,
}: ThemeFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const characters = countThemeCharacters(value);
  const problem = characters > MAX_THEME_CHARACTERS ? SEND_MESSAGES['long-theme'] : error;

  function handleKeyDown(event: KeyboardEvent) {
    onKeyDown(event);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onEnter();
  }

  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="eyebrow">
          Tema da redação
        </label>
        {aside}
      </div>
      <div className="grid font-serif text-lg leading-tight font-bold lg:text-[1.625rem]">
        <div aria-hidden="true" className={`invisible ${SAME_TEXT}`}>
          {value || PLACEHOLDER}{' '}
        </div>
        <textarea
          ref={ref}
          id={id}
          rows={1}
          value={value}
          placeholder={PLACEHOLDER}
          disabled={disabled}
          readOnly={readOnly}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? errorId : undefined}
          onChange={(event) => onChange(event.target.value.replace(/\s*[\r\n]+\s*/g, ' '))}
          onKeyDown={handleKeyDown}
          onBlur={onBlur}
          className={`resize-none overflow-hidden border-border-strong bg-transparent placeholder:font-normal placeholder:text-muted focus-visible:outline-hidden focus-visible:border-ink focus-visible:shadow-[0_4px_0_var(--hl)] aria-invalid:border-error disabled:text-ink ${SAME_TEXT}`}
        />
      </div>
      {characters >= COUNTED_FROM && (
        <p className={`num mt-1.5 text-right text-xs ${problem ? 'text-error' : 'text-muted'}`}>
          {characters}/{MAX_THEME_CHARACTERS}
          <span className="sr-only"> caracteres</span>
        </p>
      )}
      <div aria-live="polite" className="not-empty:mt-2">
        {problem && <FieldError id={errorId}>{problem}</FieldError>}
      </div>
    </div>
  );
}

const PLACEHOLDER = 'Escreva ou escolha um tema';

/** Number of characters from which the counter is shown. */
const COUNTED_FROM = 0.8 * MAX_THEME_CHARACTERS;

/** An invisible copy of the text in the same grid cell sets the field's height. */
const SAME_TEXT =
  'col-start-1 row-start-1 min-w-0 w-full border-b-[1.5px] pt-1.5 pb-2.5 wrap-break-word whitespace-pre-wrap [text-wrap:wrap]';
