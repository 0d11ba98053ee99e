import { PENS } from '@/copy/pens';
import type { PenClass } from '@/domain/writing/pen-class';

/** "G3": the letter of a mark's pen and its number in the list. */
export function markName(pen: PenClass, index: number): string {
  return `${PENS[pen].letter}${index + 1}`;
}
