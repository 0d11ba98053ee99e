import { clsx } from 'clsx';

export type SegmentedOption<Value extends string> = { value: Value; label: string };

type SegmentedProps<Value extends string> = {
  legend: string;
  name: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/** Two to four exclusive choices: a radio group, so arrow keys move between them. */
export function Segmented<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  className,
}: SegmentedProps<Value>) {
  return (
    <div
      role="radiogroup"
      aria-label={legend}
      className={clsx(
        'grid auto-cols-fr grid-flow-col rounded-md border-[1.5px] border-border-strong bg-paper',
        className,
      )}
    >
      {options.map((option) => (
        <label key={option.value} className={SEGMENT}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

const SEGMENT =
  'focus-within-ring relative grid min-h-11 place-items-center px-1.5 py-1.5 sm:px-3 text-center leading-tight font-semibold text-ink-2 transition-colors ' +
  'not-first:border-l-[1.5px] not-first:border-border-strong first:rounded-l-[6px] last:rounded-r-[6px] ' +
  'not-has-checked:hover:bg-hl-soft has-checked:bg-primary has-checked:text-on-primary has-focus-visible:z-1 ' +
  'forced-colors:has-checked:bg-[CanvasText] forced-colors:has-checked:text-[Canvas] forced-colors:has-checked:forced-color-adjust-none';
