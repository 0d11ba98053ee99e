import { clsx } from 'clsx';
import { LogOut } from 'lucide-react';
import { type ReactNode, Suspense, useEffect } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useServices, useSessionUser, useStore } from '@/data/services-context';
import { isFirstThisSession } from '@/lib/first-this-session';
import { lazyDialog } from '@/lib/lazy-dialog';
import { paths } from '@/lib/paths';
import { usePageState } from '@/lib/use-page-state';
import { whenIdle } from '@/lib/when-idle';
import { useCheckoutAddress } from '@/queries/use-checkout-address';
import { usePlan } from '@/queries/use-plan';
import { Button } from '@/ui/button';
import { PageMain, SkipLink } from '../navigation/page-main';
import { AppHeader, BottomBar, FRAME_MAIN, Sidebar } from './frame-parts';
import type { AreaNav, NavPage } from './nav-items';
import { OwnAvatar } from './own-avatar';
import { PageSpinner } from './page-spinner';
import { useSignOut } from './use-sign-out';

const SignOutDialog = lazyDialog(() => import('./sign-out-dialog').then((module) => module.SignOutDialog));
/** The sidebar's content, on screens too narrow for a sidebar. */
const MenuDrawer = lazyDialog(() => import('@/ui/drawer').then((module) => module.Drawer));

type DashboardFrameProps = {
  title: string;
  home: string;
  nav: AreaNav;
  plan: ReactNode;
  credits?: ReactNode;
  banner?: ReactNode;
  /** The upgrade link in the header, if any. */
  upgrade?: ReactNode;
  bell?: ReactNode;
  /** Rendered beside the page, so that they do not depend on a page that is loading or broken. */
  dialogs?: ReactNode;
  children: ReactNode;
};

/** Frame shared by the areas: sidebar, drawer, bottom bar, header (R-FRAME-1). */
export function DashboardFrame(props: DashboardFrameProps) {
  const { title, home, nav, plan, credits, banner, upgrade, bell, dialogs, children } = props;
  const { sidebarCollapsed } = useServices().preferences;
  const { pathname } = useLocation();
  // Until the user chooses, the sidebar is collapsed on the editor page.
  const isCollapsed = useStore(sidebarCollapsed) ?? pathname === paths.student.essay;
  const [isMenuOpen, setIsMenuOpen] = usePageState(false);
  const { isLeaving, signOut, question } = useSignOut();
  useKnowModel();

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
        <AppHeader title={title} upgrade={upgrade} bell={bell} onOpenMenu={() => setIsMenuOpen(true)} />
        <PageMain className={FRAME_MAIN}>
          {banner}
          <Suspense fallback={<PageSpinner />}>{children}</Suspense>
        </PageMain>
      </div>
      <BottomBar pages={nav.bar} />
      <MenuDrawer open={isMenuOpen} onOpenChange={setIsMenuOpen} title="Menu">
        <div className="flex grow flex-col gap-6">
          <NavList pages={nav.menu} onChosen={() => setIsMenuOpen(false)} />
          <AccountPanel {...account} isInDrawer />
        </div>
      </MenuDrawer>
      <SignOutDialog {...question} />
      {dialogs}
    </div>
  );
}

/** Asks once a browser session whether the server has a language model: offers and credits depend on it. */
function useKnowModel(): void {
  const { backend, capabilities } = useServices();
  useEffect(() => {
    if (capabilities.hasModel.get() !== null && !isFirstThisSession('model-status')) return;
    return whenIdle(() => void backend.credits.hasModel().catch(() => {}));
  }, [backend, capabilities]);
}

type NavListProps = {
  pages: readonly NavPage[];
  isCollapsed?: boolean;
  /** Called when a page is chosen, which closes the drawer. */
  onChosen?(): void;
};

/** The menu of the sidebar and of the drawer. */
function NavList({ pages, ...rest }: NavListProps) {
  return (
    <nav aria-label="Principal">
      <ul className="grid gap-0.5">
        {pages.map((page) =>
          page.isOffer ? (
            <OfferItem key={page.to} page={page} {...rest} />
          ) : (
            <NavItem key={page.to} page={page} {...rest} />
          ),
        )}
      </ul>
    </nav>
  );
}

type NavItemProps = Omit<NavListProps, 'pages'> & { page: NavPage };

function OfferItem(props: NavItemProps) {
  const { isUnlimited } = usePlan();
  const isSold = useCheckoutAddress('student') !== null;
  return !isUnlimited && isSold && <NavItem {...props} />;
}

function NavItem({ page, isCollapsed = false, onChosen }: NavItemProps) {
  return (
    <li>
      <NavLink
        to={page.to}
        end={page.isExact}
        title={isCollapsed ? page.label : undefined}
        className={clsx(
          'flex min-h-11 items-center rounded-md font-medium text-ink-2 no-underline hover:bg-tray aria-[current=page]:font-bold aria-[current=page]:text-ink',
          isCollapsed ? 'justify-center' : 'gap-3 px-3',
        )}
        onClick={onChosen}
      >
        {({ isActive }) => <NavLabel page={page} isCurrent={isActive} isCollapsed={isCollapsed} />}
      </NavLink>
    </li>
  );
}

type NavLabelProps = { page: NavPage; isCurrent: boolean; isCollapsed: boolean };

function NavLabel({ page, isCurrent, isCollapsed }: NavLabelProps) {
  const Icon = page.icon;
  return (
    <>
      <span className={clsx('shrink-0', isCurrent && isCollapsed && 'hl-tile px-2.5 py-1.5')}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span
        className={clsx(
          isCollapsed && 'sr-only',
          isCurrent && !isCollapsed && 'hl-tile -ml-1.5 px-1.5 py-0.5',
        )}
      >
        {page.label}
      </span>
      {page.Count && !isCollapsed && <page.Count />}
    </>
  );
}

type AccountPanelProps = {
  isCollapsed?: boolean;
  isInDrawer?: boolean;
  /** Plan badge and, for students, the credits. */
  plan: ReactNode;
  credits?: ReactNode;
  onSignOut(): void;
};

/** The signed-in user, the plan, and the sign-out button. */
function AccountPanel({
  isCollapsed = false,
  isInDrawer = false,
  plan,
  credits,
  onSignOut,
}: AccountPanelProps) {
  const user = useSessionUser();
  const { capabilities } = useServices();
  return (
    <section aria-label="Sua conta" className="mt-auto grid grid-cols-1 gap-3 border-t border-border pt-4">
      <div className={clsx('flex items-center gap-3', isCollapsed && 'justify-center')}>
        <OwnAvatar isInDrawer={isInDrawer} />
        <div className={isCollapsed ? 'sr-only' : 'min-w-0 flex-1'}>
          <p className="truncate leading-tight font-bold" title={user.name}>
            {user.name}
          </p>
          <p className="truncate text-xs text-muted" title={user.email}>
            {user.email}
          </p>
        </div>
      </div>
      <div
        className={
          isCollapsed
            ? 'text-center text-2xs'
            : 'flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 text-sm'
        }
      >
        <span className={clsx(isCollapsed && 'sr-only')}>{plan}</span>
        {credits}
      </div>
      {!capabilities.hasServer && !isCollapsed && (
        <p className="text-xs text-muted" title="Tudo o que você escrever fica só neste aparelho.">
          Modo demonstração
        </p>
      )}
      <Button
        variant="ghost"
        size="small"
        className={clsx('text-ink-2', isCollapsed ? 'justify-self-center' : '-ml-3 justify-self-start')}
        onClick={onSignOut}
        title={isCollapsed ? 'Sair' : undefined}
      >
        <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className={clsx(isCollapsed && 'sr-only')}>Sair</span>
      </Button>
    </section>
  );
}
