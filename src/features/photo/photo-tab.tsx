import './photo.css';
import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import { DropCover } from './drop-cover';
import type { PhotoDesk, RefusedFile } from './photo-desk';
import { refusalToast } from './photo-failure';
import { OpeningPhoto, PhotoPages } from './photo-pages';
import { PhotoStart } from './photo-start';
import { ReadingPanel } from './reading/reading-panel';
import { useReading } from './reading/use-reading';
import { RefusedFiles } from './refused-files';
import { useIncomingFiles } from './use-incoming-files';
import { usePhotoDesk } from './use-photo-desk';
import { useStore } from '@/data/services-context';
import { useHoldReload } from '@/lib/hold-reload';
import { notify } from '@/ui/toast';

export type PhotoTabProps = {
  /** The tab stays mounted while another one is open, so that photos and readings outlive it; it then shows nothing. */
  isOpen: boolean;
  /** The text on the sheet, whose only home is the draft: what is read goes there, and so does every edit. */
  essay: string;
  onEssay(essay: string): void;
  /** The student goes on with the text on the sheet. */
  onUse(): void;
  isDisabled: boolean;
};

/** The image tab of the essay submission screen (spec §2): photos of the sheet, and their text. */
export function PhotoTab({ isOpen, ...sheet }: PhotoTabProps) {
  const desk = usePhotoDesk();
  const { pages } = useStore(desk);
  const reading = useReading({ isOpen, ...sheet });
  // Photos live in this tab alone.
  useHoldReload(pages.length > 0);
  const [arePicturesShown, setPicturesShown] = useState(true);
  // The photos follow a moment later: a slow phone answers the press first.
  const isBusy = useDeferredValue(reading.isBusy);

  // Which files were refused is of no use any more to whoever goes on to the text.
  useEffect(() => {
    if (reading.isBusy) desk.dismissRefused();
  }, [desk, reading.isBusy]);

  if (!isOpen) return null;
  return (
    <>
      <PhotoChoice
        desk={desk}
        arePicturesShown={arePicturesShown}
        onShowPictures={setPicturesShown}
        isDisabled={sheet.isDisabled || isBusy}
      />
      {pages.length > 0 && <ReadingPanel pages={pages} reading={reading} {...sheet} />}
    </>
  );
}

type PhotoChoiceProps = {
  desk: PhotoDesk;
  arePicturesShown: boolean;
  onShowPictures(shown: boolean): void;
  isDisabled: boolean;
};

/** Where photos come in, by whatever way, and what became of them. No key press in the text draws it again. */
const PhotoChoice = memo(function PhotoChoice({ desk, isDisabled, ...pictures }: PhotoChoiceProps) {
  const { pages, isOpening, refused } = useStore(desk);
  const heading = useRef<HTMLHeadingElement>(null);
  const [news, setNews] = useState('');
  const isOver = useIncomingFiles(isDisabled, (files) => void add(files));

  async function add(files: readonly File[]) {
    const before = desk.get().pages.length;
    tell(await desk.add(files));
    const { length } = desk.get().pages;
    if (length > before) setNews(addedNews(length - before, length));
    // The button that was pressed may have gone with the empty state.
    if (document.activeElement === document.body) heading.current?.focus();
  }

  async function replace(id: string, file: File) {
    tell(await desk.replace(id, file));
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
          desk={desk}
          headingRef={heading}
          isDisabled={isDisabled}
          onFiles={(files) => void add(files)}
          onReplace={(id, file) => void replace(id, file)}
          onAnnounce={setNews}
          {...pictures}
        />
      )}
      <RefusedFiles refused={refused} onDismiss={desk.dismissRefused} />
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
      {isOver && <DropCover />}
    </div>
  );
});

function addedNews(added: number, count: number): string {
  const what = added === 1 ? 'Foto adicionada' : 'Fotos adicionadas';
  return count === 1 ? `${what}.` : `${what}: são ${count} páginas.`;
}
