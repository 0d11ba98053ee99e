const memory = new Set<string>();

/** Whether `key` is asked for the first time in this browser session (one tab until it is closed). Remembers it. */
export function isFirstThisSession(key: string): boolean {
  const isFirst = !memory.has(key) && read(key) === null;
  memory.add(key);
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Blocked storage: remembered until the page is loaded again.
  }
  return isFirst;
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
