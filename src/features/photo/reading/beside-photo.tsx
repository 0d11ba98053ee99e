import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { PhotoPage } from '../pages/photo-store';
import { PhotoAndText } from './photo-and-text';
import type { Reading } from './use-reading';
import { Button } from '@/ui/button';
import { FullDialog } from '@/ui/full-dialog';
import { IconButton } from '@/ui/icon-button';

type BesidePhotoProps = {
  /** The pages in reading order; at least one. */
  pages: readonly PhotoPage[];
  reading: Reading;
  essay: string;
  onEssay(essay: string): void;
  isDisabled: boolean;
  onClose(): void;
};

/**
 * The text sheet beside the photo from which the text is typed or corrected, with the current line of the photo in
 * view.
 */
export function BesidePhoto({ pages, reading, essay, onEssay, isDisabled, onClose }: BesidePhotoProps) {
  const [at, setAt] = useState(0);
  const page = pages[at] ?? pages[0];
  if (!page) return null;
  const name = pages.length === 1 ? 'Foto da folha' : `Foto ${at + 1} de ${pages.length}`;

  return (
    <FullDialog
      open
      onOpenChange={(open) => !open && onClose()}
      label="Digitar olhando a foto"
      header={
        <div className="mx-auto flex max-w-288 items-center justify-between gap-3">
          {pages.length === 1 ? (
            <b className="min-w-0 truncate font-serif text-lg max-sm:text-base">Digite olhando a foto</b>
          ) : (
            <div className="flex items-center">
              <IconButton
                label="Foto anterior"
                disabled={at === 0}
                onClick={() => setAt(at - 1)}
                className="-ml-2.5"
              >
                <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
              <span aria-live="polite" className="num whitespace-nowrap">
                {name}
              </span>
              <IconButton
                label="Próxima foto"
                disabled={at === pages.length - 1}
                onClick={() => setAt(at + 1)}
              >
                <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </div>
          )}
          <Button onClick={onClose}>Pronto</Button>
        </div>
      }
    >
      <PhotoAndText
        isInDialog
        page={page}
        name={name}
        essay={essay}
        onEssay={onEssay}
        doubts={reading.doubts}
        onConfirm={reading.confirm}
        isDisabled={isDisabled}
      />
    </FullDialog>
  );
}
