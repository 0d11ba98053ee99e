import { clsx } from 'clsx';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@/ui/link';
import { PRODUCT_NAME } from '@/copy/product';
import { IconButton } from '@/ui/icon-button';
import { Wordmark } from '@/ui/wordmark';

type SidebarProps = {
  home: string;
  isCollapsed: boolean;
  onToggle(): void;
  nav: ReactNode;
  account: ReactNode;
};

/** Desktop only: 72 units wide, 16 when collapsed to icons (spec §2). */
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
