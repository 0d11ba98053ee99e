import './photo.css';
import { memo, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPhotoStore, type PhotoStore, type RefusedFile } from './pages/photo-store';
import { OpeningPhoto, PhotoPages } from './pages/photo-pages';
import { PhotoStart } from './choosing/photo-start';
import { ReadingPanel } from './reading/reading-panel';
import { useReading } from './reading/use-reading';
import { useServices, useStore } from '@/data/services-context';
import { refusalToast, toRefusal } from '@/copy/photo';
import { useHoldReload } from '@/lib/hold-reload';
import { DropCover } from '@/ui/drop-cover';
import { RefusedFiles } from '@/ui/refused-files';
import { notify } from '@/ui/toast';
import { useIncomingFiles } from '@/ui/use-incoming-files';

export type PhotoTabProps = {
  /**
   * The tab stays mounted while another tab is open, to keep the photos and their recognized text; it then renders
   * nothing.
   */
  isOpen: boolean;
  /** The text on the sheet. Stored only in the draft, as are OCR results and edits. */
  essay: string;
  onEssay(essay: string): void;
  /** Called when the student continues with the text on the sheet. */
  onUse(): void;
  isDisabled: boolean;
  /** Pictures of pages that another part of the editor hands over; taken at once. */
  given?: readonly File[];
  onGivenTaken?(): void;
};

/** The image tab of the essay submission screen (R-PHOTO-1): photos of the sheet, and their text. */
export function PhotoTab({ isOpen, given = NONE, onGivenTaken, ...sheet }: PhotoTabProps) {
  const store = usePhotoStore();
  const { pages } = useStore(store);
  const reading = useReading({ isOpen, turnUpright: store.turnUpright, ...sheet });
  // Photos exist only in this tab's memory, so a reload would lose them.
  useHoldReload(pages.length > 0);
  const [arePicturesShown, setPicturesShown] = useState(true);
  // Deferred, so that a slow phone responds to the press first.
  const isBusy = useDeferredValue(reading.isBusy);

  // The refused files no longer matter once reading starts.
  useEffect(() => {
    if (reading.isBusy) store.dismissRefused();
  }, [store, reading.isBusy]);

  if (!isOpen) return null;
  return (
    <>
      {(reading.isBusy || !reading.hand?.isShown) && (
        <PhotoChoice
          store={store}
          arePicturesShown={arePicturesShown}
          onShowPictures={setPicturesShown}
          given={given}
          onGivenTaken={onGivenTaken}
          isDisabled={sheet.isDisabled || isBusy}
        />
      )}
      {pages.length > 0 && <ReadingPanel pages={pages} reading={reading} {...sheet} />}
    </>
  );
}

const NONE: readonly File[] = [];

type PhotoChoiceProps = {
  store: PhotoStore;
  arePicturesShown: boolean;
  onShowPictures(shown: boolean): void;
  isDisabled: boolean;
  given: readonly File[];
  onGivenTaken: (() => void) | undefined;
};

/** The photos and the buttons to add photos. Memoized, so that it is not rendered again when the text changes. */
const PhotoChoice = memo(function PhotoChoice({
  store,
  isDisabled,
  given,
  onGivenTaken,
  ...pictures
}: PhotoChoiceProps) {
  const { pages, isOpening, refused } = useStore(store);
  const heading = useRef<HTMLHeadingElement>(null);
  const [news, setNews] = useState('');
  const isOver = useIncomingFiles(isDisabled, (files) => void add(files));

  const takeGiven = useEffectEvent(() => {
    onGivenTaken?.();
    void add(given);
  });
  useEffect(() => {
    if (given.length > 0) takeGiven();
  }, [given]);

  async function add(files: readonly File[]) {
    const before = store.get().pages.length;
    tell(await store.add(files));
    const { length } = store.get().pages;
    if (length > before) setNews(addedNews(files.length, length - before, length));
    // The pressed button may have been removed with the empty state; then the heading gets the focus.
    if (document.activeElement === document.body) heading.current?.focus();
  }

  async function replace(id: string, file: File) {
    tell(await store.replace(id, file));
  }

  function tell([first]: readonly RefusedFile[]) {
    const toast = first && refusalToast(first.code);
    if (toast) notify(toast);
  }

  return (
    <div className="relative">
      {pages.length === 0 ? (
        <>
          <PhotoStart headingRef={heading} isDisabled={isDisabled} onFiles={(files) => void add(files)} />
          {isOpening && <OpeningPhoto />}
        </>
      ) : (
        <PhotoPages
          store={store}
          headingRef={heading}
          isDisabled={isDisabled}
          onFiles={(files) => void add(files)}
          onReplace={(id, file) => void replace(id, file)}
          onAnnounce={setNews}
          {...pictures}
        />
      )}
      <RefusedFiles refused={refused.map(toRefusal)} onDismiss={store.dismissRefused} />
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
      {isOver && <DropCover>Solte a foto aqui</DropCover>}
    </div>
  );
});

function addedNews(chosen: number, added: number, count: number): string {
  if (added > chosen) return `Há duas páginas em uma foto: a da esquerda vem primeiro. São ${count} páginas.`;
  const what = added === 1 ? 'Foto adicionada' : 'Fotos adicionadas';
  return count === 1 ? `${what}.` : `${what}: são ${count} páginas.`;
}

/** Store of the essay's photos, released when the editor is left. */
function usePhotoStore(): PhotoStore {
  const { photos } = useServices();
  const [store] = useState(() => createPhotoStore(photos));

  useEffect(
    () => () => {
      store.clear();
      photos.release();
    },
    [store, photos],
  );

  return store;
}
