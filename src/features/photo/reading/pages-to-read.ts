import type { PhotoPage } from '../photo-desk';

/** Whether every page was read as it is now: the same photo, turned and cropped alike. */
export function areAllRead(pages: readonly PhotoPage[], readPages: readonly PhotoPage[]): boolean {
  return pages.every(({ id, photo, edit }) =>
    readPages.some((read) => read.id === id && read.photo === photo && read.edit === edit),
  );
}

/** Whether these are the very pages of a reading, none more, none less, none changed. */
export function areSamePages(pages: readonly PhotoPage[], readPages: readonly PhotoPage[]): boolean {
  return pages.length === readPages.length && areAllRead(pages, readPages);
}

/**
 * The pages that the next reading takes. Pages that came after the others were read are read alone (`isMore`): what the
 * others gave may have been corrected since. Where one of those was changed as well, everything is read anew.
 */
export function pagesToRead(
  pages: readonly PhotoPage[],
  readPages: readonly PhotoPage[],
): { pages: readonly PhotoPage[]; isMore: boolean } {
  const fresh = pages.filter(({ id }) => !readPages.some((read) => read.id === id));
  const others = pages.filter((page) => !fresh.includes(page));
  const isMore = fresh.length > 0 && others.length > 0 && areAllRead(others, readPages);
  return { pages: isMore ? fresh : pages, isMore };
}
