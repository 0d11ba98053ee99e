// Starts the app on a backend of its own: npm start
import { createServer } from 'vite';
import { closeWhenStopped } from './close-when-stopped.ts';
import { findFreePort, HOST } from './find-free-port.ts';
import { loadEnvFiles } from './load-env-files.ts';
import { reportFailure } from './report-failure.ts';
import { describeAccounts } from './seed/accounts.ts';
import { readSettings } from './settings.ts';
import { startBackend } from './start-backend.ts';

const APP_PORT = 5173;

try {
  loadEnvFiles();
  const settings = readSettings(process.argv.slice(2));
  const appPort = await findFreePort(APP_PORT, console.log);
  const appUrl = `http://${HOST}:${appPort}`;
  const starting = startBackend({ ...settings, appUrl, tell: console.log });
  closeWhenStopped(() => starting.then((backend) => backend.close()));
  const backend = await starting;

  // Vite takes them over those of an .env file.
  process.env.VITE_SUPABASE_URL = backend.url;
  process.env.VITE_SUPABASE_ANON_KEY = backend.anonKey;
  const app = await createServer({ server: { port: appPort, strictPort: true }, clearScreen: false });
  closeWhenStopped(async () => {
    await app.close();
    await backend.close();
  });
  await app.listen();
  console.log(
    `\nGrifo    ${appUrl}\nAPI      ${backend.url}\n${describeAccounts()}\nE-mails  are shown here. Stop with Ctrl-C.`,
  );
} catch (error) {
  reportFailure(error);
}
