import type { ReadWord } from '../page-reading.ts';

const END = /[.!?]["'”’)]*$/;

/** Whether the last of some words ends a sentence. */
export const endsSentence = (words: readonly ReadWord[]) => END.test(words.at(-1)?.text ?? '');
