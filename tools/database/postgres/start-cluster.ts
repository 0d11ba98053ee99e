import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, writeFileSync, existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort, HOST } from '../../backend/find-free-port.ts';

type Cluster = {
  /** Address of the server for the superuser, in the form of DATABASE_URL. */
  url: string;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
};

/**
 * Starts a separate Postgres server with the programs of folder `bin`, new files in a temporary folder, a free port
 * of this machine, and a password nobody else knows.
 */
export async function startCluster(bin: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'grifo-postgres-'));
  const data = join(folder, 'data');
  const user = unprivilegedUser();
  const run = async (program: string, ...given: string[]) => {
    await promisify(execFile)(join(bin, program), ['-D', data, ...given], { ...user, cwd: folder });
  };
  const stop = () =>
    run('pg_ctl', 'stop', '--mode=immediate').finally(() =>
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
    );
  try {
    const password = randomBytes(16).toString('hex');
    const passwordFile = join(folder, 'password');
    writeFileSync(passwordFile, password);
    for (const path of [folder, passwordFile]) if (user) chownSync(path, user.uid, user.gid);
    const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    await run('initdb', ...access, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync');
    const port = await findFreePort(0, console.log);
    const options = `-c listen_addresses=${HOST} -c port=${port} -c unix_socket_directories=''`;
    await run('pg_ctl', 'start', '--wait', `--log=${join(folder, 'log')}`, `--options=${options}`);
    return { url: `postgres://postgres:${password}@${HOST}:${port}/postgres`, stop };
  } catch (error) {
    // `stop` may fail, because there may be no server yet; the files are removed in any case.
    await stop().catch(() => {});
    throw error;
  }
}

/** The user that runs the server, because Postgres refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const DEBIAN = '/usr/lib/postgresql';

/**
 * Folder of the programs of a native Postgres: POSTGRES_BIN, else the newest version that Debian's packages
 * installed; null if there is none.
 */
export function findPostgres(chosen = process.env.POSTGRES_BIN, installed = DEBIAN): string | null {
  const versions = existsSync(installed) ? readdirSync(installed) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = newestFirst.map((version) => join(installed, version, 'bin'));
  return [chosen, ...folders].find((folder) => folder && existsSync(join(folder, 'initdb'))) ?? null;
}
