// Sends many requests at once to a new backend; fails if any data is lost or mixed up: npm run bench:backend
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from './start-backend.ts';

const SIGN_UPS = 200;
const WRITERS = 50;
const ESSAYS_EACH = 20;

type Member = { id: string; token: string };
type Row = { usuario_id: string; tema: string };

const folder = mkdtempSync(join(tmpdir(), 'grifo-bench-'));
const backend = await timed('start', () =>
  startBackend({ folder, port: 0, appUrl: 'http://127.0.0.1:5173', tokenSeconds: 3600, tell: console.error }),
);
try {
  const members = await timed(`${SIGN_UPS} sign-ups at once`, () => all(SIGN_UPS, signUp));
  check('accounts', new Set(members.map(({ id }) => id)).size, SIGN_UPS);
  const profiles = await Promise.all(members.map((member) => read<{ user_id: string }>('profiles', member)));
  check(
    'profiles, each its owner’s',
    profiles.filter((rows, index) => isOnly(rows, members[index])).length,
    SIGN_UPS,
  );

  const writers = members.slice(0, WRITERS);
  const total = WRITERS * ESSAYS_EACH;
  await timed(`${total} essays of ${WRITERS} at once`, () =>
    all(total, (index) => storeEssay(writers[index % WRITERS] as Member, index)),
  );
  const kept = await Promise.all(writers.map((writer) => read<Row>('redacoes', writer)));
  check('essays', kept.flat().length, total);
  check(
    'essays under their writer',
    kept.flatMap((rows, index) => rows.filter((row) => isOf(row, writers[index]))).length,
    total,
  );
} finally {
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
}

async function signUp(index: number): Promise<Member> {
  const body = { email: `aluno${index}@example.com`, password: 'segredo-de-teste' };
  const answer = (await call('/auth/v1/signup', backend.anonKey, body)) as {
    access_token: string;
    user: { id: string };
  };
  return { id: answer.user.id, token: answer.access_token };
}

async function storeEssay({ id, token }: Member, index: number): Promise<void> {
  await call('/rest/v1/redacoes', token, { tema: `${id} ${index}`, texto: 'Um texto.', nota_total: 600 });
}

async function read<T>(table: string, { token }: Member): Promise<T[]> {
  return (await call(`/rest/v1/${table}?select=*`, token)) as T[];
}

function isOf(row: Row, writer?: Member): boolean {
  return row.usuario_id === writer?.id && row.tema.startsWith(`${writer.id} `);
}

function isOnly(rows: { user_id: string }[], member?: Member): boolean {
  return rows.length === 1 && rows[0]?.user_id === member?.id;
}

async function call(path: string, token: string, body?: unknown): Promise<unknown> {
  const response = await fetch(backend.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      apikey: backend.anonKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return text ? JSON.parse(text) : null;
}

function all<T>(count: number, job: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => job(index)));
}

async function timed<T>(name: string, job: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await job();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

function check(name: string, found: number, expected: number): void {
  console.log(`${name}: ${found} of ${expected}`);
  if (found !== expected) process.exitCode = 1;
}
