import { useEffect, useState } from 'react';
import { createPhotoDesk } from './photo-desk';
import { ReadingPanel } from './reading/reading-panel';
import { useReading } from './reading/use-reading';
import { useServices, useStore } from '@/data/services-context';

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
  const { photos } = useServices();
  const [desk] = useState(() => createPhotoDesk(photos));
  const { pages } = useStore(desk);
  const reading = useReading(sheet);

  useEffect(
    () => () => {
      desk.clear();
      photos.release();
    },
    [desk, photos],
  );

  if (!isOpen) return null;
  return <ReadingPanel pages={pages} reading={reading} {...sheet} />;
}
