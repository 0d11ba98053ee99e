import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { ChoosePhotos } from './choose-photos';
import { FirstDownload } from './first-download';
import { paths } from '@/lib/paths';
import { Sheet } from '@/ui/sheet';

type PhotoStartProps = {
  headingRef: RefObject<HTMLHeadingElement | null>;
  isDisabled: boolean;
  onFiles(files: readonly File[]): void;
};

/** Empty state: how to add a photo, and what to expect. */
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
          <p className="text-sm">
            <Link to={paths.student.answerSheet()} className="inline-block py-0.5 pointer-coarse:py-2.5">
              Imprimir uma folha de redação
            </Link>
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
            Páginas impressas ou digitadas saem bem. Letra de mão é lida linha por linha, e você confere; se
            preferir, digite olhando a foto.
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

/** A ruled sheet between the corners of a viewfinder. */
function SheetInView() {
  return (
    <svg
      viewBox="0 0 120 144"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="sheet-in-view shrink-0 max-sm:hidden"
    >
      <path className="sheet" strokeWidth="2" d="M30 25 93 20l6 97-64 6z" />
      <path className="margin" strokeWidth="1.5" d="m41 25 5 96" />
      <path
        className="rules"
        strokeWidth="1.5"
        d="m33 38 60-5M34 50l60-5M35 62l60-5M35 74l61-5M36 86l60-5M36 98l61-5M37 110l60-5"
      />
      <path className="marker" strokeWidth="8" strokeLinecap="butt" d="m50 57 34-3" />
      <path
        strokeWidth="1.75"
        d="M55 34q3-3 5 0t5-1 5 0 5-1 5 0 5-1M49 46q3-3 5 0t5-1 5 0 5-1 5 0 5-1 5 0M50 58q3-3 5 0t5-1 5 0 5-1 5 0 5-1M50 70q3-3 5 0t5-1 5 0 5-1 5 0 5-1 5 0M51 82q3-3 5 0t5-1 5 0"
      />
      <path d="M6 30V12q0-6 6-6h18M90 6h18q6 0 6 6v18M114 114v18q0 6-6 6H90M30 138H12q-6 0-6-6v-18" />
    </svg>
  );
}
