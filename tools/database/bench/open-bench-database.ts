import { openNative, openPglite, type Connection } from '../connection.ts';
import { prepareDatabase } from '../prepare-database.ts';

const NAME = 'grifo_bench';

/**
 * Opens a migrated database to fill, with the size that suits it. `url` has the form of DATABASE_URL; without it,
 * PGlite in memory is used.
 */
export async function openBenchDatabase(url: string | undefined) {
  const opened = url ? await createNative(url) : await createPglite();
  await prepareDatabase(opened.connection);
  const [row] = await opened.connection.query('select version()');
  return { ...opened, version: String(row?.version) };
}

async function createPglite() {
  const connection = await openPglite();
  return { connection, students: 1000, essays: 20_000, close: () => connection.close() };
}

async function createNative(url: string) {
  const admin = await openNative(url);
  await admin.exec(`drop database if exists ${NAME} with (force)`);
  await admin.exec(`create database ${NAME}`);
  const address = new URL(url);
  address.pathname = `/${NAME}`;
  const connection: Connection = await openNative(address.href);
  const close = async () => {
    await connection.close();
    await admin.exec(`drop database ${NAME} with (force)`);
    await admin.close();
  };
  return { connection, students: 50_000, essays: 1_000_000, close };
}
