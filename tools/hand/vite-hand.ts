import type { Plugin } from 'vite';
import { viteFileSet } from '../ocr/file-set.ts';
import { handFiles } from './hand-files.ts';

/** The files with which the app reads handwriting. */
export function viteHand(): Plugin {
  return viteFileSet({ name: 'grifo:hand', constant: 'HAND_FILES', load: handFiles });
}
