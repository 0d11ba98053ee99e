import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createTestAccounts } from './checkout/test-accounts.ts';
import { CHECKOUT_PATH, createTestCheckout } from './checkout/test-checkout.ts';
import { claimFolder } from './claim-folder.ts';
import { findFreePort, HOST } from './find-free-port.ts';
import { startMailbox } from './functions/mailbox.ts';
import { functionsEnv, startFunctions } from './functions/start-functions.ts';
import { createGateway } from './gateway.ts';
import { loadKeys } from './keys.ts';
import { createMailLog } from './mail-log.ts';
import { startDatabase } from './start-database.ts';

const BUILDER = fileURLToPath(new URL('../writing/dictionary/build-functions.ts', import.meta.url));
const SUPABASE = fileURLToPath(new URL('../../supabase', import.meta.url));

export type BackendOptions = {
  /** Data folder; created if it does not exist. */
  folder: string;
  /** If this port is taken, the next free one is used; 0 means any. */
  port: number;
  /** Origin of the app, where links in messages return to. */
  appUrl: string;
  /** How long an access token lasts. */
  tokenSeconds: number;
  /**
   * Receives every line of output meant for people: notes, messages that would have been sent, the log of the
   * functions.
   */
  tell: (line: string) => void;
};

export type Backend = {
  url: string;
  anonKey: string;
  /** The test checkout; `?produto=` says what is bought. */
  checkoutUrl: string;
  close(): Promise<void>;
};

/**
 * Starts tables, Auth and functions behind one origin on this machine; resolves when all of them respond. Throws a
 * `StartError` if something prevents the start, and then leaves nothing running.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { port: wanted, tell, ...rest } = options;
  const folder = resolve(options.folder);
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const one of closers.splice(0).toReversed()) await one();
  };
  try {
    closers.push(await claimFolder(folder));
    const keys = loadKeys(join(folder, 'keys.json'));
    const port = await findFreePort(wanted, tell);
    const url = `http://${HOST}:${port}`;
    const onMail = createMailLog(folder, tell);
    const mailbox = await startMailbox(onMail);
    closers.push(mailbox.close);

    const database = startDatabase({
      ...rest,
      tell,
      onMail,
      folder,
      keys,
      apiUrl: url,
      supabase: SUPABASE,
    });
    closers.push(() => database.then((started) => started.close(), ignore));
    const env = functionsEnv(keys, { apiUrl: url, appUrl: options.appUrl, mailUrl: mailbox.url });
    const functions = buildFunctions().then(() =>
      startFunctions({ folder: join(SUPABASE, 'functions'), cache: join(folder, 'deno'), env, log: tell }),
    );
    closers.push(() => functions.then((started) => started.close(), ignore));
    const [lite, { handle: handleFunction }] = await Promise.all([database, functions]);

    const checkout = createTestCheckout({
      functions: handleFunction,
      secret: env.PAYMENT_WEBHOOK_SECRET,
      appUrl: options.appUrl,
      accounts: createTestAccounts(lite.database),
    });
    const gateway = createGateway(lite.handle, handleFunction, checkout);
    await new Promise<void>((ready, reject) => {
      gateway.once('error', reject).listen(port, HOST, ready);
    });
    closers.push(() => {
      gateway.close();
      gateway.closeAllConnections();
    });
    return { url, anonKey: keys.anonKey, checkoutUrl: url + CHECKOUT_PATH, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Runs in a separate process while the database starts, because the first build takes some seconds. */
function buildFunctions(): Promise<unknown> {
  return promisify(execFile)(process.execPath, ['--import', 'tsx', BUILDER]);
}

function ignore() {}
