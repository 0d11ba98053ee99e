import type { AppConfig } from '@/contracts/config';
import { SESSION_ENDED } from '@/copy/session';
import type { SupabaseConfig } from '@/data/supabase/connected-context';
import { createConnectedEntry, type ConnectedEntry } from '@/data/supabase/create-connected-entry';
import { notify } from '@/ui/toast';
import { rememberEnd } from './guards/ended-on';

/**
 * Creates the services of the entry page for the connected mode. A user signed out from elsewhere is notified, on
 * whichever screen follows.
 */
export function openConnectedEntry(config: AppConfig, supabase: SupabaseConfig): ConnectedEntry {
  return createConnectedEntry({ config, supabase, onSessionEnded: tellEnd });
}

async function tellEnd(isDeleted: boolean): Promise<void> {
  if (!isDeleted) {
    rememberEnd(window.location);
    return notify(SESSION_ENDED);
  }
  const told = import('@/copy/session').then(({ accountDeleted }) => accountDeleted(true));
  // If the code of the full message cannot be loaded, a short message is shown, because the deletion of the account
  // must be reported.
  notify(await told.catch(() => ({ title: 'Conta excluída' })));
}
