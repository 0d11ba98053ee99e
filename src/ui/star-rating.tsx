import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { useId, useState } from 'react';

type StarRatingProps = {
  /** 0 or null: nothing chosen yet. */
  value: number | null;
  onChange: (value: number) => void;
  /** One name per star, from the lowest; sets the number of stars. */
  labels: readonly string[];
  legend: string;
  disabled?: boolean;
  className?: string;
};

/** A radio group of stars. The chosen name is shown as text too. */
export function StarRating({ value, onChange, labels, legend, disabled, className }: StarRatingProps) {
  const name = useId();
  const [hovered, setHovered] = useState<number | null>(null);
  const shown = hovered ?? value ?? 0;
  return (
    <div className={clsx('flex flex-wrap items-center gap-x-3', className)}>
      <div
        role="radiogroup"
        aria-label={legend}
        className="-ml-1.5 flex"
        onPointerLeave={() => setHovered(null)}
      >
        {labels.map((label, index) => {
          const stars = index + 1;
          return (
            <label
              key={label}
              onPointerEnter={(event) => event.pointerType === 'mouse' && !disabled && setHovered(stars)}
              className="focus-within-ring relative grid size-11 place-items-center rounded-sm"
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
                disabled={disabled}
                aria-label={label}
                className="sr-only"
              />
              <Star
                size={28}
                strokeWidth={1.75}
                aria-hidden="true"
                className={clsx(
                  'transition-colors',
                  stars <= shown ? 'fill-hl text-ink forced-colors:fill-[CanvasText]' : 'text-border-strong',
                )}
              />
            </label>
          );
        })}
      </div>
      <span aria-hidden="true" className="text-sm text-ink-2">
        {shown > 0 ? labels[shown - 1] : ''}
      </span>
    </div>
  );
}
