import { photoErrorCode, type PhotoErrorCode } from '@/contracts/photo-error';
import type { Photo, PhotoReader, Readable } from '@/data/services';
import type { Fold } from '@/domain/ocr/facing/facing-pages';
import type { OcrResult } from '@/domain/ocr/ocr-result';
import { turnEdit, type Corners, type PhotoEdit } from '@/domain/ocr/photo-edit';
import { createState } from '@/lib/create-state';

/** Object URLs of a photo's pictures, valid while its page is in the store. */
type PictureUrls = { previewUrl: string; thumbnailUrl: string };

/** A photographed page. */
export type PhotoPage = {
  id: string;
  photo: Photo;
  edit: PhotoEdit;
  /** The photo of both pages, if this is one of two facing pages. */
  whole?: Photo;
} & PictureUrls;

/** A chosen file that did not become a page, and why. */
export type RefusedFile = { name: string; code: PhotoErrorCode };

export type PhotoStoreState = {
  /** The pages in reading order. */
  pages: readonly PhotoPage[];
  isOpening: boolean;
  /** Files refused in the last selection. */
  refused: readonly RefusedFile[];
};

export type PhotoStore = Readable<PhotoStoreState> & {
  /** Opens files one after the other and appends them as pages; returns the refused files. */
  add(files: readonly File[]): Promise<readonly RefusedFile[]>;
  /** Replaces a page's photo, keeping its position; a file that cannot be opened leaves the page unchanged. */
  replace(id: string, file: File): Promise<readonly RefusedFile[]>;
  /** Removes a page; the returned function puts it back in its position unless the store was cleared. */
  remove(id: string): () => void;
  /** Swaps a page with the previous page (-1) or the next page (1). */
  move(id: string, by: -1 | 1): void;
  /** Rotates a page by 90° clockwise, along with its corners. */
  turn(id: string): void;
  /**
   * Turns the pages that were read as they lie by `results`, except those that could not be read well. Returns the
   * pages as they are now, read in this state.
   */
  turnUpright(pages: readonly PhotoPage[], results: readonly OcrResult[]): readonly PhotoPage[];
  /** Sets the corners of the sheet on a page, or null if the sheet is to be detected automatically. */
  setCorners(id: string, corners: Corners | null): void;
  /** Makes two pages of a photo, the left one first, at its fold or in the middle. Rejects if the photo cannot be opened. */
  split(id: string): Promise<void>;
  /** Makes one page again of two facing pages, in place of the first of them that is left. */
  join(id: string): void;
  dismissRefused(): void;
  /** Removes all photos and cancels the opening of further photos. */
  clear(): void;
};

const EMPTY: PhotoStoreState = { pages: [], isOpening: false, refused: [] };
/** Where a photo is divided if no fold was found. */
const MIDDLE: Fold = { top: 0.5, bottom: 0.5 };
const AS_TAKEN: PhotoEdit = { turns: 0, corners: null };

/** Store of one essay's photos: order, rotation and corners. Outlives the tab that shows it. */
export function createPhotoStore(photos: Pick<PhotoReader, 'open'>): PhotoStore {
  const { get, set, subscribe } = createState(EMPTY);
  let controller = new AbortController();
  let queue: Promise<unknown> = Promise.resolve();
  let lastId = 0;

  function update(patch: Partial<PhotoStoreState>): void {
    set({ ...get(), ...patch });
  }

  function edit(id: string, change: (edit: PhotoEdit) => PhotoEdit): void {
    update({
      pages: get().pages.map((page) => (page.id === id ? { ...page, edit: change(page.edit) } : page)),
    });
  }

  function toPage(photo: Photo, whole?: Photo): PhotoPage {
    lastId += 1;
    return {
      id: `page-${lastId}`,
      photo,
      edit: AS_TAKEN,
      ...(whole && { whole }),
      ...createUrls(photo),
    };
  }

  /** Opens both pages of a photo, left then right. */
  async function openFacing(whole: Photo, fold: Fold, signal: AbortSignal): Promise<PhotoPage[]> {
    const left = await photos.open(whole.original, signal, { side: 'left', fold });
    const right = await photos.open(whole.original, signal, { side: 'right', fold });
    return signal.aborted ? [] : [toPage(left, whole), toPage(right, whole)];
  }

  async function openPages(file: File, signal: AbortSignal): Promise<PhotoPage[]> {
    const photo = await photos.open(file, signal);
    if (signal.aborted) return [];
    return photo.fold ? openFacing(photo, photo.fold, signal) : [toPage(photo)];
  }

  /** Puts pages in the place of others, where the first of these was, or at the end if none is left. */
  function put(next: readonly PhotoPage[], isReplaced: (page: PhotoPage) => boolean): void {
    const { pages } = get();
    const at = pages.findIndex(isReplaced);
    for (const page of pages) if (isReplaced(page)) revokeUrls(page);
    const kept = pages.filter((page) => !isReplaced(page));
    update({ pages: kept.toSpliced(at === -1 ? kept.length : at, 0, ...next) });
  }

  /** Opens one selection after the other, so that pages keep the order in which they were chosen. */
  function open(
    files: readonly File[],
    place: (pages: readonly PhotoPage[]) => void,
  ): Promise<readonly RefusedFile[]> {
    const { signal } = controller;
    const opened = queue.then(async () => {
      if (signal.aborted) return [];
      update({ isOpening: true, refused: [] });
      const refused: RefusedFile[] = [];
      for (const file of files) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- one at a time: an open photo takes hundreds of megabytes
          const pages = await openPages(file, signal);
          if (!signal.aborted) place(pages);
        } catch (error) {
          if (!signal.aborted) refused.push({ name: file.name, code: photoErrorCode(error) });
        }
        if (signal.aborted) return [];
      }
      update({ isOpening: false, refused });
      return refused;
    });
    queue = opened;
    return opened;
  }

  return {
    get,
    subscribe,
    add: (files) => open(files, (pages) => update({ pages: [...get().pages, ...pages] })),
    replace: (id, file) =>
      open([file], ([first, ...others]) => {
        if (first) put([{ ...first, id }, ...others], (page) => page.id === id);
      }),
    async split(id) {
      const page = get().pages.find((other) => other.id === id);
      if (!page || page.whole) return;
      const { signal } = controller;
      const both = await openFacing(page.photo, page.photo.fold ?? MIDDLE, signal);
      if (get().pages.includes(page)) put(both, (other) => other === page);
      else for (const part of both) revokeUrls(part);
    },
    join(id) {
      const whole = get().pages.find((page) => page.id === id)?.whole;
      if (whole) put([toPage(whole)], (page) => page.whole === whole);
    },
    remove(id) {
      const at = get().pages.findIndex((page) => page.id === id);
      const page = get().pages[at];
      if (!page) return () => {};
      const { signal } = controller;
      revokeUrls(page);
      update({ pages: get().pages.toSpliced(at, 1) });
      return () => {
        if (signal.aborted || get().pages.some((other) => other.id === id)) return;
        const back = { ...page, ...createUrls(page.photo) };
        update({ pages: get().pages.toSpliced(at, 0, back) });
      };
    },
    move(id, by) {
      const { pages } = get();
      const at = pages.findIndex((page) => page.id === id);
      const page = pages[at];
      if (!page || !pages[at + by]) return;
      update({ pages: pages.toSpliced(at, 1).toSpliced(at + by, 0, page) });
    },
    turn: (id) => edit(id, (before) => turnEdit(before, 1)),
    turnUpright(pages, results) {
      const upright = pages.map((page, at) => {
        const result = results[at];
        const isSure = result !== undefined && !result.advice.includes('unreadable');
        return isSure && result.turns > 0 ? { ...page, edit: turnEdit(page.edit, result.turns) } : page;
      });
      update({ pages: get().pages.map((page) => upright[pages.indexOf(page)] ?? page) });
      return upright;
    },
    setCorners: (id, corners) => edit(id, ({ turns }) => ({ turns, corners })),
    dismissRefused: () => update({ refused: [] }),
    clear() {
      controller.abort();
      controller = new AbortController();
      for (const page of get().pages) revokeUrls(page);
      update(EMPTY);
    },
  };
}

function createUrls({ preview, thumbnail }: Photo): PictureUrls {
  return { previewUrl: URL.createObjectURL(preview), thumbnailUrl: URL.createObjectURL(thumbnail) };
}

function revokeUrls({ previewUrl, thumbnailUrl }: PictureUrls): void {
  URL.revokeObjectURL(previewUrl);
  URL.revokeObjectURL(thumbnailUrl);
}
