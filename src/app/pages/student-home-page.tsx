import { StudentHome } from '@/features/home/student-home';
import { UpgradeBanner } from '@/features/plan/upgrade-banner';
import { usePromoNotice } from '@/features/plan/use-promo-notice';

/** `/dashboard/student`. */
export default function StudentHomePage() {
  usePromoNotice();
  return <StudentHome upgradeBanner={<UpgradeBanner />} />;
}
