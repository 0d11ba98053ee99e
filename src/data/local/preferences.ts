import { ColorSchemeSchema, PromoStartSchema, SwitchSchema } from '@/contracts/preferences';
import type { Preferences, Store } from '../services';
import { createLocalStore } from './create-local-store';
import { keys } from './keys';
import type { KeyValueStorage } from './storage';

/** What the server said last about its language model; null until it has. */
export function createKnownModel(storage: KeyValueStorage | null): Store<boolean | null> {
  return createLocalStore({ key: keys.hasModel, schema: SwitchSchema, fallback: null, storage });
}

export function createPreferences(storage: KeyValueStorage | null): Preferences {
  const createSwitch = (key: string) =>
    createLocalStore({ key, schema: SwitchSchema, fallback: null, storage });
  return {
    sidebarCollapsed: createSwitch(keys.sidebarCollapsed),
    theme: createLocalStore({ key: keys.theme, schema: ColorSchemeSchema, fallback: null, storage }),
    celebrations: createSwitch(keys.celebrations),
    simulatedDelays: createSwitch(keys.simulatedDelays),
    promoStart: createLocalStore({ key: keys.promoStart, schema: PromoStartSchema, fallback: null, storage }),
  };
}
