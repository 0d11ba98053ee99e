import { ArrowDown, ArrowUp, FoldVertical, UnfoldVertical, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { TransformComponent, TransformWrapper, type ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';
import type { PhotoPage } from '../pages/photo-store';
import { PhotoPicture } from '../pages/photo-picture';
import { moveByLines, moveTo, resize, type ReadingLine } from './reading-line';
import { IconButton } from '@/ui/icon-button';

type PhotoViewerProps = {
  page: PhotoPage;
  /** "Foto 1 de 2". */
  name: string;
  line: ReadingLine;
  onLine(line: ReadingLine): void;
};

/**
 * A photo to read from. It is zoomed and panned by wheel, touch, keys and buttons, and has a band over the current
 * line.
 */
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
        // The wheel pans the photo. With Ctrl, or with a pinch on a trackpad, it zooms.
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

/** Class of elements on the photo that can be pressed or dragged without dragging or zooming the photo. */
const LINE_CLASS = 'reading-line';
const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
const ZOOM_STEP = 0.4;
const EXCLUDED = { excluded: [LINE_CLASS] };

/**
 * New position of a line that would leave the viewport, and the margin that triggers the move; both are fractions
 * of the viewport's height.
 */
const PLACE = 0.35;
const MARGIN = 0.12;

function keepInView(view: ReactZoomPanPinchRef, { top, height }: ReadingLine): void {
  const { wrapperComponent, contentComponent } = view.instance;
  const { positionX, positionY, scale } = view.instance.state;
  if (!wrapperComponent || !contentComponent) return;
  const photo = contentComponent.offsetHeight * scale;
  const visible = wrapperComponent.clientHeight;
  const from = positionY + top * photo;
  const to = from + height * photo;
  if (photo <= visible || (from >= visible * MARGIN && to <= visible * (1 - MARGIN))) return;
  const y = Math.min(0, Math.max(visible - photo, visible * PLACE - top * photo));
  void view.setTransform(positionX, y, scale, 0);
}

type ReadingLineBandProps = { line: ReadingLine; onLine(line: ReadingLine): void };

/** Band over the current line, moved by dragging or the arrow keys. Its parent must be as tall as the photo. */
function ReadingLineBand({ line, onLine }: ReadingLineBandProps) {
  function handleKeyDown(event: KeyboardEvent) {
    const lines = { ArrowDown: 0.25, ArrowUp: -0.25, PageDown: 1, PageUp: -1 }[event.key];
    if (lines === undefined || event.altKey) return;
    event.preventDefault();
    onLine(moveByLines(line, lines));
  }

  function handlePointerMove({ currentTarget, clientY, pointerId }: PointerEvent<HTMLElement>) {
    if (!currentTarget.hasPointerCapture(pointerId) || !currentTarget.parentElement) return;
    const photo = currentTarget.parentElement.getBoundingClientRect();
    onLine(moveTo(line, (clientY - photo.top) / photo.height - line.height / 2));
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Régua de leitura"
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(line.top * 100)}
      aria-valuetext={`a ${Math.round(line.top * 100)}% da altura da foto`}
      onKeyDown={handleKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={handlePointerMove}
      className={LINE_CLASS}
      style={{ top: `${line.top * 100}%`, height: `${line.height * 100}%` }}
    />
  );
}
