import { adviseAfterReading } from './advice.ts';
import { assembleParagraphs } from './assembly/paragraphs.ts';
import type { EngineBlock, PageReading } from './page-reading.ts';
import { meanConfidence } from './mean-confidence.ts';
import type { GrayImage } from './gray-image.ts';
import type { PhotoEdit } from './photo-edit.ts';
import { type PreparedPage, preparePage } from './preparation/prepare-page.ts';
import { turnImage } from './preparation/turn.ts';

/** Recognises a prepared page. May be called twice for one photo, as when a page was upside down. */
export type Engine = (image: GrayImage) => Promise<readonly EngineBlock[]>;

/** Confidence that upright pages exceed, also in fonts that imitate a hand; those upside down have 42 to 55. */
const UPRIGHT = 60;

/**
 * Reads a photographed page: prepares its pixels, asks the engine, rebuilds the paragraphs. `gray` is the photo upright
 * by its EXIF data, its longer side at most 2048 px, before the turns of `edit`. Rejects with what the engine rejects.
 */
export function readPage(gray: GrayImage, edit: PhotoEdit, engine: Engine): Promise<PageReading> {
  return readPrepared(preparePage(gray, edit), engine);
}

/** As `readPage`, from the prepared page on. A page that seems upside down is turned and read again. */
export async function readPrepared(page: PreparedPage, engine: Engine): Promise<PageReading> {
  const upright = await recognize(page.image, engine);
  const turned = upright.confidence < UPRIGHT ? await recognize(turnImage(page.image, 2), engine) : upright;
  const best = turned.confidence > upright.confidence ? turned : upright;
  return { ...best, advice: adviseAfterReading(page, best.confidence) };
}

async function recognize(image: GrayImage, engine: Engine) {
  const paragraphs = assembleParagraphs(await engine(image));
  return { paragraphs, confidence: meanConfidence(paragraphs.flat()) };
}
