// Starts the backend alone: npm run backend -- --help
import { closeWhenStopped } from './close-when-stopped.ts';
import { loadEnvFiles, HELP, readSettings } from './settings.ts';
import { reportFailure } from './start-error.ts';
import { describeAccounts } from './seed/accounts.ts';
import { startBackend } from './start-backend.ts';

try {
  loadEnvFiles();
  const { json, help, ...settings } = readSettings(process.argv.slice(2));
  if (help) {
    console.log(HELP);
    process.exit();
  }
  const tell = json ? console.error : console.log;
  const starting = startBackend({ ...settings, tell });
  closeWhenStopped(() => starting.then((backend) => backend.close()));
  const { url, anonKey } = await starting;
  if (json) console.log(JSON.stringify({ url, anonKey }));
  else console.log(`API      ${url}\nKey      ${anonKey}\n${describeAccounts()}`);
} catch (error) {
  reportFailure(error);
}
