import { Menu } from 'lucide-react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { ThemeSwitch } from '../theme/theme-switch';

type AppHeaderProps = {
  title: string;
  /** Absent once the plan is no longer the trial. */
  onUpgrade?: () => void;
  onOpenMenu(): void;
};

export function AppHeader({ title, onUpgrade, onOpenMenu }: AppHeaderProps) {
  return (
    <header className="sticky top-0 z-20 flex min-h-14 items-center gap-2 border-b border-border bg-ground pr-4 pl-2 lg:min-h-16 lg:px-[max(2rem,calc(50%-36rem))]">
      <IconButton label="Abrir menu" className="lg:hidden" onClick={onOpenMenu}>
        <Menu size={22} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <h1 className="min-w-0 flex-1 truncate font-serif text-md font-bold lg:text-lg">{title}</h1>
      <ThemeSwitch />
      {onUpgrade && (
        <Button variant="outline" size="small" className="min-h-11 lg:min-h-9" onClick={onUpgrade}>
          Upgrade
        </Button>
      )}
    </header>
  );
}
