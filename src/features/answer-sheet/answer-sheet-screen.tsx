import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useSearchParams } from 'react-router-dom';
import { MAX_THEME_CHARACTERS } from '@/domain/essay/draft';
import { MAX_HANDWRITTEN_LINES } from '@/domain/text/estimate-handwritten-lines';
import { excerpt } from '@/lib/excerpt';
import { loadWhenAsked } from '@/lib/load-when-asked';
import { loadPrintFonts } from '@/lib/print-fonts';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { AnswerSheet } from './answer-sheet';

const fonts = loadWhenAsked(loadPrintFonts);

/** `/dashboard/student/folha`: a blank sheet to print; `?tema=` prints a theme on it. */
export function AnswerSheetScreen() {
  const theme = excerpt(useSearchParams()[0].get('tema') ?? '', MAX_THEME_CHARACTERS);
  const [isPreparing, setIsPreparing] = useState(false);

  // The fonts are also loaded for printing from the browser's menu.
  useEffect(() => void fonts.ready(), []);

  async function handlePrint() {
    setIsPreparing(true);
    await fonts.ready();
    setIsPreparing(false);
    window.print();
  }

  return (
    <>
      <Link to={paths.student.essay} className="inline-flex min-h-11 items-center gap-1.5 text-sm">
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        Redação
      </Link>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,20rem)_minmax(0,34rem)] lg:gap-12">
        <div>
          <h2 className="text-xl lg:text-2xl">Folha de redação</h2>
          <p className="mt-1 text-ink-2">
            Uma página A4 com as {MAX_HANDWRITTEN_LINES} linhas da prova. É uma folha de treino do Grifo, não
            a do Inep.
          </p>
          <Button className="mt-5 max-sm:w-full" busy={isPreparing} onClick={() => void handlePrint()}>
            <Printer size={18} strokeWidth={1.75} aria-hidden="true" />
            Imprimir folha
          </Button>
          <ul className="mt-5 grid list-disc gap-1.5 pl-4 text-sm text-ink-2 marker:text-muted">
            <li>Na tela de impressão você também pode salvar em PDF, inclusive no celular.</li>
            <li>
              Na foto, deixe os quatro quadrados aparecerem: eles dizem onde está o texto, e nome, data e tema
              ficam de fora.
            </li>
            <li>Letra de mão é lida linha por linha, e você confere. Se preferir, digite olhando a foto.</li>
          </ul>
        </div>
        <Sheet
          role="img"
          aria-label={`Prévia da folha${theme === '' ? '' : `, com o tema ${theme}`}`}
          className="answer-sheet-page rounded-sm!"
        >
          <AnswerSheet theme={theme} />
        </Sheet>
      </div>
      {createPortal(
        <div className="answer-sheet-print">
          <AnswerSheet theme={theme} />
        </div>,
        document.body,
      )}
    </>
  );
}
