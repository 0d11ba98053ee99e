// `npm run with-postgres -- COMMAND…`: runs a command with the DATABASE_URL of a separate native Postgres, which is
// created for the command and removed after it, however the command ends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { reportFailure, StartError } from '../backend/start-error.ts';
import { installDebianPackage } from '../install.mjs';
import { findPostgres, startCluster } from './postgres/start-cluster.ts';

// Listens from the start, so that a signal ends the command but never the cleanup after it.
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stopping.abort(signal));
}

try {
  process.exitCode = await withPostgres(process.argv.slice(2));
} catch (error) {
  reportFailure(error);
}

/** Runs the command and returns its exit code. */
async function withPostgres([command, ...given]: string[]): Promise<number> {
  if (!command) throw new StartError('Say what to run: npm run with-postgres -- COMMAND…');
  if (!findPostgres()) installDebianPackage('postgresql');
  const bin = findPostgres();
  if (!bin) {
    throw new StartError(
      'No PostgreSQL found. Install one (Debian: "apt-get install postgresql"), ' +
        'or name the folder of its programs in POSTGRES_BIN.',
    );
  }
  console.log(`Native Postgres: ${bin}`);
  const cluster = await startCluster(bin);
  try {
    return await run(command, given, cluster.url);
  } finally {
    await cluster.stop();
  }
}

async function run(command: string, given: string[], url: string): Promise<number> {
  if (stopping.signal.aborted) return 1;
  const child = spawn(command, given, { stdio: 'inherit', env: { ...process.env, DATABASE_URL: url } });
  stopping.signal.addEventListener('abort', () => child.kill(stopping.signal.reason));
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
