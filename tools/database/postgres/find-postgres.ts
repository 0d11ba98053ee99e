import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/**
 * Folder of the programs of a native Postgres: POSTGRES_BIN, else the newest that Debian's packages brought; null when
 * there is none.
 */
export function findPostgres(chosen = process.env.POSTGRES_BIN, installed = DEBIAN): string | null {
  const versions = existsSync(installed) ? readdirSync(installed) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = newestFirst.map((version) => join(installed, version, 'bin'));
  return [chosen, ...folders].find((folder) => folder && existsSync(join(folder, 'initdb'))) ?? null;
}
