import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { askFor, OUTLINE_NAMES } from '@/copy/outline';
import type { OutlineField, ServedArgument } from '@/domain/outline/outline';
import type { OutlineGap } from '@/domain/outline/read-outline';
import { GrowingField } from './growing-field';
import { OutlineSign, type OutlineState } from './outline-sign';

export type FieldProps = {
  field: OutlineField;
  value: string;
  /** What the reader asks for; null if nothing, undefined until it has read. */
  gap: OutlineGap | null | undefined;
  isReadOnly: boolean;
  onWrite(words: string): void;
  onLeave(): void;
};

/** The state of a field, by its words and its gap. */
export function stateOf(words: string | undefined, gap: OutlineGap | null | undefined): OutlineState {
  if (!words?.trim()) return 'empty';
  if (gap === undefined) return 'unread';
  return gap ? 'asked' : 'written';
}

/** A field of the plan: sign and name, the words, and what they still lack. */
export function WideField({ field, below, ...props }: FieldProps & { below?: ReactNode }) {
  const { control, hint, sign } = useField(field, props);
  return (
    <div className="grid grid-cols-[1.375rem_minmax(0,1fr)] items-center gap-x-2 border-t pt-2.5 pb-3">
      <OutlineSign {...sign} />
      <label htmlFor={control.id} className="text-sm font-semibold">
        {OUTLINE_NAMES[field].label}
      </label>
      <div className="col-start-2">
        <GrowingField {...control} className="text-[1.0625rem] leading-snug" />
        <Hint {...hint} className="mt-1.5 text-sm" />
        {below}
      </div>
    </div>
  );
}

/** A field for one element of the proposal, beside its name. */
export function ElementField({ field, ...props }: FieldProps) {
  const { control, hint, sign } = useField(field, props);
  return (
    <div className="grid grid-cols-[5.25rem_minmax(0,1fr)_1.125rem] gap-x-2 border-t border-dashed py-2 first:border-t-0">
      <label htmlFor={control.id} className="pt-0.5 text-sm leading-snug font-semibold">
        {OUTLINE_NAMES[field].label}
      </label>
      <GrowingField {...control} className="leading-snug" />
      <span className="pt-1">
        <OutlineSign {...sign} size={16} />
      </span>
      <Hint {...hint} className="col-span-2 col-start-2 mt-1 text-xs" />
    </div>
  );
}

function useField(
  field: OutlineField,
  { value, gap, isReadOnly, onWrite, onLeave }: Omit<FieldProps, 'field'>,
) {
  const id = useId();
  const ask = value.trim() === '' ? null : gap;
  return {
    control: {
      id,
      value,
      onWrite,
      onBlur: onLeave,
      readOnly: isReadOnly,
      placeholder: OUTLINE_NAMES[field].example,
      autoComplete: 'off',
      lang: 'pt-BR',
      'aria-label': OUTLINE_NAMES[field].name,
      'aria-describedby': ask ? `${id}-state ${id}-hint` : `${id}-state`,
    },
    sign: { id: `${id}-state`, state: stateOf(value, gap) },
    hint: { id: `${id}-hint`, sentence: ask ? askFor(field, ask) : null },
  };
}

function Hint({ id, sentence, className }: { id: string; sentence: string | null; className: string }) {
  return (
    // Always rendered, as a live region inserted together with its content is not announced.
    <div aria-live="polite" className={clsx('leading-snug text-pen-orange-text empty:hidden', className)}>
      {sentence && <p id={id}>{sentence}</p>}
    </div>
  );
}

type ServesProps = {
  serves: ServedArgument | null;
  isReadOnly: boolean;
  onServe(serves: ServedArgument | null): void;
};

/** Which argument the repertoire serves. */
export function Serves({ serves, isReadOnly, onServe }: ServesProps) {
  return (
    <div
      role="group"
      aria-label="Serve a qual argumento?"
      className="mt-2 flex flex-wrap items-center gap-2 text-sm"
    >
      <span aria-hidden="true" className="text-ink-2">
        Serve a qual argumento?
      </span>
      {([1, 2] as const).map((argument) => (
        <button
          key={argument}
          type="button"
          aria-pressed={serves === argument}
          aria-label={`${argument}º argumento`}
          disabled={isReadOnly}
          onClick={() => onServe(serves === argument ? null : argument)}
          className="min-h-8 min-w-9 rounded-md border-[1.5px] border-border-strong px-2.5 text-xs font-semibold transition-colors enabled:hover:bg-hl-soft aria-pressed:border-ink aria-pressed:font-bold pointer-coarse:min-h-11 pointer-coarse:min-w-11 forced-colors:aria-pressed:border-[Highlight]"
        >
          {argument}º
        </button>
      ))}
    </div>
  );
}
