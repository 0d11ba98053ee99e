import { currentStreak } from '../progress/streak.ts';
import { type KeptRewards, rewardMovements, type RewardFacts } from './award-rewards.ts';
import { balanceOf } from './ledger.ts';
import {
  FREEZE,
  freezesBought,
  MAX_FREEZES,
  purchaseKey,
  type PurchaseRefusal,
  SHOP_ITEMS,
  type ShopItemId,
} from './shop.ts';

type Purchase = { item: ShopItemId; key: string; now: Date };

/**
 * Buys an item without a server, in the same way as the server's `comprar_na_loja`. A purchase is charged only
 * once. It is refused if the balance is too low or the student already has the maximum number of this item.
 */
export function buyItem(
  kept: KeptRewards,
  facts: RewardFacts,
  { item, key, now }: Purchase,
): { kept: KeptRewards; refusal: PurchaseRefusal | null } {
  const movements = rewardMovements(kept, facts);
  if (movements.some(({ chave }) => chave === purchaseKey(item, key))) return { kept, refusal: null };
  const price = SHOP_ITEMS.find(({ id }) => id === item)?.price ?? Infinity;
  const dates = facts.essays.map(({ data }) => data);
  if (item === FREEZE && currentStreak(dates, now, freezesBought(movements)).freezes >= MAX_FREEZES)
    return { kept, refusal: 'limite' };
  if (balanceOf(movements) < price) return { kept, refusal: 'saldo' };
  const purchases = [...kept.purchases, { item, key, at: now.toISOString() }];
  return { kept: { ...kept, purchases }, refusal: null };
}
