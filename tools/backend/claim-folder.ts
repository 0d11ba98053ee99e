import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from './start-error.ts';

/** The longest name of a socket, in bytes, that every system accepts. */
const LONGEST = 100;
const ENDING = '.sock';
const ANSWER_MS = 2000;

type Claimant = { claimed: boolean; says: string };

/**
 * Claims a data folder for this process, because two processes on the same files would destroy them; returns a
 * function that releases it. The claim is a socket in the folder itself, so it is found under any name of the
 * folder. The system closes the socket even if the process is killed; a leftover file does no harm. If the folder
 * is in use, a `StartError` names the process. The folder is created if it does not exist.
 */
export async function claimFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const sockets = socketsOf(realpathSync.native(folder));
  let claimed = false;
  const claim = createServer((socket) => {
    const says = `process ${process.pid}, which was started on ${folder}`;
    socket.on('error', () => {}).end(JSON.stringify({ claimed, says } satisfies Claimant));
  });
  try {
    await new Promise<void>((resolve, reject) => {
      claim.once('error', reject).listen(sockets.own, resolve);
    });
    // Every process listens before it looks for others, so that of any two processes at least one sees the other.
    // If both see each other, the process whose socket name sorts first stays.
    let rival: string | undefined;
    while ((rival = sockets.others()[0])) {
      const other = await ask(rival);
      if (!other) rmSync(rival, { force: true });
      else if (other.claimed || rival < sockets.own) throw inUse(folder, other.says);
      else await pause(10);
    }
    claimed = true;
    claim.unref();
    return () => claim.close();
  } catch (error) {
    claim.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw inUse(folder, (await ask(sockets.own))?.says ?? 'another process');
  } finally {
    sockets.forgetLink();
  }
}

function inUse(folder: string, says: string): StartError {
  return new StartError(
    `A backend is running on ${folder} already. It is ${says}. Stop it first (Ctrl-C where it runs).`,
  );
}

/**
 * Names of the sockets of a folder. Windows has no socket files, so all processes that claim a folder use the same
 * pipe name.
 */
function socketsOf(real: string) {
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(real.toLowerCase()).digest('hex').slice(0, 16);
    return { own: `\\\\.\\pipe\\grifo-${name}`, others: () => [], forgetLink: () => {} };
  }
  const name = `running-${randomBytes(6).toString('hex')}${ENDING}`;
  let at = real;
  let links: string | null = null;
  if (Buffer.byteLength(join(real, name)) > LONGEST) {
    links = mkdtempSync(join(tmpdir(), 'grifo-'));
    at = join(links, 'data');
    symlinkSync(real, at);
  }
  return {
    own: join(at, name),
    others: () =>
      readdirSync(real)
        .filter((file) => file.startsWith('running-') && file.endsWith(ENDING) && file !== name)
        .map((file) => join(at, file)),
    forgetLink: () => {
      if (links) rmSync(links, { recursive: true });
    },
  };
}

/**
 * The identity reported by a socket's listener; null if nothing listens. A listener too busy to reply is treated as
 * holding the folder.
 */
function ask(path: string): Promise<Claimant | null> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(path);
    socket
      .setEncoding('utf8')
      .setTimeout(ANSWER_MS, () => {
        socket.destroy();
        resolve({ claimed: true, says: 'a process that does not answer' });
      })
      .on('data', (part: string) => (answer += part))
      .once('end', () => resolve(answer ? (JSON.parse(answer) as Claimant) : null))
      .once('error', () => resolve(null));
  });
}
