/**
 * After this time (ms), an open that neither succeeds nor fails (a known browser fault) is treated as a missing
 * database.
 */
const OPEN_TIMEOUT_MS = 3000;

/**
 * Opens a database with the first call and keeps it open. The next call retries a failed open, because the student
 * may have allowed storage meanwhile. It also reopens a connection that the browser ended, which `onEnd` reports:
 * site data were cleared, or the disk failed.
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
