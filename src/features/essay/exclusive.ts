export type Exclusive = <T>(run: () => Promise<T>) => Promise<{ ran: true; value: T } | { ran: false }>;

/**
 * Runs something in at most one tab at a time; `ran: false` when another tab is at it. Browsers without the lock
 * manager (plain http on an old phone) run it unguarded rather than never.
 */
export function exclusiveAcrossTabs(name: string, locks: LockManager | undefined): Exclusive {
  return async (run) => {
    if (!locks) return { ran: true, value: await run() };
    return locks.request(name, { ifAvailable: true }, async (lock) =>
      lock ? { ran: true as const, value: await run() } : { ran: false as const },
    );
  };
}
