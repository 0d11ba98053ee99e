import { clsx } from 'clsx';
import { NavLink } from '@/ui/nav-link';
import type { NavPage } from './nav-items';

/** Shortcuts under the thumb on phones and tablets. */
export function BottomBar({ pages }: { pages: readonly NavPage[] }) {
  return (
    <nav
      aria-label="Atalhos"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-border bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="grid h-16 auto-cols-fr grid-flow-col">
        {pages.map(({ label, to, icon: Icon, isExact }) => (
          <li key={to} className="grid">
            <NavLink
              to={to}
              isExact={isExact}
              className="grid place-content-center justify-items-center gap-1 text-2xs font-medium text-muted no-underline aria-[current=page]:font-bold aria-[current=page]:text-ink"
            >
              {(isCurrent) => (
                <>
                  <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
                  <span className={clsx('px-2', isCurrent && 'hl-tile')}>{label}</span>
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
