// Deletes the backend's data: npm run backend:reset
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { claimFolder } from './claim-folder.ts';
import { reportFailure } from './start-error.ts';
import { readSettings } from './settings.ts';

try {
  const { folder } = readSettings(process.argv.slice(2));
  const release = await claimFolder(folder);
  // Deletes only the contents, as the folder itself may be a link to the data.
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
  release();
  console.log(`The data in ${folder} are gone; the next start makes new ones.`);
} catch (error) {
  reportFailure(error);
}
