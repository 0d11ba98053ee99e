import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from './link';

type NavLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'children'> & {
  to: string;
  /** Whether only this very page counts as current, not the pages beneath it. */
  isExact?: boolean;
  children: (isCurrent: boolean) => ReactNode;
};

/** A link of a menu; knows whether it leads to where the user already is. */
export function NavLink({ to, isExact = false, children, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || (!isExact && pathname.startsWith(`${to}/`));
  return (
    <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined}>
      {children(isCurrent)}
    </Link>
  );
}
