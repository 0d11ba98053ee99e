import type { ReactNode } from 'react';
import { Drawer } from '@/ui/drawer';

export type MobileMenuProps = { open: boolean; onOpenChange(open: boolean): void; children: ReactNode };

/** The sidebar's content as a drawer, below the width that has a sidebar. */
export function MobileMenu({ open, onOpenChange, children }: MobileMenuProps) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Menu">
      <div className="flex grow flex-col gap-6">{children}</div>
    </Drawer>
  );
}
