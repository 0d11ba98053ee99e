import { assembleParagraphs } from './assembly/assemble-paragraphs.ts';
import type { EngineBlock } from './engine-blocks.ts';
import type { GrayImage } from './gray-image.ts';
import type { PageReading } from './page-reading.ts';
import type { PhotoEdit } from './photo-view.ts';
import { preparePage } from './preparation/prepare-page.ts';

/** Recognises a prepared page. May be asked twice for one photo, as when a page was upside down. */
export type Engine = (image: GrayImage) => Promise<readonly EngineBlock[]>;

/**
 * Reads a photographed page: prepares its pixels, asks the engine, rebuilds the paragraphs. `gray` is the photo upright
 * by its EXIF data, its longer side at most 2048 px, before the turns of `edit`. Rejects with what the engine rejects.
 */
export async function readPage(gray: GrayImage, edit: PhotoEdit, engine: Engine): Promise<PageReading> {
  const { image } = preparePage(gray, edit);
  const paragraphs = assembleParagraphs(await engine(image));
  const words = paragraphs.flat();
  const confidence = words.reduce((sum, word) => sum + word.confidence, 0) / Math.max(words.length, 1);
  return { paragraphs, confidence, advice: [] };
}
