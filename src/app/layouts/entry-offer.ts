import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useBackend, useServices, useSessionUser } from '@/data/services-context';
import { isDone } from '@/domain/essay/draft';
import { UPGRADE_DIALOG_DELAY_MS } from '@/domain/plans/constants';
import { accessDialog } from '@/domain/plans/credits';
import { offerNow } from '@/domain/plans/entry-message';
import { keptForSession } from '@/lib/kept-for-session';
import { paths } from '@/lib/paths';
import { useCorrections } from '@/queries/essay-queries';
import { useFirstEntry } from '@/queries/use-first-entry';
import { usePlan } from '@/queries/use-plan';
import { canInterrupt } from '@/ui/can-interrupt';
import { hasJustJoined } from '../navigation/location-state';

type Offers = { openUpgrade(): void; openLimit(): void };

/**
 * On entry to the student area, synchronises the credits; a second later, tells users without credits how to get some,
 * if credits are shown at all and `offerNow` allows it. Renders nothing: the dialogs belong to the layout.
 */
export function EntryOffer({ openUpgrade, openLimit }: Offers): null {
  const { credits: backend } = useBackend();
  const { drafts, now } = useServices();
  const { pathname, state } = useLocation();
  const { id, createdAt } = useSessionUser();
  const { credits, isUnlimited, isPackageUsedUp, showsCredits } = usePlan();
  const { isFirst } = useFirstEntry();
  const { data: corrections = [] } = useCorrections();
  const hasJoined = hasJustJoined(state);
  const [isSynced, setSynced] = useState(false);

  /** Returns whether to check again soon. */
  const offer = useEffectEvent((isFirstEntry: boolean, isQuiet: boolean) => {
    const offered = keptForSession(`grifo:offered:${id}`);
    const joined = keptForSession(`grifo:joined:${id}`);
    if (hasJoined && joined.get() === null) joined.set(String(now().getTime()));
    const draft = drafts.load();
    const arrivedAt = Math.max(Date.parse(createdAt), Number(joined.get()));
    const decision = offerNow({
      access: showsCredits ? accessDialog({ credits, isPromoActive: isUnlimited, isPackageUsedUp }) : 'none',
      isFirstEntry,
      wasOffered: offered.get() !== null,
      isQuietPage: isQuiet,
      hasUnsentText: draft.essay.trim() !== '' && !isDone(draft),
      hasCorrections: corrections.length > 0,
      msSinceArrival: now().getTime() - arrivedAt,
      isInterrupting: !canInterrupt(),
    });
    if (decision === 'later') return true;
    if (decision !== 'not-here') offered.set('1');
    if (decision === 'limit') openLimit();
    if (decision === 'upgrade') openUpgrade();
    return false;
  });

  useEffect(() => {
    let isGone = false;
    const go = () => isGone || setSynced(true);
    backend.sync().then(go, go);
    return () => void (isGone = true);
  }, [backend]);

  useEffect(() => {
    if (!isSynced) return;
    let timer: ReturnType<typeof setTimeout>;
    const startTimer = () => {
      timer = setTimeout(
        () => offer(isFirst, isQuietPage(pathname)) && startTimer(),
        UPGRADE_DIALOG_DELAY_MS,
      );
    };
    startTimer();
    return () => clearTimeout(timer);
  }, [isSynced, isFirst, pathname]);

  return null;
}

const { student } = paths;
/**
 * Pages without offers: classes, purchases, settings, and pages with a running clock. Their subpages are included.
 */
const QUIET = [
  student.classes,
  student.notices,
  student.upgrade,
  student.upgradeEnem,
  student.marketplace,
  student.purchase,
  student.profile,
  student.myData,
  student.sharedLinks,
  student.mock,
];

/** Whether this page shows no offers (R-OFFER-8). */
export function isQuietPage(pathname: string): boolean {
  return QUIET.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
