import type { PurchaseBackend } from '../supabase/purchases';

/** Without a server nobody can confirm a payment. */
export default function createPurchases(): PurchaseBackend {
  return { list: async () => [] };
}
