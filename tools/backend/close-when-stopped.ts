/**
 * Calls `close` once at Ctrl-C or when the process is told to end, then ends it; a second Ctrl-C does not wait.
 * Replaces whatever else listened for those signals.
 */
export function closeWhenStopped(close: () => Promise<unknown>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      void close().finally(() => process.exit(0));
    });
  }
}
