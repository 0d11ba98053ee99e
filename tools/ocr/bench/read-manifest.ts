import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A photo and its text: one line of text per written line, with a blank line between paragraphs. */
export type TruePage = { file: string; class: string; text: string };

/** The photos of a folder with its `manifest.json`, a list of file, class and text. */
export function readManifest(folder: string): TruePage[] {
  const pages: unknown = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  if (!Array.isArray(pages) || !pages.every(isTruePage))
    throw new TypeError(`${join(folder, 'manifest.json')} is no list of { file, class, text }`);
  return pages;
}

function isTruePage(page: unknown): page is TruePage {
  return (
    typeof page === 'object' &&
    page !== null &&
    ['file', 'class', 'text'].every((key) => typeof (page as Record<string, unknown>)[key] === 'string')
  );
}
