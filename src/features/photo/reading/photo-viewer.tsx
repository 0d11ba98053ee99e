import { ArrowDown, ArrowUp, FoldVertical, UnfoldVertical, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { TransformComponent, TransformWrapper, type ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';
import type { PhotoPage } from '../photo-desk';
import { PhotoPicture } from '../photo-picture';
import { moveByLines, resize, type ReadingLine } from './reading-line';
import { LINE_CLASS, ReadingLineBand } from './reading-line-band';
import { IconButton } from '@/ui/icon-button';

type PhotoViewerProps = {
  page: PhotoPage;
  /** "Foto 1 de 2". */
  name: string;
  line: ReadingLine;
  onLine(line: ReadingLine): void;
};

/** A photo to read from: zoomed and moved by wheel, fingers, keys and buttons, with a band over the line one is at. */
export function PhotoViewer({ page, name, line, onLine }: PhotoViewerProps) {
  const view = useRef<ReactZoomPanPinchRef>(null);

  useEffect(() => {
    if (view.current) keepInView(view.current, line);
  }, [line]);

  return (
    <>
      <TransformWrapper
        ref={view}
        maxScale={6}
        centerOnInit
        disablePadding
        panning={EXCLUDED}
        pinch={EXCLUDED}
        keyboard={{ ...EXCLUDED, disabled: false, animationTime: 0 }}
        doubleClick={{ ...EXCLUDED, mode: 'toggle' }}
        // The wheel moves the photo; with Ctrl, and by two fingers on a trackpad, it zooms.
        wheel={{ activationKeys: ['Control'] }}
        trackPadPanning={{ disabled: false, velocityDisabled: true }}
      >
        <TransformComponent
          wrapperClass="photo-viewer"
          contentClass="photo-viewer-content"
          wrapperProps={{
            role: 'group',
            'aria-label': `${name}: setas movem, + e − mudam o tamanho`,
          }}
        >
          <PhotoPicture page={page} label={name} corners={null} />
          <ReadingLineBand line={line} onLine={onLine} />
        </TransformComponent>
      </TransformWrapper>
      <div role="toolbar" aria-label="Foto" className="flex flex-wrap items-center justify-between">
        <IconButton label="Diminuir a foto" onClick={() => void view.current?.zoomOut(ZOOM_STEP)}>
          <ZoomOut {...ICON} />
        </IconButton>
        <IconButton label="Aumentar a foto" onClick={() => void view.current?.zoomIn(ZOOM_STEP)}>
          <ZoomIn {...ICON} />
        </IconButton>
        <IconButton label="Régua mais fina" onClick={() => onLine(resize(line, -1))}>
          <FoldVertical {...ICON} />
        </IconButton>
        <IconButton label="Régua mais grossa" onClick={() => onLine(resize(line, 1))}>
          <UnfoldVertical {...ICON} />
        </IconButton>
        <IconButton
          label="Linha anterior"
          aria-keyshortcuts="Alt+ArrowUp"
          onClick={() => onLine(moveByLines(line, -1))}
        >
          <ArrowUp {...ICON} />
        </IconButton>
        <IconButton
          label="Próxima linha"
          aria-keyshortcuts="Alt+ArrowDown"
          onClick={() => onLine(moveByLines(line, 1))}
        >
          <ArrowDown {...ICON} />
        </IconButton>
      </div>
    </>
  );
}

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
const ZOOM_STEP = 0.4;
const EXCLUDED = { excluded: [LINE_CLASS] };

/** Where in the window the line comes to lie once it would leave it. */
const PLACE = 0.35;
const MARGIN = 0.12;

function keepInView(view: ReactZoomPanPinchRef, { top, height }: ReadingLine): void {
  const { wrapperComponent, contentComponent } = view.instance;
  const { positionX, positionY, scale } = view.instance.state;
  if (!wrapperComponent || !contentComponent) return;
  const photo = contentComponent.offsetHeight * scale;
  const room = wrapperComponent.clientHeight;
  const from = positionY + top * photo;
  const to = from + height * photo;
  if (photo <= room || (from >= room * MARGIN && to <= room * (1 - MARGIN))) return;
  const y = Math.min(0, Math.max(room - photo, room * PLACE - top * photo));
  void view.setTransform(positionX, y, scale, 0);
}
