import { clsx } from 'clsx';

/** The stored names of the four pens. */
export type Pen = 'vermelho' | 'amarelo' | 'laranja' | 'roxo';

type PenKeyProps = { pen: Pen; letter: string; className?: string };

/** The letter of a pen in its square. Decorative: show the name of the pen beside it. */
export function PenKey({ pen, letter, className }: PenKeyProps) {
  return (
    <span aria-hidden="true" className={clsx('pen-key', PEN_CLASS[pen], className)}>
      {letter}
    </span>
  );
}

/** Complete class names, so that Tailwind finds them. */
export const PEN_CLASS: Record<Pen, string> = {
  vermelho: 'pen-vermelho',
  amarelo: 'pen-amarelo',
  laranja: 'pen-laranja',
  roxo: 'pen-roxo',
};
