import { adviseAfterReading } from './advice.ts';
import { assembleParagraphs } from './assembly/paragraphs.ts';
import type { EngineBlock, OcrResult } from './ocr-result.ts';
import { meanConfidence } from './mean-confidence.ts';
import type { GrayImage } from './gray-image.ts';
import { addTurns, type PhotoEdit } from './photo-edit.ts';
import { type PreparedPage, preparePage } from './preparation/prepare-page.ts';
import { turnImage } from './preparation/turn.ts';

/**
 * Recognizes the text of a prepared page. May be called twice for one photo, for example if a page was upside down.
 */
export type Engine = (image: GrayImage) => Promise<readonly EngineBlock[]>;

/**
 * Upright pages exceed this confidence, even in fonts that imitate handwriting; pages that are upside down have 42
 * to 55.
 */
const UPRIGHT = 60;

/**
 * Recognizes the text of a photographed page: prepares its pixels, calls the engine, and rebuilds the paragraphs.
 * `gray` is the photo, upright according to its EXIF data, with a longer side of at most 2048 px, before the turns
 * of `edit`. Rejects with the errors of the engine.
 */
export function readPage(gray: GrayImage, edit: PhotoEdit, engine: Engine): Promise<OcrResult> {
  return readPrepared(preparePage(gray, edit), engine);
}

/**
 * Does the same as `readPage` for a page that is already prepared. If a page seems upside down, it is turned and
 * its text is recognized again.
 */
export async function readPrepared(page: PreparedPage, engine: Engine): Promise<OcrResult> {
  const upright = await recognize(page.image, engine);
  const turned = upright.confidence < UPRIGHT ? await recognize(turnImage(page.image, 2), engine) : upright;
  const best = turned.confidence > upright.confidence ? turned : upright;
  const turns = addTurns(page.turns, best === upright ? 0 : 2);
  return { ...best, turns, advice: adviseAfterReading(page, best.confidence) };
}

async function recognize(image: GrayImage, engine: Engine) {
  const paragraphs = assembleParagraphs(await engine(image));
  return { paragraphs, confidence: meanConfidence(paragraphs.flat()) };
}
