import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { startBackendProcess, type BackendProcess } from '../support/backend-process';
import { connect, essayRow, newMember, PASSWORD } from '../support/clients';

// Tests one data folder through its life, in order, because each start takes seconds.
const folder = mkdtempSync(join(tmpdir(), 'grifo-lifecycle-'));
const started: BackendProcess[] = [];
let email = '';

afterAll(async () => {
  await Promise.all(started.map(({ stop }) => stop('SIGKILL')));
  rmSync(folder, { recursive: true, force: true });
});

async function start(port = 0): Promise<BackendProcess> {
  const backend = await startBackendProcess('--data', folder, '--port', String(port));
  started.push(backend);
  return backend;
}

/** Signs in the user who signed up first, on the backend that is running now. */
async function signIn(): Promise<SupabaseClient> {
  const { url, anonKey } = started.at(-1)!;
  const client = connect(url, anonKey);
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  return client;
}

/** The processes that are still running. */
const running = (pids: number[]) => pids.filter((pid) => isRunning(pid));

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function childrenOf(pid: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = table.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.filter(([, parent]) => parent === pid).map(([child]) => child!);
}

it('takes the next port when its own is taken', async () => {
  const taken = await new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () =>
      resolve((server.address() as AddressInfo).port),
    );
    onTestFinished(() => void server.close());
  });
  const { url, told } = await start(taken);
  expect(Number(new URL(url).port)).toBeGreaterThan(taken);
  expect(told()).toContain(`Port ${taken} is taken by another program; using`);
});

it('refuses a second start on the same data', async () => {
  await expect(start()).rejects.toThrow(`Ended with 1: A backend is running on ${folder} already.`);
});

it('ends with all its children at Ctrl-C, and has everything at the next start', async () => {
  const [{ url, anonKey, pid, stop }] = started as [BackendProcess];
  const member = await newMember({}, connect(url, anonKey));
  ({ email } = member);
  await member.client.from('redacoes').insert(essayRow('Antes'));
  const children = childrenOf(pid);
  expect(children.length).toBeGreaterThan(0);
  expect(await stop('SIGINT')).toBe(0);
  expect(running(children)).toEqual([]);

  expect((await start()).anonKey).toBe(anonKey);
  expect((await (await signIn()).from('redacoes').select('tema')).data).toEqual([{ tema: 'Antes' }]);
});

it('loses no acknowledged essay when it is killed in the middle of writing, and leaves no child behind', async () => {
  const { pid, stop } = started.at(-1)!;
  const children = childrenOf(pid);
  const client = await signIn();
  const acknowledged: string[] = [];
  // More rows than any machine can write before the process is killed.
  const MANY = 200;
  const writing = Array.from({ length: MANY }, async (_, index) => {
    const { error } = await client.from('redacoes').insert(essayRow(`n. ${index}`));
    if (!error) acknowledged.push(`n. ${index}`);
    if (acknowledged.length === 15) void stop('SIGKILL');
  });
  await Promise.all(writing);
  expect(acknowledged.length).toBeGreaterThanOrEqual(15);
  expect(acknowledged.length).toBeLessThan(MANY);
  await expect.poll(() => running(children), { timeout: 15_000 }).toEqual([]);

  await start();
  const { data } = await (await signIn()).from('redacoes').select('tema');
  expect(data?.map(({ tema }) => tema)).toEqual(expect.arrayContaining(['Antes', ...acknowledged]));
});
