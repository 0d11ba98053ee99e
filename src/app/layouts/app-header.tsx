import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/ui/icon-button';
import { PendingSign } from '../navigation/pending-sign';
import { ThemeSwitch } from '../theme/theme-switch';

type AppHeaderProps = {
  title: string;
  /** The way to the upgrade; absent once the plan is no longer the trial. */
  upgrade?: ReactNode;
  onOpenMenu(): void;
};

export function AppHeader({ title, upgrade, onOpenMenu }: AppHeaderProps) {
  return (
    <div className="sticky top-0 z-20 print:hidden">
      {/* Its gaps give way to large letters on a narrow screen. */}
      <header className="flex min-h-14 items-center gap-[min(0.5rem,2.5vw)] border-b border-border bg-ground pr-[min(1rem,5vw)] pl-[min(0.5rem,2.5vw)] lg:min-h-16 lg:px-[max(2rem,calc(50%-36rem))]">
        <IconButton label="Abrir menu" className="lg:hidden" onClick={onOpenMenu}>
          <Menu size={22} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <h1 className="min-w-0 flex-1 truncate font-serif text-md font-bold lg:text-lg">{title}</h1>
        <ThemeSwitch />
        {upgrade}
      </header>
      {/* Beside it: an open dialog hides what is around it but not live regions, and would leave the header a landmark. */}
      <PendingSign />
    </div>
  );
}
