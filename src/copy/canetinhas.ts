import { lazily } from '@/domain/text/memo';

const number = lazily(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }));
const signed = lazily(
  () => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
);

/** An amount of canetinhas as a figure: "134,5". */
export function canetinhasFigure(amount: number): string {
  return number().format(amount);
}

/** What a movement did to a balance: "+5", "−2,5". */
export function canetinhasChange(amount: number): string {
  return signed().format(amount).replace('-', '−');
}

/** An amount in words: "1 canetinha", "1,5 canetinha", "5 canetinhas". The space does not break. */
export function canetinhasText(amount: number): string {
  return `${canetinhasFigure(amount)}\u00a0${noun(amount)}`;
}

/** A reward: "+5 canetinhas". */
export function canetinhasReward(amount: number): string {
  return `${canetinhasChange(amount)}\u00a0${noun(amount)}`;
}

/** Portuguese counts what lies between 0 and 2 as one, and 0 as many. */
function noun(amount: number): string {
  const size = Math.abs(amount);
  return size > 0 && size < 2 ? 'canetinha' : 'canetinhas';
}
