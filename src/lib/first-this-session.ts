const memory = new Set<string>();

/**
 * Whether this is the first call with `key` in this browser session (one tab until it is closed). Later calls with
 * this key return false.
 */
export function isFirstThisSession(key: string): boolean {
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    // If storage is blocked, the key is remembered until the page is reloaded.
    const isFirst = !memory.has(key);
    memory.add(key);
    return isFirst;
  }
}
