import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PhotoError } from '@/contracts/photo-error';
import type { Photo } from '@/data/services';
import type { OcrResult } from '@/domain/ocr/ocr-result';
import type { QuarterTurns } from '@/domain/ocr/photo-edit';
import { createPhotoStore, type PhotoStore } from '@/features/photo/pages/photo-store';
import { buildPhoto, fakePhotos, imageFile, textFile } from '../../../support/photos';
import { eventually } from '../../../support/eventually';

const names = (store: PhotoStore) => store.get().pages.map(({ photo }) => photo.original.name);
const idAt = (store: PhotoStore, at: number) => store.get().pages[at]!.id;

async function deskWith(...files: string[]): Promise<PhotoStore> {
  const store = createPhotoStore(fakePhotos());
  await store.add(files.map(imageFile));
  return store;
}

/** The result of reading a photo that becomes upright by these turns. */
const lying = (turns: QuarterTurns, advice: OcrResult['advice'] = []): OcrResult => ({
  paragraphs: [],
  confidence: 95,
  advice,
  turns,
});

/** Pictures per page: its preview and its thumbnail. */
const PICTURES = 2;
let shown: Set<string>;

beforeEach(() => {
  shown = new Set();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:${shown.size}-${Math.random()}`;
    shown.add(url);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void shown.delete(url));
});

describe('adding', () => {
  it('keeps the order of the choice, and of choices that overlap', async () => {
    const late: ((photo: Photo) => void)[] = [];
    const store = createPhotoStore({
      open: (file) =>
        file.name === 'a'
          ? new Promise((resolve) => late.push(resolve))
          : Promise.resolve(buildPhoto({ original: file })),
    });
    const first = store.add([imageFile('a'), imageFile('b')]);
    const second = store.add([imageFile('c')]);
    await eventually(() => expect(late).toHaveLength(1));
    expect(store.get().isOpening).toBe(true);
    late[0]?.(buildPhoto({ original: imageFile('a') }));
    await Promise.all([first, second]);
    expect(names(store)).toEqual(['a', 'b', 'c']);
    expect(store.get().isOpening).toBe(false);
  });

  it('keeps the good ones of a mixed choice and names the bad one', async () => {
    const store = createPhotoStore(fakePhotos());
    const refused = await store.add([imageFile('1.jpg'), textFile('lista.txt'), imageFile('2.jpg')]);
    expect(names(store)).toEqual(['1.jpg', '2.jpg']);
    expect(refused).toEqual([{ name: 'lista.txt', code: 'not-an-image' }]);
    expect(store.get().refused).toEqual(refused);
  });

  it('forgets what was refused with the next choice, and when told so', async () => {
    const store = createPhotoStore(fakePhotos());
    await store.add([textFile()]);
    await store.add([imageFile()]);
    expect(store.get().refused).toEqual([]);
    await store.add([textFile()]);
    store.dismissRefused();
    expect(store.get().refused).toEqual([]);
  });

  it('calls what broke in an unforeseen way a file that cannot be read', async () => {
    const store = createPhotoStore({ open: () => Promise.reject(new TypeError('no such thing')) });
    expect(await store.add([imageFile('x')])).toEqual([{ name: 'x', code: 'unreadable-file' }]);
  });
});

describe('replacing', () => {
  it('puts the new photo in the place of the old one, as it was taken', async () => {
    const store = await deskWith('1', '2');
    store.turn(idAt(store, 0));
    const { id, previewUrl } = store.get().pages[0]!;
    await store.replace(id, imageFile('nova'));
    expect(names(store)).toEqual(['nova', '2']);
    expect(store.get().pages[0]).toMatchObject({ id, edit: { turns: 0, corners: null } });
    expect(shown.has(previewUrl)).toBe(false);
    expect(shown.size).toBe(2 * PICTURES);
  });

  it('leaves the page as it is when the new file cannot be opened', async () => {
    const store = await deskWith('1');
    const before = store.get().pages;
    expect(await store.replace(idAt(store, 0), textFile('x'))).toHaveLength(1);
    expect(store.get().pages).toBe(before);
  });

  it('loses nothing when the page was removed meanwhile', async () => {
    const store = await deskWith('1', '2');
    const replaced = store.replace(idAt(store, 0), imageFile('nova'));
    store.remove(idAt(store, 0));
    await replaced;
    expect(names(store)).toEqual(['2', 'nova']);
  });
});

describe('removing', () => {
  it('can be undone: the page comes back to its place, with its edits', async () => {
    const store = await deskWith('1', '2', '3');
    store.turn(idAt(store, 1));
    const undo = store.remove(idAt(store, 1));
    expect(names(store)).toEqual(['1', '3']);
    expect(shown.size).toBe(2 * PICTURES);
    undo();
    undo();
    expect(names(store)).toEqual(['1', '2', '3']);
    expect(store.get().pages[1]?.edit.turns).toBe(1);
    expect(shown.has(store.get().pages[1]!.previewUrl)).toBe(true);
    expect(shown.size).toBe(3 * PICTURES);
  });

  it('of a page that is not there does nothing', async () => {
    const store = await deskWith('1');
    store.remove('page-99')();
    expect(names(store)).toEqual(['1']);
  });
});

describe('order', () => {
  it.each<[at: number, by: -1 | 1, expected: string[]]>([
    [1, -1, ['2', '1', '3']],
    [1, 1, ['1', '3', '2']],
    [0, -1, ['1', '2', '3']],
    [2, 1, ['1', '2', '3']],
  ])('page %i moved by %i', async (at, by, expected) => {
    const store = await deskWith('1', '2', '3');
    store.move(idAt(store, at), by);
    expect(names(store)).toEqual(expected);
  });
});

describe('edits', () => {
  it('turn by 90° and come round after four', async () => {
    const store = await deskWith('1');
    const turns = [1, 2, 3, 4].map(() => {
      store.turn(idAt(store, 0));
      return store.get().pages[0]?.edit.turns;
    });
    expect(turns).toEqual([1, 2, 3, 0]);
  });

  it('turn the corners with the photo', async () => {
    const store = await deskWith('1');
    store.setCorners(idAt(store, 0), [
      { x: 0, y: 0 },
      { x: 0.5, y: 0 },
      { x: 0.5, y: 1 },
      { x: 0, y: 1 },
    ]);
    store.turn(idAt(store, 0));
    // After the turn, the left half is the upper half.
    expect(store.get().pages[0]?.edit.corners).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 0.5 },
      { x: 0, y: 0.5 },
    ]);
    store.setCorners(idAt(store, 0), null);
    expect(store.get().pages[0]?.edit).toEqual({ turns: 1, corners: null });
  });

  it('turn pages upright as they were read, on top of the turns of the student', async () => {
    const store = await deskWith('1', '2', '3');
    store.turn(idAt(store, 0));
    const { pages } = store.get();
    const upright = store.turnUpright(pages, [lying(1), lying(0), lying(2)]);
    expect(store.get().pages).toEqual(upright);
    expect(upright.map(({ edit }) => edit.turns)).toEqual([2, 0, 2]);
    expect(upright[1]).toBe(pages[1]);
  });

  it('leave pages alone that could not be read, or were changed since', async () => {
    const store = await deskWith('1', '2');
    const { pages } = store.get();
    store.turn(idAt(store, 1));
    store.turnUpright(pages, [lying(2, ['unreadable']), lying(2)]);
    expect(store.get().pages.map(({ edit }) => edit.turns)).toEqual([0, 1]);
  });
});

describe('clearing', () => {
  it('lets go of every preview', async () => {
    const store = await deskWith('1', '2');
    store.clear();
    expect(store.get().pages).toEqual([]);
    expect(shown.size).toBe(0);
  });

  it('is not undone by taking back a removal from before', async () => {
    const store = await deskWith('1', '2');
    const undo = store.remove(idAt(store, 0));
    store.clear();
    undo();
    expect(store.get().pages).toEqual([]);
    expect(shown.size).toBe(0);
  });

  it('drops the photo that was being opened and what waits behind it; the next choice works', async () => {
    const opened: string[] = [];
    const store = createPhotoStore({
      open: (file, signal) => {
        opened.push(file.name);
        if (file.name === 'nova') return Promise.resolve(buildPhoto({ original: file }));
        return new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new PhotoError('reader-silent'))),
        );
      },
    });
    const first = store.add([imageFile('1'), imageFile('2')]);
    const second = store.add([imageFile('3')]);
    await eventually(() => expect(opened).toEqual(['1']));
    store.clear();
    expect(await Promise.all([first, second])).toEqual([[], []]);
    expect(opened).toEqual(['1']);
    await store.add([imageFile('nova')]);
    expect(names(store)).toEqual(['nova']);
    expect(store.get().isOpening).toBe(false);
  });

  it('leaves ten photos in a row with one preview', async () => {
    const store = await deskWith('0');
    for (let at = 1; at < 10; at += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is tried
      await store.replace(idAt(store, 0), imageFile(String(at)));
    }
    expect(names(store)).toEqual(['9']);
    expect(shown.size).toBe(PICTURES);
  });
});

describe('two facing pages', () => {
  const fold = { top: 0.48, bottom: 0.52 };
  const sides = (store: PhotoStore) => store.get().pages.map(({ photo }) => photo.part?.side ?? 'whole');
  const facing = (found: boolean) =>
    createPhotoStore({
      open: async (original, _signal, part) =>
        buildPhoto({ original, ...(part ? { part } : found && { fold }) }),
    });

  it('become two pages, left then right, and one again in the same place', async () => {
    const store = facing(true);
    await store.add([imageFile('a'), imageFile('b')]);
    expect(sides(store)).toEqual(['left', 'right', 'left', 'right']);
    expect(names(store)).toEqual(['a', 'a', 'b', 'b']);
    expect(store.get().pages[1]?.photo.part).toEqual({ side: 'right', fold });
    store.join(idAt(store, 1));
    expect(sides(store)).toEqual(['whole', 'left', 'right']);
    expect(names(store)).toEqual(['a', 'b', 'b']);
    expect(shown.size).toBe(3 * PICTURES);
    await store.split(idAt(store, 0));
    expect(sides(store)).toEqual(['left', 'right', 'left', 'right']);
    expect(shown.size).toBe(4 * PICTURES);
  });

  it('are divided in the middle where no fold was found', async () => {
    const store = facing(false);
    await store.add([imageFile('a')]);
    await store.split(idAt(store, 0));
    expect(store.get().pages.map(({ photo }) => photo.part)).toEqual([
      { side: 'left', fold: { top: 0.5, bottom: 0.5 } },
      { side: 'right', fold: { top: 0.5, bottom: 0.5 } },
    ]);
  });

  it('take the place of a replaced photo', async () => {
    const store = facing(true);
    await store.add([imageFile('a')]);
    store.join(idAt(store, 0));
    await store.add([imageFile('c')]);
    await store.replace(idAt(store, 0), imageFile('b'));
    expect(names(store)).toEqual(['b', 'b', 'c', 'c']);
  });

  it('leave nothing behind if the photo was removed while it was divided', async () => {
    const store = facing(false);
    await store.add([imageFile('a')]);
    const dividing = store.split(idAt(store, 0));
    store.remove(idAt(store, 0));
    await dividing;
    expect(store.get().pages).toEqual([]);
    expect(shown.size).toBe(0);
  });
});
