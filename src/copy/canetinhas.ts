import { lazily } from '@/domain/text/memo';

const number = lazily(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }));
const signed = lazily(
  () => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
);

/** An amount of canetinhas as a figure: "134,5". */
export function canetinhasFigure(amount: number): string {
  return number().format(amount);
}

/** A change of the balance: "+5", "−2,5". */
export function canetinhasChange(amount: number): string {
  return signed().format(amount).replace('-', '−');
}

/** An amount in words: "1 canetinha", "1,5 canetinha", "5 canetinhas", with a no-break space. */
export function canetinhasText(amount: number): string {
  return `${canetinhasFigure(amount)}\u00a0${noun(amount)}`;
}

/** A reward: "+5 canetinhas". */
export function canetinhasReward(amount: number): string {
  return `${canetinhasChange(amount)}\u00a0${noun(amount)}`;
}

/** Portuguese uses the singular between 0 and 2, and the plural for 0. */
function noun(amount: number): string {
  const size = Math.abs(amount);
  return size > 0 && size < 2 ? 'canetinha' : 'canetinhas';
}
