import type { OutlinePart } from './outline.ts';

const BY_PARAGRAPH: readonly OutlinePart[] = ['tese', 'argumento1', 'argumento2'];

/**
 * The part of a plan that belongs to the paragraph with the caret: the thesis to the introduction, then the two
 * arguments, and the proposal to the last paragraph. A third paragraph of development is still of the second
 * argument. `essay` is the text on the sheet, one paragraph per line; a blank line at its end begins a paragraph.
 */
export function partAt(essay: string, caret: number): OutlinePart {
  const before = countParagraphs(essay.slice(0, essay.lastIndexOf('\n', caret - 1) + 1));
  const isFollowed = essay.slice(caret).split('\n').slice(1).some(isWritten);
  return BY_PARAGRAPH[before] ?? (isFollowed ? 'argumento2' : 'proposta');
}

function countParagraphs(text: string): number {
  return text.split('\n').filter(isWritten).length;
}

function isWritten(line: string): boolean {
  return line.trim() !== '';
}
