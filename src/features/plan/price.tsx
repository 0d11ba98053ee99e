import { clsx } from 'clsx';
import { formatMoney } from '@/lib/format-money';

type PriceProps = { amount: number; fractionDigits?: number; className?: string };

/** The figure large, the currency beside it. */
export function Price({ amount, fractionDigits, className }: PriceProps) {
  const [currency, figure] = formatMoney(amount, fractionDigits).split('\u00a0');
  return (
    <p
      className={clsx('num font-serif text-[3.25rem] leading-none font-extrabold tracking-tight', className)}
    >
      <span className="text-[1.25rem] font-semibold tracking-normal">{currency}</span>
      {'\u00a0'}
      {figure}
    </p>
  );
}
