import { MAX_ESSAY_CHARACTERS } from '../essay/draft.ts';
import { tidyPasted } from '../text/tidy-pasted.ts';
import { asText, type OpenedFile, refuse } from './essay-file.ts';

/** A text from elsewhere as it is put on a sheet: one line per paragraph. Refuses one that is empty, or too long for an essay. */
export function tidyEssay(written: string): OpenedFile {
  const text = tidyPasted(written)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
  if (text === '') return refuse('empty');
  return text.length > MAX_ESSAY_CHARACTERS ? refuse('too-long') : asText(text);
}
