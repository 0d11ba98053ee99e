import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useMatches, useNavigate, useNavigationType } from 'react-router-dom';
import { PRODUCT_NAME } from '@/copy/product';
import { useEntryServices, useStore } from '@/data/services-context';
import { areaHome, isInAnyArea } from './guards/destination';
import { PageSpinner } from './layouts/page-spinner';
import { HasNavigatedProvider } from './navigation/page-main';

/** The `handle` of a page's route: its title, followed by the product name. */
export type PageHandle = { title: string };

/** Wraps every page: sets the document title, and scrolls to the top after a navigation. */
export function Root() {
  const location = useLocation();
  const [opened] = useState(location);
  useDocumentTitle();
  useTopOfPage();
  return (
    <HasNavigatedProvider value={location !== opened}>
      <Suspense fallback={<PageSpinner />}>
        <Outlet />
      </Suspense>
      {/* After the page, as its navigation must follow that of a guard. */}
      <SessionFollower />
    </HasNavigatedProvider>
  );
}

function useDocumentTitle() {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const title = handle?.title;
  useEffect(() => {
    if (title) document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
}

/**
 * Not `ScrollRestoration`, which would also scroll up on a change of filter, tab or step, as these change the URL of the
 * same page. Going back is left to the browser.
 */
function useTopOfPage() {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const scrolledFor = useRef(pathname);
  useEffect(() => {
    if (scrolledFor.current === pathname) return;
    scrolledFor.current = pathname;
    if (navigationType !== 'POP') window.scrollTo(0, 0);
  }, [navigationType, pathname]);
}

/**
 * If another tab signs a second user in while this one shows the first user's area, this tab moves to the second
 * user's area. Signing out in another tab is handled by the guard.
 */
function SessionFollower() {
  const user = useStore(useEntryServices().session.user);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const shownUserId = useRef(user?.id ?? null);

  useEffect(() => {
    const previous = shownUserId.current;
    shownUserId.current = user?.id ?? null;
    if (!user || previous === null || previous === user.id || !isInAnyArea(pathname)) return;
    void navigate(areaHome(user.userType), { replace: true });
  }, [user, pathname, navigate]);

  return null;
}
