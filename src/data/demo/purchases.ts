import type { PurchaseBackend } from '../ports/purchases';

/** Without a server nobody can confirm a payment. */
export default function createPurchases(): PurchaseBackend {
  return { list: async () => [] };
}
