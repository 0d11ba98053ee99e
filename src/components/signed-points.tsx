import { clsx } from 'clsx';

/** Points gained (+14) or lost (−6). */
export function SignedPoints({ points }: { points: number }) {
  const amount = Math.abs(points);
  return (
    <span
      className={clsx(
        'num text-right font-serif text-[1.0625rem] font-bold whitespace-nowrap',
        points > 0 ? 'text-success' : 'text-ink-2',
      )}
    >
      <span aria-hidden="true">
        {points > 0 ? '+' : '−'}
        {amount}
      </span>
      <span className="sr-only">
        {points > 0 ? 'mais' : 'menos'} {amount} {amount === 1 ? 'ponto' : 'pontos'}
      </span>
    </span>
  );
}
