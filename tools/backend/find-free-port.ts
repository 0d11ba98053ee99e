import { createServer } from 'node:net';
import { StartError } from './start-error.ts';

export const HOST = '127.0.0.1';
const TRIES = 50;

/**
 * The first free port of this machine from `wanted` on; `wanted` 0 is any. `tell` gets a sentence when the wanted
 * one is taken.
 */
export async function findFreePort(wanted: number, tell: (message: string) => void): Promise<number> {
  for (let port = wanted; port < wanted + TRIES; port += 1) {
    const free = await listenOnce(port);
    if (free === null) continue;
    if (wanted !== 0 && port !== wanted) tell(`Port ${wanted} is taken by another program; using ${port}.`);
    return free;
  }
  throw new StartError(
    `Ports ${wanted} to ${wanted + TRIES - 1} are all taken. Choose another: --port <number>`,
  );
}

/** The port that could be opened, null when it is taken. */
function listenOnce(port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(null);
      else reject(error);
    });
    server.listen(port, HOST, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
