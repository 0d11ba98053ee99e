import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/**
 * Claims a data folder for this process, because two on the same files would destroy them; answers how to let go of
 * it. The claim is a socket, which the system closes even when the process is killed. A folder in use is a
 * `StartError`.
 */
export async function claimFolder(folder: string): Promise<() => void> {
  const name = `grifo-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const path = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
  if (await answers(path)) {
    throw new StartError(`A backend is running on ${folder} already. Stop it first (Ctrl-C where it runs).`);
  }
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const claim = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    claim.once('error', reject).listen(path, resolve);
  });
  claim.unref();
  return () => claim.close();
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
