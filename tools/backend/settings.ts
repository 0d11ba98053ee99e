import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { StartError } from './start-error.ts';
import { existsSync } from 'node:fs';

type Settings = {
  json: boolean;
  help: boolean;
  folder: string;
  port: number;
  appUrl: string;
  tokenSeconds: number;
  /** Port of the app with `npm start`; 0 for any free one. */
  appPort: number;
  /** Serves the app from its sources, for developers who change them. */
  dev: boolean;
};

/** Default data folder, ignored by git. */
const FOLDER = fileURLToPath(new URL('../../.backend', import.meta.url));

const OPTIONS = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  data: { type: 'string', default: FOLDER },
  // The port of the Supabase CLI's API.
  port: { type: 'string', default: '54321' },
  'app-url': { type: 'string', default: 'http://127.0.0.1:5173' },
  'token-seconds': { type: 'string', default: '3600' },
  'app-port': { type: 'string', default: '5173' },
  dev: { type: 'boolean', default: false },
} as const;

export const HELP = `Starts tables, Auth and functions on this machine; npm start the app as well.

  --json               one line {"url":…,"anonKey":…} on standard output once they answer; all else on the other
  --data <folder>      where the data lie (.backend)
  --port <number>      port, or the next free one (54321); 0 is any
  --app-url <origin>   where links in messages return to (http://127.0.0.1:5173)
  --token-seconds <n>  how long an access token lasts (3600)

Of npm start:

  --app-port <number>  port of the app, or the next free one (5173); 0 is any
  --dev                serves the app from its sources, so that changes show at once`;

/** Parses the command line; throws a `StartError` for unknown or invalid arguments. */
export function readSettings(args: string[]): Settings {
  const { values } = parse(args);
  return {
    json: values.json,
    help: values.help,
    folder: resolve(values.data),
    port: whole(values.port, '--port', 65_535),
    appUrl: values['app-url'],
    tokenSeconds: whole(values['token-seconds'], '--token-seconds', 604_800),
    appPort: whole(values['app-port'], '--app-port', 65_535),
    dev: values.dev,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS });
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

function whole(text: string, name: string, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= most) return value;
  throw new StartError(`${name} is a whole number up to ${most}, not "${text}".`);
}

/**
 * Loads settings from the files that Vite loads for the app. Variables that are already set stay, and `.env.local`
 * takes precedence.
 */
export function loadEnvFiles(): void {
  for (const file of ['.env.local', '.env']) {
    if (existsSync(file)) process.loadEnvFile(file);
  }
}
