import { clsx } from 'clsx';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useServices, useSessionUser } from '@/data/services-context';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';

type AccountPanelProps = {
  isCollapsed?: boolean;
  /** Plan badge and, for students, the credits. */
  plan: ReactNode;
  credits?: ReactNode;
  onSignOut(): void;
};

/** Who is signed in, on which plan, and the way out. */
export function AccountPanel({ isCollapsed = false, plan, credits, onSignOut }: AccountPanelProps) {
  const user = useSessionUser();
  const { session } = useServices();
  return (
    <section aria-label="Sua conta" className="mt-auto grid grid-cols-1 gap-3 border-t border-border pt-4">
      <div className={clsx('flex items-center gap-3', isCollapsed && 'justify-center')}>
        <Avatar name={user.name} />
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
      {session.isDemo && !isCollapsed && (
        <p className="text-xs text-muted" title="Tudo o que você escrever fica só neste aparelho.">
          Modo demonstração
        </p>
      )}
      <Button
        variant="ghost"
        size="small"
        className={clsx('text-ink-2', isCollapsed ? 'justify-self-center' : '-ml-3 justify-self-start')}
        data-leaves-page
        onClick={onSignOut}
        title={isCollapsed ? 'Sair' : undefined}
      >
        <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className={clsx(isCollapsed && 'sr-only')}>Sair</span>
      </Button>
    </section>
  );
}
