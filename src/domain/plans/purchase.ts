/** What can be bought: 12 corrections, or the teacher's plan. The names are those of payment notices and tables. */
export const PRODUCTS = ['aluno_12', 'professor_anual'] as const;
export type Product = (typeof PRODUCTS)[number];

/** A purchase that was confirmed: what it brought, and when the payment was (ISO date). */
export type Purchase = { id: string; produto: Product; creditos: number; created_at: string };

const RECENT_MS = 60 * 60 * 1000;

/** Whether it was paid within the hour, by a clock that may be off either way. An unreadable date is not recent. */
export function isRecentPurchase({ created_at }: Purchase, now: Date): boolean {
  return Math.abs(now.getTime() - Date.parse(created_at)) <= RECENT_MS;
}
