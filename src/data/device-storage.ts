/** The browser's storage estimate for this app; null if unknown. */
export type DeviceStorage = {
  /** Whether the browser promises not to delete the data when the device runs short of space. */
  isPersistent: boolean | null;
  usedBytes: number | null;
  availableBytes: number | null;
};

/** Reads the storage estimate. Never throws. */
export async function readDeviceStorage(): Promise<DeviceStorage> {
  const storage = storageManager();
  const [isPersistent, estimate] = await Promise.all([
    storage?.persisted?.().catch(() => null),
    storage?.estimate?.().catch(() => null),
  ]);
  const { usage = null, quota = null } = estimate ?? {};
  return {
    isPersistent: isPersistent ?? null,
    usedBytes: usage,
    availableBytes: usage === null || quota === null ? null : Math.max(0, quota - usage),
  };
}

/**
 * Asks the browser for persistent storage, unless it is already granted. Some browsers ask the user, so call this
 * only when there is something worth keeping. Returns whether persistent storage is granted. Never throws.
 */
export async function askToPersist(): Promise<boolean> {
  const storage = storageManager();
  try {
    return (await storage?.persisted?.()) || (await storage?.persist?.()) || false;
  } catch {
    return false;
  }
}

/** Undefined on plain http and in old browsers, whatever its type says. */
function storageManager(): Partial<StorageManager> | undefined {
  return navigator.storage;
}
