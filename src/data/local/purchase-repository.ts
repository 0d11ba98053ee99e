import type { PurchaseRepository } from '../late-services';

/** Without a server nobody can confirm a payment, so there are no purchases (decisions §4). */
export function createPurchaseRepository(): PurchaseRepository {
  return { list: async () => [] };
}
