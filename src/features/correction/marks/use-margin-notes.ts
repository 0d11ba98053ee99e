import { useLayoutEffect, useState, type RefObject } from 'react';
import type { EssayMark } from './marked-essay';
import { placeNotes } from './place-notes';

export type MarginPlaces = {
  tops: number[];
  height: number;
  /** Distance of the active note from its passage. */
  drift: number;
};

type MarginNotesOptions = {
  sheet: RefObject<HTMLElement | null>;
  /** Its children are the notes, in the order of the marks. */
  list: RefObject<HTMLElement | null>;
  isEnabled: boolean;
  active: number | null;
  /** The notes are positioned again when the marks change. */
  marks: readonly EssayMark[];
};

const GAP_PX = 4;
/** Aligns the first line of a note with the line of its passage. */
const LIFT_PX = 13;
/**
 * Maximum height of the notes, as a multiple of the sheet's height: taller notes would be too far from their
 * passages.
 */
const MAX_SHARE_OF_SHEET = 1.35;

/**
 * The position of each note in the margin. Returns null if the margin is too narrow or there are too many notes;
 * the notes are then shown as a plain list.
 */
export function useMarginNotes({
  sheet,
  list,
  isEnabled,
  active,
  marks,
}: MarginNotesOptions): MarginPlaces | null {
  const [places, setPlaces] = useState<MarginPlaces | null>(null);

  // Measured after layout and before paint, so that no note is painted at a wrong position.
  useLayoutEffect(() => {
    const page = sheet.current;
    const notes = list.current;
    if (!isEnabled || !page || !notes) return;
    const place = () => setPlaces(measure(page, notes, marks.length, active));
    place();
    const observer = new ResizeObserver(place);
    observer.observe(page);
    // The height of a note changes when it becomes active.
    for (const note of notes.children) observer.observe(note);
    return () => observer.disconnect();
  }, [isEnabled, active, marks, sheet, list]);

  return isEnabled ? places : null;
}

function measure(
  sheet: HTMLElement,
  list: HTMLElement,
  count: number,
  active: number | null,
): MarginPlaces | null {
  const top = list.getBoundingClientRect().top;
  const notes = Array.from({ length: count }, (_, index) => {
    const passage = sheet.querySelector(`[data-marks~="${index}"]`);
    const anchor = passage ? passage.getBoundingClientRect().top - top - LIFT_PX : 0;
    return { anchor, height: list.children[index]?.getBoundingClientRect().height ?? 0 };
  });
  const total = notes.reduce((sum, { height }) => sum + height + GAP_PX, 0);
  const page = sheet.getBoundingClientRect();
  if (total > page.height * MAX_SHARE_OF_SHEET) return null;
  const tops = placeNotes(notes, { gap: GAP_PX, limit: page.bottom - top, active });
  const last = notes.length - 1;
  const drift = active === null ? 0 : Math.abs((tops[active] ?? 0) - Math.max(0, notes[active]?.anchor ?? 0));
  return { tops, height: (tops[last] ?? 0) + (notes[last]?.height ?? 0), drift };
}
