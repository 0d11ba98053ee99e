import { Maximize2, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { HandPicture, LineBand, LineTicks, type PagePart } from './hand-picture';
import { countConfirmed, type CheckedLine, type LineCheck } from '@/domain/ocr/hand/confirm-lines';
import type { ReadHandLine, ReadHandPage } from '@/domain/ocr/hand/hand-page';
import { Button } from '@/ui/button';
import { FullDialog } from '@/ui/full-dialog';

type PagePhotoProps = {
  check: LineCheck;
  /** A line of the shown page. */
  shown: CheckedLine;
  /** URL of the page's picture. */
  url: string;
  onChangePhoto(): void;
};

/** The page being checked: the current line under a band, confirmed lines with check marks. */
export function PagePhoto({ check, shown: { page, line }, url, onChangePhoto }: PagePhotoProps) {
  const [isLarge, setIsLarge] = useState(false);
  const { lines, at } = check;
  const pages = [...new Set(lines.map((one) => one.page))];
  const label =
    at < lines.length
      ? `Foto da folha: a linha ${at + 1} está marcada; ${countConfirmed(check)} de ${lines.length} conferidas`
      : 'Foto da folha: todas as linhas conferidas';
  const marks = (
    <>
      {at < lines.length && <LineBand line={line} pitch={page.pitch} />}
      <LineTicks lines={lines} page={page} />
    </>
  );
  const whole = { left: 0, top: 0, width: page.width, height: page.height };
  const picture = { page, url, label, children: marks };

  return (
    <div className="hand-photo">
      <div className="hand-shot">
        <HandPicture {...picture} part={whole} className="hand-whole" />
        <HandPicture {...picture} part={partAround(line, page)} className="hand-crop" />
      </div>
      <div className="hand-caption">
        <p className="max-sm:sr-only">
          folha {pages.indexOf(page) + 1} de {pages.length}, {page.lines.length} linhas
        </p>
        <div className="-mx-3 flex flex-wrap">
          <Button variant="ghost" size="small" onClick={() => setIsLarge(true)}>
            <Maximize2 {...ICON} />
            Ampliar
          </Button>
          <Button variant="ghost" size="small" onClick={onChangePhoto}>
            <RefreshCw {...ICON} />
            Trocar foto
          </Button>
        </div>
      </div>
      {isLarge && (
        <FullDialog
          open
          onOpenChange={setIsLarge}
          label="Foto da folha"
          header={
            <div className="flex items-center justify-between gap-3">
              <b className="font-serif text-lg max-sm:text-base">Foto da folha</b>
              <Button onClick={() => setIsLarge(false)}>Pronto</Button>
            </div>
          }
        >
          <TransformWrapper maxScale={6} disablePadding wheel={{ activationKeys: ['Control'] }}>
            <TransformComponent
              wrapperClass="hand-large"
              contentClass="hand-large-content"
              wrapperProps={{ role: 'group', 'aria-label': 'Foto: setas movem, + e − mudam o tamanho' }}
            >
              <HandPicture {...picture} part={whole} />
            </TransformComponent>
          </TransformWrapper>
        </FullDialog>
      )}
    </div>
  );
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Number of rows of the page visible on a phone, and how many of them are above the current line. */
const ROWS = 6.2;
const ROWS_ABOVE = 3.6;

/** The part of the page shown around a line: the full width, and some rows. */
function partAround({ baseline, box }: ReadHandLine, { width, height, pitch }: ReadHandPage): PagePart {
  const rows = Math.min(height, ROWS * pitch);
  const top = (baseline[0]?.y ?? box.bottom) - ROWS_ABOVE * pitch;
  return { left: 0, top: Math.max(0, Math.min(height - rows, top)), width, height: rows };
}
