import { clsx } from 'clsx';
import { NavLink } from '@/ui/nav-link';
import type { NavItem } from './nav-items';

type NavListProps = {
  items: NavItem[];
  isCollapsed?: boolean;
  onUpgrade(): void;
  /** A page was chosen; the drawer closes then. */
  onChosen?(): void;
};

/** The menu of the sidebar and of the drawer. */
export function NavList({ items, isCollapsed = false, onUpgrade, onChosen }: NavListProps) {
  const rowClass = clsx(
    'flex min-h-11 w-full items-center rounded-md font-medium text-ink-2 no-underline hover:bg-tray',
    isCollapsed ? 'justify-center' : 'gap-3 px-3',
  );
  return (
    <nav aria-label="Principal">
      <ul className="grid gap-0.5">
        {items.map((item) => (
          <li key={item.label}>
            {'to' in item ? (
              <NavLink
                to={item.to}
                isExact={item.isExact}
                title={isCollapsed ? item.label : undefined}
                className={clsx(rowClass, 'aria-[current=page]:font-bold aria-[current=page]:text-ink')}
                onClick={onChosen}
              >
                {(isCurrent) => <NavLabel item={item} isCurrent={isCurrent} isCollapsed={isCollapsed} />}
              </NavLink>
            ) : (
              <button
                type="button"
                title={isCollapsed ? item.label : undefined}
                className={rowClass}
                onClick={onUpgrade}
              >
                <NavLabel item={item} isCurrent={false} isCollapsed={isCollapsed} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type NavLabelProps = { item: NavItem; isCurrent: boolean; isCollapsed: boolean };

function NavLabel({ item, isCurrent, isCollapsed }: NavLabelProps) {
  const Icon = item.icon;
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
        {item.label}
      </span>
    </>
  );
}
