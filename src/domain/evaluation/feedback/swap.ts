import type { Finding } from '../evaluation.ts';

declare const differs: unique symbol;

/** What stands there and what should, as a reader sees them: never the same. Made by `toSwap` alone. */
export type Swap = { from: string; to: string; [differs]: true };

/** What a finding asks for; null where it asks for nothing that could be seen. */
export function toSwap({ trecho, sugestao }: Pick<Finding, 'trecho' | 'sugestao'>): Swap | null {
  const from = visible(trecho);
  const to = visible(sugestao ?? '');
  return to === '' || from === to ? null : ({ from, to } as Swap);
}

/** "troque “há” por “a”". */
export function askForSwap({ from, to }: Swap): string {
  return `troque “${from}” por “${to}”`;
}

function visible(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
