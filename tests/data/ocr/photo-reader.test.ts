import { describe, expect, it } from 'vitest';
import { createPhotoReader } from '@/data/ocr/photo-reader';
import { fakePhotoWorkers, type FakePhotoWorker } from './fake-photo-workers';

const file = new File([], 'a.jpg');
const opened = { preview: new Blob(), thumbnail: new Blob(), width: 3, height: 4, advice: [] };
const photo = { original: file, ...opened };
const edit = { turns: 0, corners: null } as const;
const reading = { paragraphs: [], confidence: 90, advice: [] };
const onProgress = () => {};

function startReader() {
  const { started, create } = fakePhotoWorkers();
  const reader = createPhotoReader(create);
  const read = (signal = new AbortController().signal) => reader.read(photo, edit, { onProgress, signal });
  return { reader, read, started };
}

const lastId = (worker: FakePhotoWorker | undefined) => worker?.asked.at(-1)?.id ?? 0;
const tasks = (workers: FakePhotoWorker[]) =>
  workers.map(({ asked }) => asked.map(({ task }) => task).join());
const states = (workers: FakePhotoWorker[]) => workers.map(({ isEnded }) => (isEnded ? 'ended' : 'alive'));

describe('createPhotoReader', () => {
  it('opens a photo and keeps its file', async () => {
    const { reader, started } = startReader();
    const photo = reader.open(file);
    started[0]?.say({ kind: 'done', id: lastId(started[0]), result: opened });
    expect(await photo).toEqual({ original: file, ...opened });
  });

  it('reads in the worker that opened, and has another for opening', async () => {
    const { reader, read, started } = startReader();
    void reader.open(file);
    const page = read();
    void reader.open(file);
    expect(tasks(started)).toEqual(['open,read', 'open']);
    started[0]?.say({ kind: 'done', id: lastId(started[0]), result: reading });
    expect(await page).toBe(reading);
    void read();
    expect(tasks(started)).toEqual(['open,read,read', 'open']);
  });

  it('ends what is cancelled and goes on in the other worker, whose code has come', async () => {
    const { read, started } = startReader();
    const controller = new AbortController();
    const page = read(controller.signal);
    started[1]?.say({ kind: 'up' });
    controller.abort(new Error('desistiu'));
    await expect(page).rejects.toThrow('desistiu');
    expect(states(started)).toEqual(['ended', 'alive']);
    void read();
    expect(tasks(started)).toEqual(['read', 'read', '']);
  });

  it('lets a cancelled page be read to its end where no other worker could take over', async () => {
    const { read, started } = startReader();
    const controller = new AbortController();
    const page = read(controller.signal);
    controller.abort(new Error('desistiu'));
    await expect(page).rejects.toThrow('desistiu');
    void read();
    expect(states(started)).toEqual(['alive', 'alive']);
    expect(tasks(started)).toEqual(['read,read', '']);
  });

  it('opens in the reading worker where another cannot be had', () => {
    const { reader, read, started } = startReader();
    void read();
    started[0]?.say({ kind: 'up' });
    started[1]?.crash();
    void reader.open(file);
    expect(tasks(started)).toEqual(['read,open', '']);
  });

  it('takes another worker after one fell over', async () => {
    const { read, started } = startReader();
    const page = read();
    started[0]?.crash();
    await expect(page).rejects.toMatchObject({ code: 'reader-missing' });
    void read();
    expect(tasks(started)).toEqual(['read', 'read', '']);
  });

  it('releases the worker with the engine, unless it is the last', () => {
    const { reader, read, started } = startReader();
    void read().catch(() => null);
    reader.release();
    expect(states(started)).toEqual(['alive', 'alive']);
    started[1]?.say({ kind: 'up' });
    reader.release();
    expect(states(started)).toEqual(['ended', 'alive']);
  });

  it('starts nothing for a signal that is aborted already', async () => {
    const { read, started } = startReader();
    await expect(read(AbortSignal.abort(new Error('desistiu')))).rejects.toThrow('desistiu');
    expect(started).toEqual([]);
  });
});
