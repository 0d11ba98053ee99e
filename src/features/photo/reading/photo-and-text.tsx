import './beside-photo.css';
import { clsx } from 'clsx';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { shownSize } from '../pages/photo-picture';
import type { PhotoPage } from '../pages/photo-store';
import { PhotoViewer } from './photo-viewer';
import { firstLine, moveByLines, type ReadingLine } from './reading-line';
import { TextCounts, TextSheet } from './text-sheet';
import type { Corners } from '@/domain/ocr/photo-edit';
import type { Span } from '@/domain/text/span';
import { useKeyboardInset } from '@/lib/use-keyboard-inset';

type PhotoAndTextProps = {
  page: PhotoPage;
  /** "Foto 1 de 2". */
  name: string;
  essay: string;
  onEssay(essay: string): void;
  doubts: readonly Span[];
  onConfirm(doubt: Span): void;
  isDisabled?: boolean;
  isInDialog?: boolean;
};

/** A photo and the text typed or corrected from it, side by side; stacked on a phone. */
export function PhotoAndText({ page, name, essay, isInDialog = false, ...sheet }: PhotoAndTextProps) {
  const [lines, setLines] = useState<Readonly<Record<string, ReadingLine>>>({});
  const [share, setShare] = useState(35);
  const keyboardInset = useKeyboardInset();
  const { id, edit, photo } = page;
  const size = shownSize(photo, edit.turns);
  const line = lines[id] ?? firstLine(topOf(edit.corners), size);

  function setLine(next: ReadingLine) {
    setLines((before) => ({ ...before, [id]: next }));
  }

  /** Also handles keys in the text field, so that the next line is reached without leaving it. */
  function handleKeyDown(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || !event.altKey) return;
    event.preventDefault();
    setLine(moveByLines(line, by));
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields inside, wherever the focus is
    <div
      className={clsx('beside-photo', isInDialog && 'is-in-dialog')}
      onKeyDown={handleKeyDown}
      style={
        {
          '--photo-share': share,
          '--photo-ratio': Math.min(WIDEST, size.width / size.height),
          paddingBottom: keyboardInset,
        } as CSSProperties
      }
    >
      <div className="beside-photo-pane">
        <PhotoViewer key={id} page={page} name={name} line={line} onLine={setLine} />
        <PaneDivider share={share} onShare={setShare} />
      </div>
      <div>
        <div className="mt-2 mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
          <TextCounts essay={essay} />
          <p className="text-xs text-muted max-lg:hidden">Alt com ↑ ou ↓ muda de linha na foto.</p>
        </div>
        <TextSheet
          essay={essay}
          isDisabled={false}
          placeholder="Digite aqui o que está na foto, uma linha de cada vez."
          {...sheet}
        />
      </div>
    </div>
  );
}

/**
 * Widest aspect ratio of the viewport. It makes the viewport of a landscape photo tall enough to read the photo
 * enlarged.
 */
const WIDEST = 1.4;

/** Top of the sheet, as a fraction of the photo's height; 0 if the student set no corners. */
function topOf(corners: Corners | null): number {
  return corners ? Math.min(corners[0].y, corners[1].y) : 0;
}

type PaneDividerProps = {
  /** Height of the upper pane, in percent of the window's height. */
  share: number;
  onShare(share: number): void;
};

/** Divider between photo and text on a phone; resized by dragging or by the arrow keys. */
function PaneDivider({ share, onShare }: PaneDividerProps) {
  const set = (next: number) => onShare(Math.min(LARGEST, Math.max(SMALLEST, next)));

  function handleKeyDown(event: KeyboardEvent) {
    const by = { ArrowUp: -5, ArrowDown: 5 }[event.key];
    if (by === undefined || event.altKey) return;
    event.preventDefault();
    set(share + by);
  }

  function handlePointerMove({ currentTarget, movementY, pointerId }: PointerEvent<HTMLElement>) {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    set(share + (movementY / window.innerHeight) * 100);
  }

  return (
    <div
      role="separator"
      tabIndex={0}
      aria-label="Altura da foto"
      aria-orientation="horizontal"
      aria-valuemin={SMALLEST}
      aria-valuemax={LARGEST}
      aria-valuenow={Math.round(share)}
      onKeyDown={handleKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={handlePointerMove}
      className="pane-divider lg:hidden"
    />
  );
}

const SMALLEST = 15;
const LARGEST = 65;
