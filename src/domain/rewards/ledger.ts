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

/** One entry of the ledger. `key` identifies its reason: no key is paid twice. */
export type Movement = {
  chave: string;
  source: MovementSource;
  /** In canetinhas, one decimal; negative for expenses. */
  amount: number;
  description: string;
  created_at: string;
};

export type MovementWithBalance = Movement & { balance: number };

/** The ledger, newest first, each entry with the balance after it. The first balance is the sum of all. */
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

/** The sum of all movements, exact to its one decimal. */
export function balanceOf(movements: readonly Movement[]): number {
  return movements.reduce((tenths, { amount }) => tenths + Math.round(amount * 10), 0) / 10;
}

/** The earned canetinhas, as achievements count them: without the welcome and expenses. */
export function earnedOf(movements: readonly Movement[]): number {
  return balanceOf(movements.filter(({ amount, source }) => amount > 0 && source !== 'boas_vindas'));
}
