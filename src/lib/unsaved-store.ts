import { createState } from './create-state';

/** Under what name the device keeps what a user left behind, by the name of the form. */
export const unsavedKey = (userId: string) => `grifo:kept:${userId}`;

/** What users left behind of one form; see `createUnsavedStore`. */
export type UnsavedStore<Values> = {
  keep(userId: string, values: Values, id?: string | null): void;
  /** null where this user left nothing behind. */
  find(userId: string, id?: string | null): Values | null;
  /** Of the user who was asked about or kept something last. */
  drop(id?: string | null): void;
};

/**
 * What somebody had typed when their screen was taken away, by the end of their session most of all: whoever comes back
 * finds it in the form, also after a reload. One per form and user, and per thing where the form has many, which `id`
 * tells apart; on the device, and where it keeps nothing, until the page is closed. `sample` tells what the values look
 * like: what was stored otherwise is not taken.
 */
export function createUnsavedStore<Values>(name: string, sample: Values) {
  const changes = createState(null);
  /** Of the user who was asked about or kept something last. */
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
    /** null where this user left nothing behind. */
    find(userId: string, id?: string | null): Values | null {
      const slot = slotOf(id);
      const values = valuesOf(userId);
      const stored = values.has(slot) ? values.get(slot) : read(userId)[slot];
      const found = hasShapeOf(sample, stored) ? stored : null;
      values.set(slot, found);
      return found;
    },
    /** Of the user who was asked about or kept something last. */
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
    // The memory has it.
  }
}

/**
 * Whether what was read somewhere has the parts of a sample: texts where it has texts, null or something plain where it has null,
 * and in lists only what looks like the sample's first item.
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
