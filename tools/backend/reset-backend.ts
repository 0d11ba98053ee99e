// Throws the backend's data away: npm run backend:reset
import { rmSync } from 'node:fs';
import { claimFolder } from './claim-folder.ts';
import { reportFailure } from './start-error.ts';
import { readSettings } from './settings.ts';

try {
  const { folder } = readSettings(process.argv.slice(2));
  const release = await claimFolder(folder);
  rmSync(folder, { recursive: true, force: true });
  release();
  console.log(`${folder} is gone; the next start makes a new one.`);
} catch (error) {
  reportFailure(error);
}
