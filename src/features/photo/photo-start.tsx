import type { ReactNode, RefObject } from 'react';
import { ChoosePhotos } from './choose-photos';
import { FirstDownload } from './first-download';
import { SheetInView } from './sheet-in-view';
import { Sheet } from '@/ui/sheet';

type PhotoStartProps = {
  headingRef: RefObject<HTMLHeadingElement | null>;
  isDisabled: boolean;
  onFiles(files: readonly File[]): void;
};

/** Before the first photo: how to bring one, and what to expect of it. */
export function PhotoStart({ headingRef, isDisabled, onFiles }: PhotoStartProps) {
  return (
    <>
      <Sheet bleed className="flex items-center gap-8 p-5 sm:p-7">
        <SheetInView />
        <div className="grid gap-4">
          <div>
            <h2 ref={headingRef} tabIndex={-1} className="text-lg">
              Do papel para a folha
            </h2>
            <p className="mt-1.5 text-ink-2">Fotografe a redação e confira o texto lido antes de usar.</p>
          </div>
          <ChoosePhotos isFirst isDisabled={isDisabled} onFiles={onFiles} />
          <p className="text-sm text-muted">
            <span className="pointer-coarse:hidden">Ou arraste a imagem até aqui, ou cole com Ctrl+V. </span>
            Imagens de até 10 MB, uma ou mais páginas.
          </p>
        </div>
      </Sheet>
      <div className="photo-notes mt-6 text-sm">
        <Note title="Para uma boa foto">
          <ul>
            <li>Luz de frente, sem sombra.</li>
            <li>A folha inteira, ocupando quase toda a foto.</li>
            <li>Celular firme, bem acima da página.</li>
          </ul>
        </Note>
        <Note title="O que dá para ler">
          <p>
            Páginas impressas ou digitadas saem bem. Letra de mão este aparelho não lê de forma confiável:
            nesse caso, você pode digitar olhando a foto.
          </p>
        </Note>
        <Note title="Onde a foto fica">
          <p>Neste aparelho: a leitura é feita aqui, e nada é enviado sem você pedir.</p>
          <FirstDownload />
        </Note>
      </div>
    </>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="text-ink-2">
      <h3 className="font-sans text-sm font-bold text-ink">{title}</h3>
      {children}
    </section>
  );
}
