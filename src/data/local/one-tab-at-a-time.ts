/** Runs `work` while no other tab runs work under this name; without locks (plain http) at once. */
export async function oneTabAtATime<T>(name: string, work: () => T): Promise<Awaited<T>> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : await work();
}
