/** Spec §5 "Biografia deve ter no máximo 200 caracteres". */
export const BIOGRAPHY_MAX = 200;

const characters = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** Characters as people count them: an emoji is one, whatever it is put together from. 0 for an empty text. */
export function biographyLength(text: string): number {
  return [...characters.segment(text)].length;
}
