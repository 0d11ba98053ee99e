import { ColorSchemeSchema, SidebarCollapsedSchema } from '@/contracts/preferences';
import type { Preferences } from '../services';
import { createLocalStore } from './create-local-store';
import { keys } from './keys';
import type { KeyValueStorage } from './storage';

export function createPreferences(storage: KeyValueStorage | null): Preferences {
  return {
    sidebarCollapsed: createLocalStore({
      key: keys.sidebarCollapsed,
      schema: SidebarCollapsedSchema,
      fallback: null,
      storage,
    }),
    theme: createLocalStore({ key: keys.theme, schema: ColorSchemeSchema, fallback: null, storage }),
  };
}
