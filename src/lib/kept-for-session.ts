/** A text stored until the tab is closed or, if storage is blocked, until the page is reloaded. */
export function keptForSession(key: string) {
  let memory: string | null = null;
  return {
    get(): string | null {
      try {
        return sessionStorage.getItem(key) ?? memory;
      } catch {
        return memory;
      }
    },
    set(text: string | null): void {
      memory = text;
      try {
        if (text === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, text);
      } catch {
        // If storage is blocked, the text is kept in memory only.
      }
    },
  };
}
