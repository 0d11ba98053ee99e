import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackendKeys } from './keys.ts';
import type { Mail } from './lite/mail.ts';
import { openLite, type Lite } from './lite/open-lite.ts';
import { migrate } from './migrate.ts';
import { isSeeded } from './seed/seed-marker.ts';
import { StartError } from './start-error.ts';

type DatabaseOptions = {
  folder: string;
  /** The folder that contains `migrations`. */
  supabase: string;
  keys: BackendKeys;
  apiUrl: string;
  appUrl: string;
  tokenSeconds: number;
  tell: (line: string) => void;
  onMail: (mail: Mail) => void;
};

/** Opens the database of a data folder, or creates one; migrates its schema and fills it if it is new. */
export async function startDatabase(options: DatabaseOptions): Promise<Lite> {
  const { supabase, keys, apiUrl, tell } = options;
  const lite = await open(options);
  try {
    const applied = await migrate(lite.database, join(supabase, 'migrations'));
    if (applied.length > 0) tell(`Applied ${applied.length} migrations, the last one ${applied.at(-1)}`);
    if (!(await isSeeded(lite.database))) {
      const { fillDatabase } = await import('./seed/fill-database.ts');
      await fillDatabase(lite, apiUrl, keys.anonKey);
    }
    return lite;
  } catch (error) {
    await lite.close();
    throw error;
  }
}

async function open({ folder, ...options }: DatabaseOptions): Promise<Lite> {
  const files = join(folder, 'database');
  const complete = join(folder, 'database-complete');
  // Creating a database takes seconds. An unfinished one cannot be opened and contains no data yet, so it is
  // deleted.
  if (!existsSync(complete)) rmSync(files, { recursive: true, force: true });
  try {
    const lite = await openLite({ ...options, folder: files });
    writeFileSync(complete, '');
    return lite;
  } catch (error) {
    throw new StartError(
      `The data in ${folder} cannot be opened: ${String(error)}\nStart over: npm run backend:reset`,
    );
  }
}
