import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_PAGES } from '@/contracts/transcription';
import type { Photo } from '@/data/services';
import type { PhotoEdit } from '@/domain/ocr/photo-edit';
import { stubCanvas, type Drawn } from '../../support/fake-canvas';
import { isolatePages, openPage, signedIn } from './connected';
import { authError, FakeSupabase, json, liteRefusal, offline } from './fake-supabase';
import { eventually } from '../../support/eventually';

isolatePages();
afterEach(() => vi.useRealTimers());

const FUNCTION = 'POST /functions/v1/transcribe-essay';
const PAGE = Buffer.alloc(6, 0xff).toString('base64');
const never = () => new Promise<Response>(() => undefined);
const untouched: PhotoEdit = { turns: 0, corners: null };
const photo: Photo = {
  original: new File(['original'], 'redacao.jpg'),
  preview: new Blob(['preview']),
  thumbnail: new Blob(['thumbnail']),
  width: 400,
  height: 300,
  advice: [],
};
const signal = () => new AbortController().signal;
let drawn: Drawn[] = [];

beforeEach(() => {
  drawn = stubCanvas({ picture: { width: 400, height: 300 }, bytesOf: () => 6 });
});

function open() {
  const server = new FakeSupabase();
  const { transcriber } = openPage({ server, storage: signedIn(server) }).complete();
  return { server, transcriber, sent: () => server.sent('POST', '/functions/v1/transcribe-essay') };
}

describe('whether it is available', () => {
  it.each([true, false])(
    '%s: as the function says, asked as the signed-in user without a photo',
    async (available) => {
      const { server, transcriber, sent } = open();
      server.on(FUNCTION, () => json({ available }));
      expect(await transcriber.isAvailable()).toBe(available);
      expect(sent()).toMatchObject([{ body: { pages: [] }, token: expect.stringContaining('8c5f6a52') }]);
    },
  );

  it.each([
    ['no connection', offline],
    ['no such function', () => json({ message: 'none' }, 404)],
    ['nobody signed in', () => authError(401, 'unauthorized')],
    ['a failure', liteRefusal],
    ['another shape', () => json({ available: 'yes' })],
    ['a page of the host', () => new Response('<html>')],
  ])('not with %s', async (_case, answer) => {
    const { server, transcriber } = open();
    server.on(FUNCTION, answer);
    expect(await transcriber.isAvailable()).toBe(false);
  });

  it('not where nobody waits for the answer any more', async () => {
    const { server, transcriber } = open();
    server.on(FUNCTION, never);
    expect(await transcriber.isAvailable(AbortSignal.abort())).toBe(false);
  });
});

describe('transcribing', () => {
  it('sends the pages in order, each as it was edited, and gives their text', async () => {
    const { server, transcriber, sent } = open();
    server.on(FUNCTION, () => json({ text: 'Um.\n\nDois [?].' }));
    const pages = [
      { photo, edit: untouched },
      { photo, edit: { ...untouched, turns: 1 } as const },
    ];
    expect(await transcriber.transcribe(pages, signal())).toBe('Um.\n\nDois [?].');
    expect(sent().map(({ body }) => body)).toEqual([{ pages: [PAGE, PAGE] }]);
    expect(drawn.map(({ width, height }) => [width, height])).toEqual([
      [400, 300],
      [300, 400],
    ]);
  });

  it('asks more than once for more pages than one call takes', async () => {
    const { server, transcriber, sent } = open();
    const texts = ['Um.', '', 'Três.'];
    server.on(FUNCTION, () => json({ text: texts.shift() }));
    const pages = Array.from({ length: 2 * MAX_PAGES + 1 }, () => ({ photo, edit: untouched }));
    expect(await transcriber.transcribe(pages, signal())).toBe('Um.\n\nTrês.');
    expect(sent().map(({ body }) => (body as { pages: string[] }).pages.length)).toEqual([
      MAX_PAGES,
      MAX_PAGES,
      1,
    ]);
  });

  it.each([
    ['no connection', offline, 'transcription-unavailable'],
    ['nobody signed in', () => authError(401, 'unauthorized'), 'transcription-unavailable'],
    ['the cap of the day', () => json({ error: 'daily_limit' }, 429), 'transcription-limit'],
    ['a model that fails', () => json({ error: 'transcription_failed' }, 502), 'transcription-failed'],
    ['a backend that fails', () => json({ error: 'database_unavailable' }, 503), 'transcription-failed'],
    ['another shape', () => json({ text: 7 }), 'transcription-failed'],
    ['a page of the host', () => new Response('<html>'), 'transcription-failed'],
  ])('%s is told as such', async (_case, answer, code) => {
    const { server, transcriber } = open();
    server.on(FUNCTION, answer);
    await expect(transcriber.transcribe([{ photo, edit: untouched }], signal())).rejects.toMatchObject({
      name: 'PhotoError',
      code,
    });
  });

  it('a photo that cannot be drawn is told as such, and nothing is sent', async () => {
    const { transcriber, sent } = open();
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')));
    await expect(transcriber.transcribe([{ photo, edit: untouched }], signal())).rejects.toMatchObject({
      code: 'transcription-failed',
    });
    expect(sent()).toEqual([]);
  });

  it('a function that does not answer in 75 s is not waited for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { server, transcriber, sent } = open();
    server.on(FUNCTION, never);
    const transcribing = transcriber.transcribe([{ photo, edit: untouched }], signal());
    const failure = transcribing.catch((error: unknown) => error);
    await eventually(() => expect(sent()).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(75_000);
    expect(await failure).toMatchObject({ code: 'transcription-failed' });
  });

  it('aborting ends at once with the own reason', async () => {
    const { server, transcriber, sent } = open();
    server.on(FUNCTION, never);
    const controller = new AbortController();
    const transcribing = transcriber.transcribe([{ photo, edit: untouched }], controller.signal);
    await eventually(() => expect(sent()).toHaveLength(1));
    const reason = new Error('cancelled');
    controller.abort(reason);
    await expect(transcribing).rejects.toBe(reason);
    await expect(transcriber.transcribe([{ photo, edit: untouched }], controller.signal)).rejects.toBe(
      reason,
    );
    expect(sent()).toHaveLength(1);
  });
});
