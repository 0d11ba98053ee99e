import type { Movement } from './ledger.ts';

/** Items sold for canetinhas, with the names and prices of `private.shop_item` on the server. */
export const SHOP_ITEMS = [
  { id: 'guarda_sequencia', name: 'Guardar a sequência', price: 12 },
  { id: 'folha_parda', name: 'Papel pardo', price: 40 },
  { id: 'folha_verde', name: 'Folha verde-água', price: 40 },
  { id: 'folha_quadriculada', name: 'Folha quadriculada', price: 40 },
] as const;

export type ShopItem = (typeof SHOP_ITEMS)[number];
export type ShopItemId = ShopItem['id'];

/** Designs of the writing sheet. Each of them can be bought only once. */
export const PAPERS = ['folha_parda', 'folha_verde', 'folha_quadriculada'] as const satisfies ShopItemId[];
export type Paper = (typeof PAPERS)[number];

/** The only consumable item: it preserves a streak over one day without an essay. */
export const FREEZE = 'guarda_sequencia';

/** Maximum number of unused freezes. */
export const MAX_FREEZES = 2;

/**
 * Reasons for refusing a purchase: too few canetinhas (`saldo`), or the student already has the maximum number of
 * the item (`limite`).
 */
export type PurchaseRefusal = 'saldo' | 'limite';

/**
 * The key of a purchase in the ledger. A paper always has the same key, so that it is paid only once; each purchase
 * of a freeze has a different key.
 */
export function purchaseKey(item: ShopItemId, key: string): string {
  return item === FREEZE ? `loja:${item}:${key}` : `loja:${item}`;
}

/** The papers bought. */
export function ownedPapers(movements: readonly Pick<Movement, 'chave'>[]): Paper[] {
  const keys = new Set(movements.map(({ chave }) => chave));
  return PAPERS.filter((paper) => keys.has(purchaseKey(paper, '')));
}

/** The times at which freezes were bought, including freezes already used. */
export function freezesBought(movements: readonly Pick<Movement, 'chave' | 'created_at'>[]): string[] {
  return movements
    .filter(({ chave }) => chave.startsWith(purchaseKey(FREEZE, '')))
    .map(({ created_at }) => created_at);
}

/** The total price of these purchases. */
export function spentOn(purchases: readonly { item: ShopItemId }[]): number {
  return purchases.reduce((sum, { item }) => sum + (SHOP_ITEMS.find(({ id }) => id === item)?.price ?? 0), 0);
}
