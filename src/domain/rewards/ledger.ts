/** Sources of ledger entries, with the names of the database (`canetinhas_transactions.source`). */
export const MOVEMENT_SOURCES = [
  'boas_vindas',
  'redacao',
  'nota_alta',
  'login_diario',
  'missao_diaria',
  'conquista',
  'loja',
  'ajuste',
] as const;
export type MovementSource = (typeof MOVEMENT_SOURCES)[number];

/**
 * One entry of the ledger. `chave` is a key that identifies the reason for the entry, so that nothing is paid twice
 * for the same reason.
 */
export type Movement = {
  chave: string;
  source: MovementSource;
  /** Amount in canetinhas, with one decimal; negative for expenses. */
  amount: number;
  description: string;
  created_at: string;
};

export type MovementWithBalance = Movement & { balance: number };

/**
 * The ledger, newest first, with the balance after each entry. The balance of the first entry is the sum of all
 * entries.
 */
export function withBalances(movements: readonly Movement[]): MovementWithBalance[] {
  const oldestFirst = movements.toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
  let tenths = 0;
  return oldestFirst
    .map((movement) => {
      tenths += Math.round(movement.amount * 10);
      return { ...movement, balance: tenths / 10 };
    })
    .toReversed();
}

/** The sum of all movements, computed in whole tenths so that the result is exact to one decimal. */
export function balanceOf(movements: readonly Movement[]): number {
  return movements.reduce((tenths, { amount }) => tenths + Math.round(amount * 10), 0) / 10;
}

/** The canetinhas earned, as used by achievements: without the welcome balance and without expenses. */
export function earnedOf(movements: readonly Movement[]): number {
  return balanceOf(movements.filter(({ amount, source }) => amount > 0 && source !== 'boas_vindas'));
}
