import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSharedFiles } from '@/data/files/shared-files';
import { DEMO_OWNER } from '@/data/local/keys';
import type { Owner } from '@/data/local/owner';
import { ESSAY_FILE_ENDS } from '@/domain/essay-file/essay-file';
import { paths } from '@/lib/paths';
import { receiveShared } from '../../../tools/offline/receive-shared.ts';

const SITE = 'https://grifo.example';
const HOUR_MS = 60 * 60 * 1000;

/** As it stands in the service worker: without the module around it. */
const receive = new Function(`return ${receiveShared.toString()}`)() as typeof receiveShared;

let kept: Map<string, Response>;
beforeEach(() => {
  kept = new Map();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('caches', {
    open: async (name: string) => ({
      put: async (url: string, response: Response) => void kept.set(name + url, response),
    }),
    match: async (url: string, { cacheName }: { cacheName: string }) =>
      kept.get(`${cacheName}${SITE}${url}`)?.clone(),
    delete: async () => kept.clear(),
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

function share(fields: Record<string, string | readonly File[]>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') body.append(name, value);
    else for (const file of value) body.append(name, file);
  }
  return receive({ request: new Request(SITE + paths.shared, { method: 'POST', body }) });
}

/** The files of a device on which somebody is signed in; `signOut` ends that. */
function device() {
  let user = 'marina';
  const listeners: (() => void)[] = [];
  const owner: Owner = {
    current: () => user,
    last: () => user,
    subscribe: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  function signOut() {
    user = DEMO_OWNER;
    for (const listener of listeners) listener();
  }
  return { ...createSharedFiles(owner), signOut };
}

const WORD = new File(['…'], 'redação.docx', { type: 'application/msword' });
const PHOTO = new File(['…'], 'folha.jpg', { type: 'image/jpeg' });
const NO_FILE = new File([], '');

describe('what another app shares', () => {
  it('is answered with the page that opens it', async () => {
    const { status, headers } = await share({ text: 'Um texto.' });
    expect([status, headers.get('location')]).toEqual([303, SITE + paths.shared]);
  });

  it('keeps the names, the types and the bytes of files, without the caption', async () => {
    await share({ text: 'Veja a minha redação', files: [WORD, PHOTO] });
    const shared = await device().take();
    const files = shared?.kind === 'files' ? shared.files : [];
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['redação.docx', 'application/msword'],
      ['folha.jpg', 'image/jpeg'],
    ]);
    expect(await files[0]?.text()).toBe('…');
  });

  it.each([
    ['a text', { title: '', text: 'Um parágrafo.\nOutro.' }, 'Um parágrafo.\nOutro.'],
    ['a text with a title', { title: 'Um título', text: 'Um parágrafo.' }, 'Um título\nUm parágrafo.'],
    ['a text beside no file', { text: 'Um parágrafo.', files: [NO_FILE] }, 'Um parágrafo.'],
  ])('is %s', async (_what, fields, text) => {
    await share(fields);
    const shared = await device().take();
    expect(shared?.kind === 'text' && shared.text.replaceAll('\r\n', '\n')).toBe(text);
  });

  it('is taken once', async () => {
    await share({ text: 'Um texto.' });
    const { take } = device();
    expect(await take()).not.toBeNull();
    expect(await take()).toBeNull();
  });

  it('gives way to what is shared next', async () => {
    await share({ text: 'O primeiro.' });
    await share({ text: 'O segundo.' });
    expect(await device().take()).toEqual({ kind: 'text', text: 'O segundo.' });
  });

  it('is deleted when somebody signs out', async () => {
    const { signOut } = device();
    await share({ text: 'Um texto.' });
    signOut();
    await vi.waitFor(() => expect(kept.size).toBe(0));
  });

  it('is not opened after an hour, but deleted', async () => {
    await share({ text: 'Um texto.' });
    vi.setSystemTime(Date.now() + HOUR_MS);
    expect(await device().take()).toBeNull();
    expect(kept.size).toBe(0);
  });

  it('is answered where the device stores nothing, and cannot be read', async () => {
    await share({ text: 'O primeiro.' });
    vi.stubGlobal('caches', undefined);
    expect((await share({ text: 'O segundo.' })).status).toBe(303);
    await expect(device().take()).rejects.toThrow(TypeError);
  });
});

it('the manifest offers what "Abrir arquivo" and the photo tab take', () => {
  const { share_target: target } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
    share_target: { action: string; params: { files: { name: string; accept: string[] }[] } };
  };
  expect(target.action).toBe(paths.shared);
  expect(target.params).toMatchObject({ title: 'title', text: 'text', files: [{ name: 'files' }] });
  const accepted = target.params.files[0]?.accept ?? [];
  expect(accepted.filter((one) => one.startsWith('.')).toSorted()).toEqual(ESSAY_FILE_ENDS.toSorted());
  expect(accepted).toContain('image/*');
});
