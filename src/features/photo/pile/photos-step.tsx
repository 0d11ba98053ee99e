import { File, RotateCw, Trash2, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChoosePhotos } from '../choosing/choose-photos';
import { OpeningPhoto } from '../pages/photo-pages';
import { PhotoPicture } from '../pages/photo-picture';
import type { PhotoPage } from '../pages/photo-store';
import type { Pile } from './use-pile';
import { PHOTO_ADVICE, toRefusal } from '@/copy/photo';
import { useStore } from '@/data/services-context';
import { MAX_PILE_PAGES } from '@/domain/classrooms/photo-pile';
import { lazyPart } from '@/lib/lazy-part';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { RefusedFiles } from '@/ui/refused-files';
import { notify } from '@/ui/toast';

const FirstDownload = lazyPart(() =>
  import('../choosing/first-download').then((module) => module.FirstDownload),
);

type PhotosStepProps = { pile: Pile; onNext(): void };

/** The pages of the pile, in the order they were photographed or chosen. */
export function PhotosStep({ pile, onNext }: PhotosStepProps) {
  const { store, pages } = pile;
  const { isOpening, refused } = useStore(store);
  const heading = useRef<HTMLHeadingElement>(null);
  const [news, setNews] = useState('');
  const free = MAX_PILE_PAGES - pages.length;

  async function add(files: readonly File[]) {
    const taken = files.slice(0, free);
    setNews('');
    await store.add(taken);
    const { length } = store.get().pages;
    const left = files.length - taken.length;
    setNews(
      `${pageCount(length)} na pilha.${left > 0 ? ` ${left === 1 ? 'Uma foto ficou' : `${left} fotos ficaram`} de fora: cada pilha leva até ${MAX_PILE_PAGES} páginas.` : ''}`,
    );
  }

  function remove(page: PhotoPage) {
    let undo = () => {};
    flushSync(() => (undo = store.remove(page.id)));
    heading.current?.focus();
    notify({ title: 'Foto removida', action: { label: 'Desfazer', onPress: undo } });
  }

  function join(id: string) {
    flushSync(() => store.join(id));
    heading.current?.focus();
    setNews(`${pageCount(store.get().pages.length)} na pilha.`);
  }

  return (
    <section aria-labelledby="pile-photos">
      <h3 ref={heading} id="pile-photos" tabIndex={-1} className="text-lg">
        Fotos da pilha
      </h3>
      <p className="mt-1.5 mb-4 max-w-prose text-ink-2">
        Fotografe uma folha por vez, na ordem da lista de alunos, ou escolha as fotos já tiradas. Folha
        inteira, luz de frente, sem sombra. Até {MAX_PILE_PAGES} páginas.
      </p>
      <ChoosePhotos
        isFirst={pages.length === 0}
        isDisabled={isOpening || free <= 0}
        onFiles={(files) => void add(files)}
      />
      <div className="text-sm text-ink-2">
        <FirstDownload />
      </div>
      <p aria-live="polite" className="num mt-3 text-sm text-ink-2">
        {news}
      </p>
      <RefusedFiles refused={refused.map(toRefusal)} onDismiss={store.dismissRefused} />
      <ol className="mt-3 grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 lg:grid-cols-5">
        {pages.map((page, at) => (
          <li key={page.id} className="grid content-start gap-1">
            <PilePicture page={page} number={at + 1} />
            <div className="flex items-center justify-between">
              <span className="num text-sm text-ink-2">Página {at + 1}</span>
              <span className="-mr-2.5 flex">
                {page.whole && (
                  <IconButton label={`Era uma página só: página ${at + 1}`} onClick={() => join(page.id)}>
                    <File size={18} strokeWidth={1.75} aria-hidden="true" />
                  </IconButton>
                )}
                <TurnButton pile={pile} page={page} number={at + 1} />
                <IconButton label={`Remover a página ${at + 1}`} onClick={() => remove(page)}>
                  <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
                </IconButton>
              </span>
            </div>
            {page.photo.advice.map((code) => (
              <p key={code} className="flex gap-1.5 text-xs text-warn">
                <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
                {PHOTO_ADVICE[code]}
              </p>
            ))}
          </li>
        ))}
      </ol>
      {isOpening && <OpeningPhoto />}
      {pages.length > 0 && (
        <Button className="mt-6 max-sm:w-full" disabled={isOpening} onClick={onNext}>
          Continuar com {pageCount(pages.length)}
        </Button>
      )}
    </section>
  );
}

const pageCount = (pages: number) => (pages === 1 ? '1 página' : `${pages} páginas`);

/** A page in a list, with a fixed height, so that rotating the page does not change the layout. */
export function PilePicture({ page, number }: { page: PhotoPage; number: number }) {
  return (
    <div className="grid aspect-[3/4] place-items-center overflow-hidden rounded-md border bg-tray">
      <PhotoPicture
        isSmall
        page={page}
        label={`Foto da página ${number}`}
        className="max-h-full max-w-full"
      />
    </div>
  );
}

type TurnButtonProps = { pile: Pick<Pile, 'store'>; page: PhotoPage; number: number };

export function TurnButton({ pile, page, number }: TurnButtonProps) {
  return (
    <IconButton label={`Girar a página ${number}`} onClick={() => pile.store.turn(page.id)}>
      <RotateCw size={18} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
