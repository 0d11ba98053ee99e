import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { StartError } from './start-error.ts';

export const HOST = '127.0.0.1';
const TRIES = 50;

/**
 * Ports below the range that the system uses for connections, so that a free port stays free until it is opened,
 * half a minute later.
 */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/**
 * The first free port of this machine, starting at `wanted`; 0 means any. `tell` receives a message if the wanted
 * port is taken.
 */
export async function findFreePort(wanted: number, tell: (message: string) => void): Promise<number> {
  const first = wanted === 0 ? randomInt(LOWEST, HIGHEST) : wanted;
  for (let port = first; port < first + TRIES; port += 1) {
    if (!(await isFree(port))) continue;
    if (wanted !== 0 && port !== wanted) tell(`Port ${wanted} is taken by another program; using ${port}.`);
    return port;
  }
  throw new StartError(
    `Ports ${first} to ${first + TRIES - 1} are all taken. Choose another: --port <number>`,
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });
}
