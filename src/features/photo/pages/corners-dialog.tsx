import { useRef, useState } from 'react';
import { clsx } from 'clsx';
import { CORNER_NAMES, CornerHandle } from './corner-handle';
import type { PhotoPage } from './photo-store';
import { PhotoPicture, shownSize } from './photo-picture';
import { FRAME_CORNERS, moveCorner, type Corners } from '@/domain/ocr/photo-edit';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

type CornersDialogProps = {
  page: PhotoPage;
  /** Called with the corners, or with null if the sheet is to be detected automatically. */
  onApply(corners: Corners | null): void;
  onClose(): void;
};

/** "Ajustar folha": the four corners of the sheet, moved by finger, mouse or keyboard. */
export function CornersDialog({ page, onApply, onClose }: CornersDialogProps) {
  const [corners, setCorners] = useState(page.edit.corners);
  const [active, setActive] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const { width, height } = shownSize(page.photo, page.edit.turns);
  const shown = corners ?? FRAME_CORNERS;

  function handleReset() {
    // Moves the focus before the focused button is removed.
    frame.current?.querySelector<HTMLElement>('[role="slider"]')?.focus();
    setCorners(null);
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="wide"
      title="Ajustar folha"
      description={
        <>
          Leve os quatro cantos até as pontas da folha: só o que fica dentro é lido.
          <span className="pointer-coarse:hidden">
            {' '}
            No teclado, Tab escolhe o canto e as setas o movem; com Shift, mais depressa.
          </span>
        </>
      }
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            onClick={() => {
              onApply(corners);
              onClose();
            }}
          >
            Aplicar
          </Button>
        </>
      }
    >
      <div
        ref={frame}
        className="corners-frame"
        style={{ width: `min(100%, ${(HEIGHT_DVH * width) / height}dvh)` }}
      >
        <PhotoPicture page={page} label="Foto da folha" corners={shown} />
        {CORNER_NAMES.map((name, at) => (
          <CornerHandle
            key={name}
            name={name}
            corner={shown[at] ?? { x: 0, y: 0 }}
            frame={frame}
            onActive={() => setActive(at)}
            onMove={(point) => setCorners((current) => moveCorner(current ?? FRAME_CORNERS, at, point))}
          />
        ))}
        <Magnifier page={page} corners={shown} at={active} />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        <p>{corners ? 'Cantos marcados por você.' : 'No automático: o Grifo procura a folha sozinho.'}</p>
        {corners && (
          <Button variant="ghost" size="small" onClick={handleReset} className="-mr-3 max-sm:-ml-3">
            Voltar ao automático
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** Height of the photo on the screen, in dvh; leaves room for the title and the buttons on a small phone. */
const HEIGHT_DVH = 52;

/** Fraction of the photo's width that the magnifier shows. */
const SEEN = 0.16;

type MagnifierProps = { page: PhotoPage; corners: Corners; at: number };

/** Magnified surroundings of a corner, placed where the dragging finger does not hide them. */
function Magnifier({ page, corners, at }: MagnifierProps) {
  const { width, height } = shownSize(page.photo, page.edit.turns);
  const point = corners[at] ?? corners[0];
  const side = SEEN * width;
  const view = [point.x * width - side / 2, point.y * height - side / 2, side, side] as const;
  return (
    <div aria-hidden="true" className={clsx('magnifier', point.x < 0.5 ? 'is-right' : 'is-left')}>
      <PhotoPicture page={page} label="" corners={corners} view={view} />
    </div>
  );
}
