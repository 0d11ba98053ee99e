import { SalesPage } from '@/features/plan/sales-page';

/** `/dashboard/student/upgrade-enem`. */
export default function UpgradeEnemPage() {
  return <SalesPage />;
}
