import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices, useStore } from '@/data/services-context';
import { paths } from '@/lib/paths';
import { RouteErrorBoundary } from '../errors/route-error-boundary';
import { PageMain } from '../navigation/page-main';
import { SkipLink } from '../navigation/skip-link';
import { AccountPanel } from './account-panel';
import { AppHeader } from './app-header';
import { BottomBar } from './bottom-bar';
import { bottomBarPages, type NavItem } from './nav-items';
import { lazyDialog } from './lazy-dialog';
import { NavList } from './nav-list';
import { PageSpinner } from './page-spinner';
import { Sidebar } from './sidebar';
import { useSignOut } from './use-sign-out';

const MobileMenu = lazyDialog(() => import('./mobile-menu').then((module) => module.MobileMenu));

type DashboardFrameProps = {
  title: string;
  home: string;
  nav: NavItem[];
  plan: ReactNode;
  credits?: ReactNode;
  banner: ReactNode;
  hasUpgradeButton: boolean;
  onUpgrade(): void;
  /** Beside the page, so that a page still loading or broken does not take them along. */
  dialogs: ReactNode;
  children: ReactNode;
};

/** What both areas share: sidebar, drawer, bottom bar, header (spec §2 Layouts). */
export function DashboardFrame(props: DashboardFrameProps) {
  const { title, home, nav, plan, credits, banner, hasUpgradeButton, onUpgrade, dialogs, children } = props;
  const { sidebarCollapsed } = useServices().preferences;
  const { pathname } = useLocation();
  // Until someone chooses, the editor gets the width.
  const isCollapsed = useStore(sidebarCollapsed) ?? pathname === paths.student.essay;
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { isLeaving, signOut } = useSignOut();

  if (isLeaving) return <PageSpinner />;

  const handleUpgrade = () => {
    setIsMenuOpen(false);
    onUpgrade();
  };
  const account = { plan, credits, onSignOut: signOut };
  return (
    <div className="lg:flex">
      <SkipLink />
      <Sidebar
        home={home}
        isCollapsed={isCollapsed}
        onToggle={() => sidebarCollapsed.set(!isCollapsed)}
        nav={<NavList items={nav} isCollapsed={isCollapsed} onUpgrade={handleUpgrade} />}
        account={<AccountPanel {...account} isCollapsed={isCollapsed} />}
      />
      <div className="min-w-0 flex-1">
        <AppHeader
          title={title}
          onUpgrade={hasUpgradeButton ? handleUpgrade : undefined}
          onOpenMenu={() => setIsMenuOpen(true)}
        />
        <PageMain className="mx-auto max-w-304 px-4 pt-6 pb-28 outline-none lg:px-8 lg:pt-8 lg:pb-12">
          {banner}
          <RouteErrorBoundary resetKey={pathname} isInFrame>
            <Suspense fallback={<PageSpinner />}>{children}</Suspense>
          </RouteErrorBoundary>
        </PageMain>
      </div>
      <BottomBar pages={bottomBarPages(nav)} />
      <MobileMenu open={isMenuOpen} onOpenChange={setIsMenuOpen}>
        <NavList items={nav} onUpgrade={handleUpgrade} onChosen={() => setIsMenuOpen(false)} />
        <AccountPanel {...account} />
      </MobileMenu>
      {dialogs}
    </div>
  );
}
