// Builds the app for a local backend and serves both: npm start (-- --dev serves it from its sources instead)
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { nextExam } from '../../src/domain/plans/exam-calendar.ts';
import { serveBuild } from '../static/serve-build.ts';
import { closeWhenStopped } from './close-when-stopped.ts';
import { findFreePort, HOST } from './find-free-port.ts';
import { loadEnvFiles, HELP, readSettings } from './settings.ts';
import { reportFailure } from './start-error.ts';
import { describeAccounts } from './seed/accounts.ts';
import { startBackend } from './start-backend.ts';

/** Brotli quality: fast, and sufficient for local use. */
const QUALITY = 4;
const DAY_MS = 86_400_000;

try {
  loadEnvFiles();
  const { dev, help, ...settings } = readSettings(process.argv.slice(2));
  if (help) {
    console.log(HELP);
    process.exit();
  }
  const appPort = await findFreePort(settings.appPort, console.log);
  const appUrl = `http://${HOST}:${appPort}`;
  const starting = startBackend({ ...settings, appUrl, tell: console.log });
  closeWhenStopped(() => starting.then((backend) => backend.close()));
  const backend = await starting;

  // Vite prefers these variables to those of an .env file.
  process.env.VITE_SUPABASE_URL = backend.url;
  process.env.VITE_SUPABASE_ANON_KEY = backend.anonKey;
  // The whole purchase can be tried, as a test, unless a real checkout is configured.
  process.env.VITE_CHECKOUT_STUDENT_URL ||= `${backend.checkoutUrl}?produto=aluno_12`;
  process.env.VITE_CHECKOUT_TEACHER_URL ||= `${backend.checkoutUrl}?produto=professor_anual`;
  if (nextExam(new Date(), null).day === null) process.env.VITE_EXAM_DATE ||= exampleExamDay(new Date());
  const app = await (dev ? serveSources(appPort) : serveApp(appPort, join(settings.folder, 'app')));
  closeWhenStopped(async () => {
    await app.close();
    await backend.close();
  });
  console.log(
    `\nGrifo    ${appUrl}\nAPI      ${backend.url}\nDados    ${settings.folder}\n${describeAccounts()}\nE-mails  are shown here. Stop with Ctrl-C.`,
  );
} catch (error) {
  reportFailure(error);
}

/** A Sunday some weeks ahead, for the countdown of the offer as long as the next exam has no known day. */
function exampleExamDay(now: Date): string {
  const day = new Date(now.getTime() + 60 * DAY_MS);
  const sunday = new Date(day.getTime() - day.getUTCDay() * DAY_MS);
  return sunday.toISOString().slice(0, 10);
}

/** Serves the app as a web host does: built, with its headers and its service worker. */
async function serveApp(port: number, folder: string) {
  console.log('Building the app; this takes half a minute.');
  await build({ build: { outDir: folder, emptyOutDir: true }, logLevel: 'error' });
  return serveBuild({ folder, port, quality: QUALITY });
}

/** Serves the sources; changes take effect immediately. */
async function serveSources(port: number) {
  const server = await createServer({ server: { port, strictPort: true }, clearScreen: false });
  return server.listen();
}
