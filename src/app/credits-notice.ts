import type { Readable } from '@/data/services';
import type { SessionUser } from '@/domain/session/session-user';
import { notify } from '@/ui/toast';

/**
 * Shows a toast when a student's credits increase: by a purchase, or by a refund after a failed correction
 * (R-TOAST-1). Starts with the services of the page, because the balance may be refreshed before any screen is drawn.
 */
export function announceCredits(user: Readable<SessionUser | null>): void {
  let before = user.get();
  user.subscribe(() => {
    const current = user.get();
    const added = current?.id === before?.id ? balance(current) - balance(before) : 0;
    before = current;
    if (added > 0 && current?.userType === 'student') void announce(added);
  });
}

const balance = (user: SessionUser | null) => user?.creditos_correcoes ?? 0;

/** The balance is on screen anyway, so a catalog that cannot be loaded costs only the toast. */
async function announce(added: number): Promise<void> {
  const catalog = await import('@/copy/messages').catch(() => null);
  if (catalog) notify(catalog.messages.creditsAdded(added));
}
