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
  // The card stays until the sheet is there, because the home would flash in between.
  const [isGoing, setGoing] = useState(false);
  if (isGoing || (isFirst && !hasJoined)) return <Welcome onGo={() => setGoing(true)} />;
  return <Home isNoticeHeld={hasJoined} />;
}

function Welcome({ onGo }: { onGo(): void }) {
  const navigate = useNavigate();
  const { answer } = useFirstEntry();

  async function handleWrite() {
    onGo();
    await navigate(paths.student.essay);
    answer();
  }
  function handleSkip() {
    // The pressed button is removed with the card, so the focus moves to the main content.
    document.getElementById(MAIN_ID)?.focus();
    answer();
  }
  return <WelcomeCard onWrite={() => void handleWrite()} onSkip={handleSkip} />;
}

function Home({ isNoticeHeld }: { isNoticeHeld: boolean }) {
  usePromoNotice({ isHeld: isNoticeHeld });
  const now = useServices().now();
  const hasThemes = useCurrentThemes().length > 0;
  // On a device that has not stored the classes yet, they load from the server; on the next visit they are
  // available immediately.
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
