import { useId, type ReactNode } from 'react';

type SwitchProps = {
  label: string;
  /** Description under the label. */
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** A setting that takes effect at once. */
export function Switch({ label, hint, checked, onChange, disabled }: SwitchProps) {
  const hintId = useId();
  return (
    <div className="grid gap-0.5">
      <label className="inline-flex min-h-6 items-center gap-2.5 text-sm font-semibold pointer-coarse:min-h-11">
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          aria-describedby={hint ? hintId : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className={TRACK}
        />
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Position and fill change too, so that color is not the only cue. */
const TRACK =
  'relative h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] border-border-strong bg-paper transition-colors ' +
  'before:absolute before:top-1/2 before:left-[3px] before:size-3.5 before:-translate-y-1/2 before:rounded-full before:border-[1.5px] before:border-border-strong before:bg-paper before:transition-transform before:duration-(--dur) ' +
  'checked:border-ink checked:bg-ink checked:before:translate-x-4 checked:before:border-paper disabled:cursor-not-allowed disabled:opacity-60 ' +
  'forced-colors:checked:bg-[Highlight] forced-colors:before:border-[CanvasText] forced-colors:before:bg-[Canvas] forced-colors:forced-color-adjust-none forced-colors:border-[CanvasText]';
