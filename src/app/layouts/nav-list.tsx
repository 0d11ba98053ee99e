import { clsx } from 'clsx';
import { NavLink } from '@/ui/nav-link';
import type { NavPage } from './nav-items';

type NavListProps = {
  pages: readonly NavPage[];
  isCollapsed?: boolean;
  /** A page was chosen; the drawer closes then. */
  onChosen?(): void;
};

/** The menu of the sidebar and of the drawer. */
export function NavList({ pages, isCollapsed = false, onChosen }: NavListProps) {
  return (
    <nav aria-label="Principal">
      <ul className="grid gap-0.5">
        {pages.map((page) => (
          <li key={page.to}>
            <NavLink
              to={page.to}
              isExact={page.isExact}
              title={isCollapsed ? page.label : undefined}
              className={clsx(
                'flex min-h-11 items-center rounded-md font-medium text-ink-2 no-underline hover:bg-tray aria-[current=page]:font-bold aria-[current=page]:text-ink',
                isCollapsed ? 'justify-center' : 'gap-3 px-3',
              )}
              onClick={onChosen}
            >
              {(isCurrent) => <NavLabel page={page} isCurrent={isCurrent} isCollapsed={isCollapsed} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
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
    </>
  );
}
