import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PhotoError } from '@/contracts/photo-error';
import type { Photo } from '@/data/services';
import { createPhotoDesk, type PhotoDesk } from '@/features/photo/photo-desk';
import { buildPhoto, fakePhotos, imageFile, textFile } from '../../support/photos';
import { eventually } from '../../support/eventually';

const names = (desk: PhotoDesk) => desk.get().pages.map(({ photo }) => photo.original.name);
const idAt = (desk: PhotoDesk, at: number) => desk.get().pages[at]!.id;

async function deskWith(...files: string[]): Promise<PhotoDesk> {
  const desk = createPhotoDesk(fakePhotos());
  await desk.add(files.map(imageFile));
  return desk;
}

/** Of a page: its preview and its thumbnail. */
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
    const desk = createPhotoDesk({
      open: (file) =>
        file.name === 'a'
          ? new Promise((resolve) => late.push(resolve))
          : Promise.resolve(buildPhoto({ original: file })),
    });
    const first = desk.add([imageFile('a'), imageFile('b')]);
    const second = desk.add([imageFile('c')]);
    await eventually(() => expect(late).toHaveLength(1));
    expect(desk.get().isOpening).toBe(true);
    late[0]?.(buildPhoto({ original: imageFile('a') }));
    await Promise.all([first, second]);
    expect(names(desk)).toEqual(['a', 'b', 'c']);
    expect(desk.get().isOpening).toBe(false);
  });

  it('keeps the good ones of a mixed choice and names the bad one', async () => {
    const desk = createPhotoDesk(fakePhotos());
    const refused = await desk.add([imageFile('1.jpg'), textFile('lista.txt'), imageFile('2.jpg')]);
    expect(names(desk)).toEqual(['1.jpg', '2.jpg']);
    expect(refused).toEqual([{ name: 'lista.txt', code: 'not-an-image' }]);
    expect(desk.get().refused).toEqual(refused);
  });

  it('forgets what was refused with the next choice, and when told so', async () => {
    const desk = createPhotoDesk(fakePhotos());
    await desk.add([textFile()]);
    await desk.add([imageFile()]);
    expect(desk.get().refused).toEqual([]);
    await desk.add([textFile()]);
    desk.dismissRefused();
    expect(desk.get().refused).toEqual([]);
  });

  it('calls what broke in an unforeseen way a file that cannot be read', async () => {
    const desk = createPhotoDesk({ open: () => Promise.reject(new TypeError('no such thing')) });
    expect(await desk.add([imageFile('x')])).toEqual([{ name: 'x', code: 'unreadable-file' }]);
  });
});

describe('replacing', () => {
  it('puts the new photo in the place of the old one, as it was taken', async () => {
    const desk = await deskWith('1', '2');
    desk.turn(idAt(desk, 0));
    const { id, previewUrl } = desk.get().pages[0]!;
    await desk.replace(id, imageFile('nova'));
    expect(names(desk)).toEqual(['nova', '2']);
    expect(desk.get().pages[0]).toMatchObject({ id, edit: { turns: 0, corners: null } });
    expect(shown.has(previewUrl)).toBe(false);
    expect(shown.size).toBe(2 * PICTURES);
  });

  it('leaves the page as it is when the new file cannot be opened', async () => {
    const desk = await deskWith('1');
    const before = desk.get().pages;
    expect(await desk.replace(idAt(desk, 0), textFile('x'))).toHaveLength(1);
    expect(desk.get().pages).toBe(before);
  });

  it('loses nothing when the page was removed meanwhile', async () => {
    const desk = await deskWith('1', '2');
    const replaced = desk.replace(idAt(desk, 0), imageFile('nova'));
    desk.remove(idAt(desk, 0));
    await replaced;
    expect(names(desk)).toEqual(['2', 'nova']);
  });
});

describe('removing', () => {
  it('can be undone: the page comes back to its place, with its edits', async () => {
    const desk = await deskWith('1', '2', '3');
    desk.turn(idAt(desk, 1));
    const undo = desk.remove(idAt(desk, 1));
    expect(names(desk)).toEqual(['1', '3']);
    expect(shown.size).toBe(2 * PICTURES);
    undo();
    undo();
    expect(names(desk)).toEqual(['1', '2', '3']);
    expect(desk.get().pages[1]?.edit.turns).toBe(1);
    expect(shown.has(desk.get().pages[1]!.previewUrl)).toBe(true);
    expect(shown.size).toBe(3 * PICTURES);
  });

  it('of a page that is not there does nothing', async () => {
    const desk = await deskWith('1');
    desk.remove('page-99')();
    expect(names(desk)).toEqual(['1']);
  });
});

describe('order', () => {
  it.each<[at: number, by: -1 | 1, expected: string[]]>([
    [1, -1, ['2', '1', '3']],
    [1, 1, ['1', '3', '2']],
    [0, -1, ['1', '2', '3']],
    [2, 1, ['1', '2', '3']],
  ])('page %i moved by %i', async (at, by, expected) => {
    const desk = await deskWith('1', '2', '3');
    desk.move(idAt(desk, at), by);
    expect(names(desk)).toEqual(expected);
  });
});

describe('edits', () => {
  it('turn by 90° and come round after four', async () => {
    const desk = await deskWith('1');
    const turns = [1, 2, 3, 4].map(() => {
      desk.turn(idAt(desk, 0));
      return desk.get().pages[0]?.edit.turns;
    });
    expect(turns).toEqual([1, 2, 3, 0]);
  });

  it('turn the corners with the photo', async () => {
    const desk = await deskWith('1');
    desk.setCorners(idAt(desk, 0), [
      { x: 0, y: 0 },
      { x: 0.5, y: 0 },
      { x: 0.5, y: 1 },
      { x: 0, y: 1 },
    ]);
    desk.turn(idAt(desk, 0));
    // The left half is the upper half now.
    expect(desk.get().pages[0]?.edit.corners).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 0.5 },
      { x: 0, y: 0.5 },
    ]);
    desk.setCorners(idAt(desk, 0), null);
    expect(desk.get().pages[0]?.edit).toEqual({ turns: 1, corners: null });
  });
});

describe('clearing', () => {
  it('lets go of every preview', async () => {
    const desk = await deskWith('1', '2');
    desk.clear();
    expect(desk.get().pages).toEqual([]);
    expect(shown.size).toBe(0);
  });

  it('is not undone by taking back a removal from before', async () => {
    const desk = await deskWith('1', '2');
    const undo = desk.remove(idAt(desk, 0));
    desk.clear();
    undo();
    expect(desk.get().pages).toEqual([]);
    expect(shown.size).toBe(0);
  });

  it('drops the photo that was being opened and what waits behind it; the next choice works', async () => {
    const opened: string[] = [];
    const desk = createPhotoDesk({
      open: (file, signal) => {
        opened.push(file.name);
        if (file.name === 'nova') return Promise.resolve(buildPhoto({ original: file }));
        return new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new PhotoError('reader-silent'))),
        );
      },
    });
    const first = desk.add([imageFile('1'), imageFile('2')]);
    const second = desk.add([imageFile('3')]);
    await eventually(() => expect(opened).toEqual(['1']));
    desk.clear();
    expect(await Promise.all([first, second])).toEqual([[], []]);
    expect(opened).toEqual(['1']);
    await desk.add([imageFile('nova')]);
    expect(names(desk)).toEqual(['nova']);
    expect(desk.get().isOpening).toBe(false);
  });

  it('leaves ten photos in a row with one preview', async () => {
    const desk = await deskWith('0');
    for (let at = 1; at < 10; at += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is tried
      await desk.replace(idAt(desk, 0), imageFile(String(at)));
    }
    expect(names(desk)).toEqual(['9']);
    expect(shown.size).toBe(PICTURES);
  });
});
