import { useEffect, useState, type RefObject } from 'react';
import type { Span } from '@/domain/text/span';

/** Words of the essay that are selected in the browser, and where a toolbar for them can stand within the sheet. */
export type ChosenWords = Span & { top: number; left: number };

/** While a selection grows, nothing is offered for it. */
const REST_MS = 200;
const TOOLBAR_WIDTH_PX = 300;

/** What is selected on the sheet, by mouse, by touch or in caret browsing; null where it is nothing of the essay. */
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
  // Not in every browser of tests.
  const place = range.getBoundingClientRect?.() ?? box;
  return {
    ...span,
    top: place.bottom - box.top + 8,
    left: Math.max(0, Math.min(place.left - box.left, box.width - TOOLBAR_WIDTH_PX)),
  };
}

/** The place in the essay of what a range covers of the paragraphs (`data-from`) of a sheet; null where that is nothing. */
export function spanOf(sheet: HTMLElement, range: Range): Span | null {
  let start: number | null = null;
  let end = 0;
  for (const paragraph of sheet.querySelectorAll<HTMLElement>('p[data-from]')) {
    let at = Number(paragraph.dataset.from);
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      // Heard only, not of the essay.
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
