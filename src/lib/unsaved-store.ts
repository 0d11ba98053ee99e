import { createState } from './create-state';

/** Storage key of a user's unsaved form values, which are stored by form name. */
export const unsavedKey = (userId: string) => `grifo:kept:${userId}`;

/** Users' unsaved values of one form; see `createUnsavedStore`. */
export type UnsavedStore<Values> = {
  keep(userId: string, values: Values, id?: string | null): void;
  /** null if this user has no unsaved values. */
  find(userId: string, id?: string | null): Values | null;
  /** Removes the values of the user of the last `keep` or `find`. */
  drop(id?: string | null): void;
};

/**
 * Unsaved values of a form whose screen was removed, mainly by the end of the session. The form shows them again
 * when the user returns, also after a reload. One record per form, user and, if the form edits several objects,
 * `id`; stored on the device or, if that fails, in memory until the page is closed. `sample` defines the shape of
 * the values; stored data with another shape is ignored.
 */
export function createUnsavedStore<Values>(name: string, sample: Values) {
  const changes = createState(null);
  /** Values of the user of the last `keep` or `find`. */
  let memory: { userId: string; values: Map<string, Values | null> } | null = null;

  const slotOf = (id?: string | null) => (id ? `${name} ${id}` : name);

  function valuesOf(userId: string): Map<string, Values | null> {
    if (memory?.userId !== userId) memory = { userId, values: new Map() };
    return memory.values;
  }

  return {
    keep(userId: string, values: Values, id?: string | null): void {
      const slot = slotOf(id);
      valuesOf(userId).set(slot, values);
      write(userId, { ...read(userId), [slot]: values });
      changes.set(null);
    },
    /** null if this user has no unsaved values. */
    find(userId: string, id?: string | null): Values | null {
      const slot = slotOf(id);
      const values = valuesOf(userId);
      const stored = values.has(slot) ? values.get(slot) : read(userId)[slot];
      const found = hasShapeOf(sample, stored) ? stored : null;
      values.set(slot, found);
      return found;
    },
    /** Removes the values of the user of the last `keep` or `find`. */
    drop(id?: string | null): void {
      if (!memory) return;
      const { userId, values } = memory;
      const slot = slotOf(id);
      const { [slot]: _dropped, ...others } = read(userId);
      write(userId, others);
      values.delete(slot);
      changes.set(null);
    },
    subscribe: changes.subscribe,
  };
}

function read(userId: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(unsavedKey(userId)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

function write(userId: string, kept: Record<string, unknown>): void {
  try {
    if (Object.keys(kept).length > 0) localStorage.setItem(unsavedKey(userId), JSON.stringify(kept));
    else localStorage.removeItem(unsavedKey(userId));
  } catch {
    // If storage fails, the values are kept in memory only.
  }
}

/**
 * Whether a value has the shape of a sample: strings for strings, null or a primitive for null,
 * and in arrays only items with the shape of the sample's first item.
 */
function hasShapeOf<Sample>(sample: Sample, raw: unknown): raw is Sample {
  if (sample === null) return typeof raw !== 'object' || raw === null;
  if (Array.isArray(sample)) return Array.isArray(raw) && raw.every((one) => hasShapeOf(sample[0], one));
  if (typeof sample !== 'object') return typeof raw === typeof sample;
  if (typeof raw !== 'object' || raw === null) return false;
  return Object.entries(sample).every(([name, part]) =>
    hasShapeOf(part, (raw as Record<string, unknown>)[name]),
  );
}
