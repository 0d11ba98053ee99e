import { clsx } from 'clsx';
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, NavLink, useNavigation } from 'react-router-dom';
import { PRODUCT_NAME } from '@/copy/product';
import { IconButton } from '@/ui/icon-button';
import { Spinner } from '@/ui/spinner';
import { Wordmark } from '@/ui/wordmark';
import { ThemeSwitch } from '../theme/color-scheme';
import type { NavPage } from './nav-items';

type SidebarProps = {
  home: string;
  isCollapsed: boolean;
  onToggle(): void;
  nav: ReactNode;
  account: ReactNode;
};

/** Desktop only: 72 units wide, 16 when collapsed to icons (R-FRAME-2). */
export function Sidebar({ home, isCollapsed, onToggle, nav, account }: SidebarProps) {
  const ToggleIcon = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside
      aria-label="Menu lateral"
      className={clsx(
        'sticky top-0 hidden h-dvh shrink-0 flex-col gap-4 overflow-y-auto border-r border-border bg-ground py-5 lg:flex print:hidden',
        isCollapsed ? 'w-16 px-2.5' : 'w-72 px-4',
      )}
    >
      <div className={clsx('flex items-center', isCollapsed ? 'flex-col gap-2' : 'justify-between pl-2')}>
        <Link to={home} aria-label={`${PRODUCT_NAME}, início`}>
          <Wordmark name={PRODUCT_NAME} compact={isCollapsed} />
        </Link>
        <IconButton
          label={isCollapsed ? 'Expandir menu' : 'Recolher menu'}
          aria-expanded={!isCollapsed}
          onClick={onToggle}
        >
          <ToggleIcon size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      {nav}
      {account}
    </aside>
  );
}

type AppHeaderProps = {
  title: string;
  /** The upgrade link; absent once the plan is no longer the trial. */
  upgrade?: ReactNode;
  /** The link to the notices, if the area has any. */
  bell?: ReactNode;
  onOpenMenu(): void;
};

export function AppHeader({ title, upgrade, bell, onOpenMenu }: AppHeaderProps) {
  return (
    <div className="sticky top-0 z-20 print:hidden">
      {/* On a narrow screen with a large font, first its gaps shrink, then its line wraps. */}
      <header className="flex min-h-14 flex-wrap items-center justify-end gap-[min(0.5rem,1.25vw)] border-b border-border bg-ground pr-[min(1rem,5vw)] pl-[min(0.5rem,2.5vw)] lg:min-h-16 lg:px-[max(2rem,calc(50%-36rem))]">
        <IconButton label="Abrir menu" className="lg:hidden" onClick={onOpenMenu}>
          <Menu size={22} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <h1 className="min-w-0 flex-1 truncate font-serif text-md font-bold lg:text-lg">{title}</h1>
        {bell}
        <ThemeSwitch />
        {upgrade}
      </header>
      {/* Outside the header: an open dialog hides its surroundings but not live regions, so the header would stay a landmark. */}
      <LoadingNotice />
    </div>
  );
}

/** Delay (ms) before the notice appears, so that pages that load faster show none. */
const NOTICE_AFTER_MS = 400;

/** Announces that the next page is loading, because the router keeps the previous page on screen until then. */
export function LoadingNotice() {
  const isLoading = useNavigation().state === 'loading';
  return (
    // Always mounted, because text that appears together with its live region is not announced.
    <div
      aria-live="polite"
      className="pointer-events-none absolute inset-x-0 top-full flex justify-center pt-2 text-sm text-ink-2"
    >
      {isLoading && <DelayedNotice />}
    </div>
  );
}

function DelayedNotice() {
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), NOTICE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    isLate && (
      <span className="anim-fade inline-flex items-center gap-2 rounded-md border bg-paper px-3 py-1.5 shadow-float">
        <Spinner size={16} />
        Carregando...
      </span>
    )
  );
}

/** Links within thumb reach on phones and tablets. */
export function BottomBar({ pages }: { pages: readonly NavPage[] }) {
  return (
    <nav
      aria-label="Atalhos"
      className="@container fixed inset-x-0 bottom-0 z-20 border-t border-border bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="grid h-16 auto-cols-fr grid-flow-col">
        {pages.map(({ label, to, icon: Icon, isExact }) => (
          <li key={to} className="grid">
            <NavLink
              to={to}
              end={isExact}
              className="grid place-content-center justify-items-center gap-1 text-2xs font-medium text-muted no-underline aria-[current=page]:font-bold aria-[current=page]:text-ink"
            >
              {({ isActive }) => (
                <>
                  {/* With a large font the labels do not fit, and the icons stand alone. */}
                  <span className={clsx(isActive && '@max-3xs:hl-tile @max-3xs:p-2')}>
                    <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
                  </span>
                  <span
                    className={clsx(
                      'px-1 whitespace-nowrap @max-3xs:sr-only @xs:px-2',
                      isActive && 'hl-tile',
                    )}
                  >
                    {label}
                  </span>
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** CSS classes of an area's main element. */
export const FRAME_MAIN = 'mx-auto max-w-304 px-4 pt-6 pb-28 outline-none lg:px-8 lg:pt-8 lg:pb-12';

/** The header's title in the student area (R-FRAME-1). */
export const STUDENT_TITLE = 'Dashboard';
