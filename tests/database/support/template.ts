import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openNative, openPglite } from '../../../tools/database/connection';
import { prepareDatabase } from '../../../tools/database/prepare-database';
import { databaseUrl } from './database-url';

export type Template = { kind: 'pglite'; dump: string } | { kind: 'native'; url: string; name: string };

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

/** Applies the migrations once; every test file gets a copy. Native Postgres when DATABASE_URL is set, else PGlite. */
export default async function makeTemplate(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.DATABASE_URL;
  return url ? makeNative(project, url) : makePglite(project);
}

async function makePglite(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'grifo-database-'));
  const dump = join(folder, 'template.tar');
  const database = await openPglite();
  await prepareDatabase(database);
  writeFileSync(dump, Buffer.from(await (await database.dump()).arrayBuffer()));
  await database.close();
  project.provide('template', { kind: 'pglite', dump });
  return async () => rmSync(folder, { recursive: true });
}

async function makeNative(project: TestProject, url: string) {
  const name = `grifo_test_${process.pid}`;
  const admin = await openNative(url);
  await admin.exec(`create database ${name}`);
  const database = await openNative(databaseUrl(url, name));
  await prepareDatabase(database);
  await database.close();
  project.provide('template', { kind: 'native', url, name });
  return async () => {
    await admin.exec(`drop database ${name} with (force)`);
    await admin.close();
  };
}
