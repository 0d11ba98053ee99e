import { Eye, EyeOff } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { ChoosePhotos } from '../choosing/choose-photos';
import { CornersDialog } from './corners-dialog';
import { PageRow } from './page-row';
import type { PhotoStore } from './photo-store';
import { photoErrorCode } from '@/contracts/photo-error';
import { refusalToast } from '@/copy/photo';
import { useStore } from '@/data/services-context';
import { Button } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import { notify } from '@/ui/toast';

type PhotoPagesProps = {
  store: PhotoStore;
  headingRef: RefObject<HTMLHeadingElement | null>;
  arePicturesShown: boolean;
  onShowPictures(shown: boolean): void;
  isDisabled: boolean;
  onFiles(files: readonly File[]): void;
  onReplace(id: string, file: File): void;
  onAnnounce(news: string): void;
};

/** The chosen pages in reading order. */
export function PhotoPages({ store, headingRef, arePicturesShown, isDisabled, ...on }: PhotoPagesProps) {
  const { pages, isOpening } = useStore(store);
  const [adjustedId, setAdjustedId] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const adjusted = pages.find(({ id }) => id === adjustedId);
  const isOneOfMany = pages.length > 1;

  function handleTurn(id: string, number: number) {
    store.turn(id);
    const turns = store.get().pages[number - 1]?.edit.turns ?? 0;
    on.onAnnounce(turns === 0 ? 'A foto voltou à posição inicial.' : `Foto girada em ${turns * 90}°.`);
  }

  function handleMove(id: string, number: number, by: -1 | 1) {
    flushSync(() => store.move(id, by));
    // The focus is lost when a row moves and when a button becomes disabled, so it is set again.
    const row = list.current?.children[number - 1 + by];
    const buttons = row?.querySelectorAll<HTMLButtonElement>('[data-move]:enabled') ?? [];
    (Array.from(buttons).find(({ dataset }) => dataset['move'] === String(by)) ?? buttons[0])?.focus();
    on.onAnnounce(`A página ${number} agora é a página ${number + by}.`);
  }

  async function handleSplit(id: string) {
    try {
      await store.split(id);
      headingRef.current?.focus();
      on.onAnnounce('Agora são duas páginas: a da esquerda vem primeiro.');
    } catch (error) {
      const toast = refusalToast(photoErrorCode(error));
      if (toast) notify(toast);
    }
  }

  function handleJoin(id: string) {
    flushSync(() => store.join(id));
    headingRef.current?.focus();
    on.onAnnounce('A foto voltou a ser uma página só.');
  }

  function handleRemove(id: string) {
    let undo = () => {};
    flushSync(() => (undo = store.remove(id)));
    headingRef.current?.focus();
    notify({ title: 'Foto removida', action: { label: 'Desfazer', onPress: undo } });
  }

  return (
    <section aria-labelledby="photo-pages">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b">
        <h2 ref={headingRef} id="photo-pages" tabIndex={-1} className="py-2 text-lg">
          {isOneOfMany ? 'Fotos da folha' : 'Foto da folha'}
        </h2>
        <Button
          variant="ghost"
          size="small"
          className="-mr-3"
          onClick={() => on.onShowPictures(!arePicturesShown)}
        >
          {arePicturesShown ? (
            <EyeOff size={18} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <Eye size={18} strokeWidth={1.75} aria-hidden="true" />
          )}
          {arePicturesShown ? 'Ocultar' : 'Ver'} {isOneOfMany ? 'fotos' : 'foto'}
        </Button>
      </div>
      <ol ref={list}>
        {pages.map((page, at) => (
          <PageRow
            key={page.id}
            page={page}
            number={at + 1}
            count={pages.length}
            isPictureShown={arePicturesShown}
            isDisabled={isDisabled}
            onTurn={() => handleTurn(page.id, at + 1)}
            onAdjust={() => setAdjustedId(page.id)}
            onReplace={(file) => on.onReplace(page.id, file)}
            onRemove={() => handleRemove(page.id)}
            onMove={(by) => handleMove(page.id, at + 1, by)}
            onSplit={() => void handleSplit(page.id)}
            onJoin={() => handleJoin(page.id)}
          />
        ))}
      </ol>
      {isOpening && <OpeningPhoto />}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-sm text-ink-2">A redação continua em outra página?</p>
        <ChoosePhotos isDisabled={isDisabled} onFiles={on.onFiles} />
      </div>
      {adjusted && (
        <CornersDialog
          page={adjusted}
          onApply={(corners) => store.setCorners(adjusted.id, corners)}
          onClose={() => setAdjustedId(null)}
        />
      )}
    </section>
  );
}

/** Shown while a photo is being opened, which takes a moment for twelve megapixels. */
export function OpeningPhoto() {
  return (
    <output className="flex items-center gap-2 border-b py-4 text-sm text-ink-2">
      <Spinner />
      Abrindo a foto...
    </output>
  );
}
