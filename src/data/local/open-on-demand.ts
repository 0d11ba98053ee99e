/** An open that neither succeeds nor fails (a known browser fault) counts as a missing database after this. */
const OPEN_TIMEOUT_MS = 3000;

/**
 * Opens a database with the first call and keeps it open. A failed open is retried by the next call: the student may have
 * allowed storage meanwhile. So is one whose connection the browser ends later, reported by `onEnd`: site data
 * were cleared, or the disk failed.
 */
export function openOnDemand<Database>(
  open: (onEnd: () => void) => Promise<Database>,
): () => Promise<Database> {
  let opening: Promise<Database> | null = null;

  function begin(): Promise<Database> {
    const forget = () => {
      if (opening === begun) opening = null;
    };
    const begun = withTimeout(open(forget), OPEN_TIMEOUT_MS).catch((error: unknown) => {
      forget();
      throw error;
    });
    return begun;
  }

  return () => (opening ??= begin());
}

function withTimeout<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
