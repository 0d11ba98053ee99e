/** A text that lives until the tab is closed; where the browser lets nothing be kept, until the page is. */
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
        // The memory has it.
      }
    },
  };
}
