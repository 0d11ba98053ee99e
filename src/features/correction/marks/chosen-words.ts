import { useEffect, useState, type RefObject } from 'react';
import type { Span } from '@/domain/text/span';

/** Words of the essay selected in the browser, and the position of their toolbar within the sheet, in pixels. */
export type ChosenWords = Span & { top: number; left: number };

/** Delay before the toolbar appears, so that it stays hidden while the selection is still changing. */
const REST_MS = 200;
const TOOLBAR_WIDTH_PX = 300;

/** The selection on the sheet, by mouse, touch or caret browsing; null if no text of the essay is selected. */
export function useChosenWords(sheet: RefObject<HTMLElement | null>, isEnabled: boolean): ChosenWords | null {
  const [chosen, setChosen] = useState<ChosenWords | null>(null);

  useEffect(() => {
    if (!isEnabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => setChosen(sheet.current && chosenOn(sheet.current));
    const handleChange = () => {
      clearTimeout(timer);
      timer = setTimeout(read, REST_MS);
    };
    document.addEventListener('selectionchange', handleChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', handleChange);
    };
  }, [sheet, isEnabled]);

  return isEnabled ? chosen : null;
}

function chosenOn(sheet: HTMLElement): ChosenWords | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const span = spanOf(sheet, range);
  if (!span) return null;
  const box = (sheet.parentElement ?? sheet).getBoundingClientRect();
  // `getBoundingClientRect` is missing in some test environments.
  const place = range.getBoundingClientRect?.() ?? box;
  return {
    ...span,
    top: place.bottom - box.top + 8,
    left: Math.max(0, Math.min(place.left - box.left, box.width - TOOLBAR_WIDTH_PX)),
  };
}

/** The essay span that a range covers in the paragraphs (`data-from`) of a sheet; null if it covers none. */
export function spanOf(sheet: HTMLElement, range: Range): Span | null {
  let start: number | null = null;
  let end = 0;
  for (const paragraph of sheet.querySelectorAll<HTMLElement>('p[data-from]')) {
    let at = Number(paragraph.dataset.from);
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      // This text is for screen readers only, not part of the essay.
      if (text.parentElement?.closest('[data-passage-start]')) continue;
      if (range.intersectsNode(text)) {
        const from = text === range.startContainer ? range.startOffset : 0;
        const to = text === range.endContainer ? range.endOffset : text.length;
        if (from < to) {
          start ??= at + from;
          end = at + to;
        }
      }
      at += text.length;
    }
  }
  return start === null ? null : { start, end };
}
