import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '@/data/services-context';
import { StudentHome } from '@/features/home/student-home';
import { ClassRefresh } from '@/features/my-classes/class-refresh';
import { ClassThemeCard, useCurrentThemes } from '@/features/my-classes/class-themes';
import { UpgradeBanner } from '@/features/plan/offer-banners';
import { usePromoNotice } from '@/features/plan/use-promo';
import { hasJustJoined } from '../navigation/location-state';

/** `/dashboard/student`. */
export default function StudentHomePage() {
  usePromoNotice({ isHeld: hasJustJoined(useLocation().state) });
  const now = useServices().now();
  const hasThemes = useCurrentThemes().length > 0;
  // On a device that never saw the classes they come with an answer of the server; the next visit has them at once.
  const [areThemesLate] = useState(!hasThemes);
  return (
    <>
      <StudentHome
        upgradeBanner={<UpgradeBanner />}
        classThemes={<ClassThemeCard now={now} />}
        areThemesLate={areThemesLate}
      />
      <ClassRefresh />
    </>
  );
}
