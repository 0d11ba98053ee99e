import { clsx } from 'clsx';

type WordmarkProps = { name: string; compact?: boolean; className?: string };

/** Logo and product name. `compact` shows the logo only and keeps the name for screen readers. */
export function Wordmark({ name, compact = false, className }: WordmarkProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 font-serif text-[1.5rem] leading-none font-extrabold tracking-[-0.01em] text-ink',
        className,
      )}
    >
      <GriffinHead className="h-9 w-auto shrink-0" />
      <span className={compact ? 'sr-only' : undefined}>{name}</span>
    </span>
  );
}

type GriffinHeadProps = { className?: string };

/** The logo, for sizes below 48 px. Decorative. */
export function GriffinHead({ className }: GriffinHeadProps) {
  return (
    <svg
      viewBox="7 0 62 62"
      fill="none"
      stroke="currentColor"
      strokeWidth={4.2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path className="fill-paper" d="M34 20C34 13 37 7 42 3 46 9 47 17 46 26" />
      <path
        className="fill-paper"
        d="M13 61C8 40 13 22 31 19 38 18 43.5 21.5 46.5 26L45 41C40 45 38 52 38 61"
      />
      <path className="fill-hl" d="M46.5 26C59 23 68 33.5 62 55 60 47 54 42 45 41 41.5 36 42.5 30 46.5 26z" />
      <path className="fill-paper" d="M17 30C12 22 11 12 13 3 22 7 29 13 32 20" />
      <circle cx="36" cy="31" r="3" fill="currentColor" stroke="none" />
    </svg>
  );
}
