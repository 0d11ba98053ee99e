import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BackendKeys } from '../keys.ts';

type FunctionsOptions = {
  /** Contains one folder per function, with its `index.ts`. */
  folder: string;
  /** Deno's cache folder. */
  cache: string;
  /** The whole environment of the functions; no other variables of this process are passed on. */
  env: Record<string, string>;
  log: (line: string) => void;
};

export type Functions = {
  /** Handles `/functions/v1/<name>`. */
  handle(request: Request): Promise<Response>;
  close(): Promise<void>;
};

const PREFIX = '/functions/v1';
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const HOST_FILE = fileURLToPath(new URL('host.ts', import.meta.url));
const require = createRequire(import.meta.url);
/** How long Deno may take to end by itself. */
const PATIENCE_MS = 2000;

/**
 * Starts the edge functions in one Deno process, offline and with only the permissions they need; resolves when
 * they respond.
 */
export async function startFunctions(options: FunctionsOptions): Promise<Functions> {
  const child = spawnDeno(options);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const port = await readPort(child, options.log);
  return {
    handle: (request) => pass(request, port),
    close: async () => {
      child.stdin.end();
      const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

function spawnDeno({ folder, cache, env }: FunctionsOptions): ChildProcessWithoutNullStreams {
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.ts')))
    : [];
  const flags = [
    '--quiet',
    '--no-prompt',
    '--no-lock',
    '--no-remote',
    `--config=${join(folder, 'deno.json')}`,
    '--node-modules-dir=manual',
    `--allow-read=${[folder, join(ROOT, 'src'), join(ROOT, 'node_modules')].join(',')}`,
    `--allow-net=${allowedHosts(env).join(',')}`,
    '--allow-env',
    // The library that calls models needs this permission.
    '--allow-sys=hostname',
  ];
  const deno = require('deno/install_api.cjs') as { runInstall: () => string };
  return spawn(deno.runInstall(), ['run', ...flags, HOST_FILE, pathToFileURL(folder).href, ...names], {
    cwd: ROOT,
    env: { ...env, DENO_DIR: cache, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
    // Detached from the terminal's Ctrl-C: the process ends when this one closes its standard input or ends.
    detached: true,
  });
}

/**
 * The hosts that functions may contact: this machine, where the API runs, and the hosts of the models and the mail
 * service.
 */
function allowedHosts({
  AI_BASE_URL: model = '',
  VISION_BASE_URL: vision = '',
  MAIL_BASE_URL: mail = '',
}: Record<string, string>): string[] {
  const services = [model, vision, mail].filter((url) => URL.canParse(url));
  return ['127.0.0.1', 'localhost', ...services.map((url) => new URL(url).host)];
}

/** Returns the port that the first line of output contains; all other lines go to `log`. */
function readPort(child: ChildProcessWithoutNullStreams, log: (line: string) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    createInterface(child.stderr).on('line', log);
    createInterface(child.stdout).on('line', (line) => {
      const port = /^listening (\d+)$/.exec(line)?.[1];
      if (port) resolve(Number(port));
      else log(line);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      reject(new Error(`Deno ended with ${code}.`));
      if (code !== 0) log(`The functions have ended (${code ?? 'killed'}); start again to have them back.`);
    });
  });
}

async function pass(request: Request, port: number): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.delete('host');
  headers.set('accept-encoding', 'identity');
  try {
    return await fetch(`http://127.0.0.1:${port}${pathname.slice(PREFIX.length)}${search}`, {
      method: request.method,
      headers,
      body: request.body && (await request.arrayBuffer()),
      redirect: 'manual',
    });
  } catch {
    return Response.json(
      { message: 'The functions are not running.' },
      { status: 503, headers: { 'access-control-allow-origin': '*' } },
    );
  }
}

/**
 * Settings of the models, the mail service, the payment provider and CORS, which may be set in the environment of
 * the backend.
 */
const GIVEN =
  /^((?:AI|VISION|MAIL)_\w+|(?:PAYMENT|STRIPE|MERCADO_PAGO)_WEBHOOK_SECRET|MERCADO_PAGO_ACCESS_TOKEN|ALLOWED_ORIGINS)$/;

type Addresses = {
  apiUrl: string;
  /** Target of links in mails. */
  appUrl: string;
  /** Address that receives e-mails in place of a service. */
  mailUrl: string;
};

/**
 * The environment of the functions: the API with its keys, e-mails delivered on this machine, and the settings that
 * were given.
 */
export function functionsEnv(
  keys: BackendKeys,
  { apiUrl, appUrl, mailUrl }: Addresses,
): Record<string, string> & { PAYMENT_WEBHOOK_SECRET: string } {
  const given = Object.entries(process.env).flatMap(([name, value]): [string, string][] =>
    value && GIVEN.test(name) ? [[name, value]] : [],
  );
  return {
    SUPABASE_URL: apiUrl,
    SUPABASE_ANON_KEY: keys.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: keys.serviceKey,
    PAYMENT_WEBHOOK_SECRET: keys.webhookSecret,
    MAIL_BASE_URL: mailUrl,
    MAIL_API_KEY: 'none',
    MAIL_FROM: 'Grifo <avisos@example.com>',
    MAIL_SCHEDULE_SECRET: keys.scheduleSecret,
    MAIL_APP_URL: appUrl,
    MAIL_PAUSE_MS: '1',
    ...Object.fromEntries(given),
  };
}
