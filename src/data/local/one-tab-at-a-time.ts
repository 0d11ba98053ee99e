/** Does `work` while no other tab does its own under this name; at once where the browser has no locks (plain http). */
export async function oneTabAtATime<T>(name: string, work: () => T): Promise<Awaited<T>> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : await work();
}
