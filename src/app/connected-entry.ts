import type { AppConfig } from '@/contracts/config';
import { SESSION_ENDED } from '@/copy/session';
import type { SupabaseConfig } from '@/data/supabase/connected-context';
import { createConnectedEntry, type ConnectedEntry } from '@/data/supabase/create-connected-entry';
import { notify } from '@/ui/toast';

/** The entry of the connected mode. Whoever is signed out from elsewhere is told, on whatever screen that leads to. */
export function openConnectedEntry(config: AppConfig, supabase: SupabaseConfig): ConnectedEntry {
  return createConnectedEntry({ config, supabase, onSessionEnded: tellEnd });
}

async function tellEnd(isDeleted: boolean): Promise<void> {
  if (!isDeleted) return notify(SESSION_ENDED);
  const told = import('@/copy/session').then(({ accountDeleted }) => accountDeleted(true));
  // In short where the network is gone, too: that the account is must be said.
  notify(await told.catch(() => ({ title: 'Conta excluída' })));
}
