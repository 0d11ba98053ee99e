import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices, useStore } from '@/data/services-context';
import { lazyDialog } from '@/lib/lazy-dialog';
import { paths } from '@/lib/paths';
import { RouteErrorBoundary } from '../errors/route-error-boundary';
import { PageMain } from '../navigation/page-main';
import { SkipLink } from '../navigation/skip-link';
import { AccountPanel } from './account-panel';
import { AppHeader } from './app-header';
import { BottomBar } from './bottom-bar';
import { FRAME_MAIN } from './frame-parts';
import type { AreaNav } from './nav-items';
import { NavList } from './nav-list';
import { PageSpinner } from './page-spinner';
import { Sidebar } from './sidebar';
import { useSignOut } from './use-sign-out';

const LeavingDialog = lazyDialog(() => import('./leaving-dialog').then((module) => module.LeavingDialog));
const MobileMenu = lazyDialog(() => import('./mobile-menu').then((module) => module.MobileMenu));

type DashboardFrameProps = {
  title: string;
  home: string;
  nav: AreaNav;
  plan: ReactNode;
  credits?: ReactNode;
  banner?: ReactNode;
  /** The header's way to the upgrade, where there is one. */
  upgrade?: ReactNode;
  /** Beside the page, so that a page still loading or broken does not take them along. */
  dialogs?: ReactNode;
  children: ReactNode;
};

/** What both areas share: sidebar, drawer, bottom bar, header (spec §2 Layouts). */
export function DashboardFrame(props: DashboardFrameProps) {
  const { title, home, nav, plan, credits, banner, upgrade, dialogs, children } = props;
  const { sidebarCollapsed } = useServices().preferences;
  const { pathname } = useLocation();
  // Until someone chooses, the editor gets the width.
  const isCollapsed = useStore(sidebarCollapsed) ?? pathname === paths.student.essay;
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { isLeaving, signOut, question } = useSignOut();

  if (isLeaving) return <PageSpinner />;

  const account = { plan, credits, onSignOut: signOut };
  return (
    <div className="lg:flex">
      <SkipLink />
      <Sidebar
        home={home}
        isCollapsed={isCollapsed}
        onToggle={() => sidebarCollapsed.set(!isCollapsed)}
        nav={<NavList pages={nav.menu} isCollapsed={isCollapsed} />}
        account={<AccountPanel {...account} isCollapsed={isCollapsed} />}
      />
      <div className="min-w-0 flex-1">
        <AppHeader title={title} upgrade={upgrade} onOpenMenu={() => setIsMenuOpen(true)} />
        <PageMain className={FRAME_MAIN}>
          {banner}
          <RouteErrorBoundary resetKey={pathname} isInFrame>
            <Suspense fallback={<PageSpinner />}>{children}</Suspense>
          </RouteErrorBoundary>
        </PageMain>
      </div>
      <BottomBar pages={nav.bar} />
      <MobileMenu open={isMenuOpen} onOpenChange={setIsMenuOpen}>
        <NavList pages={nav.menu} onChosen={() => setIsMenuOpen(false)} />
        <AccountPanel {...account} />
      </MobileMenu>
      <LeavingDialog {...question} />
      {dialogs}
    </div>
  );
}
