import { ColorSchemeSchema, PromoStartSchema, SwitchSchema } from '@/contracts/preferences';
import type { Preferences } from '../services';
import { createLocalStore } from './create-local-store';
import { keys } from './keys';
import type { KeyValueStorage } from './storage';

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
