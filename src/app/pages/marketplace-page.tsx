import { Marketplace } from '@/features/plan/marketplace';

/** `/dashboard/student/marketplace`. */
export default function MarketplacePage() {
  return <Marketplace />;
}
