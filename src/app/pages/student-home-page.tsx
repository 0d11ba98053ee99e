import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '@/data/services-context';
import { StudentHome } from '@/features/home/student-home';
import { ClassRefresh } from '@/features/my-classes/class-refresh';
import { ClassThemeCard, useCurrentThemes } from '@/features/my-classes/class-themes';
import { UpgradeBanner } from '@/features/plan/offer-banners';
import { usePromoNotice } from '@/features/plan/use-promo';
import { WelcomeCard } from '@/features/plan/welcome-card';
import { paths } from '@/lib/paths';
import { useFirstEntry } from '@/queries/use-first-entry';
import { hasJustJoined } from '../navigation/location-state';
import { MAIN_ID } from '../navigation/page-main';

/** `/dashboard/student`. Shows the welcome card at the first entry; after joining a class, its theme comes first. */
export default function StudentHomePage() {
  const { isFirst } = useFirstEntry();
  const hasJoined = hasJustJoined(useLocation().state);
  return isFirst && !hasJoined ? <Welcome /> : <Home isNoticeHeld={hasJoined} />;
}

function Welcome() {
  const navigate = useNavigate();
  const { answer } = useFirstEntry();

  function handleWrite() {
    answer();
    void navigate(paths.student.essay);
  }
  function handleSkip() {
    // The pressed button is removed with the card, so the focus moves to the main content.
    document.getElementById(MAIN_ID)?.focus();
    answer();
  }
  return <WelcomeCard onWrite={handleWrite} onSkip={handleSkip} />;
}

function Home({ isNoticeHeld }: { isNoticeHeld: boolean }) {
  usePromoNotice({ isHeld: isNoticeHeld });
  const now = useServices().now();
  const hasThemes = useCurrentThemes().length > 0;
  // On a device that never stored the classes, they load from the server; the next visit has them at once.
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
