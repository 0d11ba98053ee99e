/**
 * Calls `close` once on Ctrl-C or a termination signal, then ends the process; a second Ctrl-C does not wait.
 * Replaces any other listeners for those signals.
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
