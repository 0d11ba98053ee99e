import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FunctionsHttpError, SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { MAX_PAGE_BYTES, MAX_PAGES } from '@/contracts/transcription';
import { shownTo, startFakeModel, type FakeModel } from '../../../support/fake-model';
import { fakePage } from '../../../support/fake-photo';
import { startBackendProcess, type BackendProcess } from '../support/backend-process';
import { connect, newMember } from '../support/clients';
import { eventually } from '../../../support/eventually';

/** A separate backend, because it needs a model that reads photos. */
const folder = mkdtempSync(join(tmpdir(), 'grifo-transcription-'));
const DAILY_LIMIT = 3;
const SECRET = 'o segredo que só a foto diz';
let model: FakeModel;
let backend: BackendProcess;

beforeAll(async () => {
  model = await startFakeModel();
  vi.stubEnv('VISION_BASE_URL', model.url);
  vi.stubEnv('VISION_API_KEY', 'sk-vision');
  vi.stubEnv('VISION_MODEL', 'fake-eyes');
  vi.stubEnv('VISION_DAILY_LIMIT', String(DAILY_LIMIT));
  backend = await startBackendProcess('--data', folder, '--port', '0');
});
afterAll(async () => {
  await backend?.stop();
  await model?.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  model.requests.length = 0;
  model.play({ says: { paragrafos: ['Um parágrafo.', 'Outro [?].'] } });
});

const visitor = () => connect(backend.url, backend.anonKey);
const newStudent = () => newMember({}, visitor());
const transcribe = (client: SupabaseClient, ...pages: string[]) =>
  client.functions.invoke('transcribe-essay', { body: { pages } });
const statusOf = (error: FunctionsHttpError | null) => (error?.context as Response | undefined)?.status;

it('transcribes for whoever signed in, and says that it can', async () => {
  const { client } = await newStudent();
  expect((await transcribe(client)).data).toEqual({ available: true });
  const page = fakePage();
  expect((await transcribe(client, page)).data).toEqual({ text: 'Um parágrafo.\n\nOutro [?].' });
  expect(shownTo(model.requests[0]!)[0]).toBe(`data:image/jpeg;base64,${page}`);
});

it('takes as many pages as large as the contract says, and refuses more', async () => {
  const { client } = await newStudent();
  const largest = fakePage('image/jpeg', { size: MAX_PAGE_BYTES });
  const pages = Array.from({ length: MAX_PAGES }, () => largest);
  expect((await transcribe(client, ...pages)).data).toMatchObject({ text: expect.any(String) });
  expect(statusOf((await transcribe(client, ...pages, fakePage())).error)).toBe(400);
  expect(statusOf((await transcribe(client, ...pages, largest)).error)).toBe(413);
  expect(model.requests).toHaveLength(1);
});

it('asks no model for anybody who is not signed in', async () => {
  const { client } = await newStudent();
  const [head, body] = (await client.auth.getSession()).data.session!.access_token.split('.');
  const tokens = [null, backend.anonKey, `${head}.${body}.${'A'.repeat(43)}`];
  for (const token of tokens) {
    const response = await fetch(`${backend.url}/functions/v1/transcribe-essay`, {
      method: 'POST',
      headers: { apikey: backend.anonKey, ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ pages: [fakePage()] }),
    });
    expect({ token, status: response.status }).toEqual({ token, status: 401 });
  }
  expect(model.requests).toEqual([]);
});

it('counts for each student apart, and apart from corrections', async () => {
  const [ana, bia] = [await newStudent(), await newStudent()];
  for (let call = 0; call < DAILY_LIMIT; call += 1) {
    expect((await transcribe(ana.client, fakePage())).error).toBeNull();
  }
  const { error } = await transcribe(ana.client, fakePage());
  expect(statusOf(error)).toBe(429);
  expect(Number((error!.context as Response).headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await transcribe(bia.client, fakePage())).error).toBeNull();
  expect((await transcribe(ana.client)).data).toEqual({ available: true });
  const { data } = await ana.client.from('uso_ia').select('servico, contagem');
  expect(data).toEqual([{ servico: 'transcricao', contagem: DAILY_LIMIT }]);
});

it('keeps nothing of a photo and its text: not in the tables, not in the log, not on disk', async () => {
  const { client, email } = await newStudent();
  // A short value, because long ones are stored compressed and could not be found.
  const mark = randomBytes(48).toString('hex');
  const page = fakePage('image/jpeg', { mark, size: 300 });
  model.play({ says: { paragrafos: [SECRET] } }, { fails: 500 });
  expect((await transcribe(client, page)).data).toEqual({ text: SECRET });
  expect(statusOf((await transcribe(client, page)).error)).toBe(502);
  expect((await client.from('redacoes').select('id')).data).toEqual([]);

  await eventually(() => expect(backend.told()).toContain('nothing, as model failed with 500'));
  await backend.stop();
  const secrets = [mark, page.slice(60, 120), SECRET, 'sk-vision'];
  expect(secrets.filter((secret) => backend.told().includes(secret))).toEqual([]);
  expect(secrets.filter(isOnDisk)).toEqual([]);
  expect(isOnDisk(email)).toBe(true);
});

function isOnDisk(text: string): boolean {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .some(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(text));
}
