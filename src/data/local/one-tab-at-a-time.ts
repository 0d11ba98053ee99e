/**
 * Runs `work` while no other tab runs work under this name; in browsers without locks (plain http), runs it at
 * once.
 */
export async function oneTabAtATime<T>(name: string, work: () => T): Promise<Awaited<T>> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : await work();
}
