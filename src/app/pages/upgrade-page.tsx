import { UpgradeOverview } from '@/features/plan/upgrade-overview';

/** `/dashboard/student/upgrade`. */
export default function UpgradePage() {
  return <UpgradeOverview />;
}
