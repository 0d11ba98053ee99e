import { PurchaseReturn } from '@/features/plan/purchase-return';

/** `/dashboard/student/compra`. */
export default function PurchasePage() {
  return <PurchaseReturn />;
}
