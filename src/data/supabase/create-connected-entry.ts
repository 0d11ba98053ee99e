import type { AppConfig } from '@/contracts/config';
import { createKnownModel, createPreferences } from '../local/preferences';
import { browserStorage, type KeyValueStorage } from '../local/storage';
import type { EntryServices } from '../services';
import type { ConnectedContext, SupabaseConfig } from './connected-context';
import { createConnectedSession, type ConnectedSession } from './session-repository';

export type ConnectedEntryOptions = {
  config: AppConfig;
  supabase: SupabaseConfig;
  /** null if the browser refuses storage; everything is then kept in memory. */
  storage?: KeyValueStorage | null;
  now?: () => Date;
  fetch?: typeof fetch;
  /**
   * Called once when the session ended elsewhere or the account was deleted on request; after a deletion, only when
   * the account's data has been removed from the device.
   */
  onSessionEnded(isDeleted: boolean): void;
};

/** The first part of the connected services; `completeConnectedServices` adds the rest. */
export type ConnectedEntry = EntryServices & { session: ConnectedSession; context: ConnectedContext };

/** The services of `/`. The library is loaded at the first submit, or at once if a token is stored. */
export function createConnectedEntry(options: ConnectedEntryOptions): ConnectedEntry {
  const { config, supabase, storage, now } = options;
  const area = storage === undefined ? browserStorage() : storage;
  const context: ConnectedContext = {
    config,
    supabase,
    storage: area,
    hasModel: createKnownModel(area),
    now: now ?? (() => new Date()),
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
  };
  return {
    context,
    config,
    now: context.now,
    capabilities: {
      hasServer: true,
      canBuy: true,
      canResetPassword: true,
      simulatesDelays: false,
      needsCredit: false,
      hasModel: context.hasModel,
    },
    session: createConnectedSession(context, { onEnded: options.onSessionEnded }),
    preferences: createPreferences(context.storage),
  };
}
