import type { AppConfig } from '@/contracts/config';
import type { Capabilities, EntryServices } from '../services';
import { browserStorage, type KeyValueStorage, type LocalContext } from './storage';
import { createPreferences } from './preferences';
import { withDelayChoice } from './simulated-delay';
import { createSessionRepository, type LocalSession } from './session-repository';

export type LocalEntryOptions = {
  config: AppConfig;
  /** null if the browser refuses storage; everything is then kept in memory. */
  storage?: KeyValueStorage | null;
  now?: () => Date;
};

/** The first part of the local services; `completeLocalServices` adds the rest on the same storage and session. */
export type LocalEntry = EntryServices & { session: LocalSession; context: LocalContext };

const NO_MODEL: Capabilities['hasModel'] = { get: () => false, subscribe: () => () => undefined };

/** The services of `/`: session and appearance. */
export function createLocalEntry({ config, storage, now }: LocalEntryOptions): LocalEntry {
  const area = storage === undefined ? browserStorage() : storage;
  const preferences = createPreferences(area);
  const context: LocalContext = {
    config: withDelayChoice(config, preferences.simulatedDelays),
    storage: area,
    now: now ?? (() => new Date()),
  };
  return {
    context,
    config: context.config,
    now: context.now,
    capabilities: {
      hasServer: false,
      canBuy: false,
      canResetPassword: false,
      simulatesDelays: true,
      needsCredit: true,
      hasModel: NO_MODEL,
    },
    session: createSessionRepository(context),
    preferences,
  };
}
