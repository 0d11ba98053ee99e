import { PSM } from 'tesseract.js';
import type { WorkerParams } from 'tesseract.js';
import type { EngineBlock } from '../../../src/domain/ocr/ocr-result.ts';
import type { GrayImage } from '../../../src/domain/ocr/gray-image.ts';
import { readHandPage } from '../../../src/domain/ocr/hand/read-hand-page.ts';
import { readPrepared } from '../../../src/domain/ocr/read-page.ts';
import { seePage } from '../../../src/domain/ocr/see-page.ts';
import { openHand } from '../../hand/open-hand.ts';
import type { BenchEngine } from '../open-engine.ts';

/** The result of reading one photo with one method; paragraphs of `text` are separated by a blank line. */
export type WayResult = {
  text: string;
  preparationMs: number;
  readingMs: number;
  confidence: number | null;
  sharpness: number | null;
  advice: readonly string[];
};
export type Way = (photo: GrayImage, engine: BenchEngine) => Promise<WayResult>;

/** The whitelist of characters used in the comparison of R-PHOTO-5; the page mode is the library's default. */
const FIXED_OPTIONS = {
  tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
  tessedit_char_whitelist:
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÁÀÂÃÉÊÍÓÔÕÚÜÇáàâãéêíóôõúüç .,;:!?()\'"-',
};
const SPECIFIED_THRESHOLD = 140;

/** The app's method, and two for comparison: a fixed threshold, and the unprepared photo. */
export const WAYS = {
  recipe: readByRecipe,
  'fixed-threshold': (photo, engine) => readPlainly(photo, engine, fixedThreshold, FIXED_OPTIONS),
  unprepared: (photo, engine) => readPlainly(photo, engine, (image) => image),
} satisfies Record<string, Way>;
export type WayName = keyof typeof WAYS;

async function readByRecipe(photo: GrayImage, engine: BenchEngine): Promise<WayResult> {
  const start = performance.now();
  const page = seePage(photo, { turns: 0, corners: null });
  const prepared = performance.now();
  const { paragraphs, confidence, advice } =
    'found' in page
      ? await readHandPage(page, await openHand({ isGreedy: false }))
      : await readPrepared(page, (image) => engine.recognize(image));
  const readingMs = performance.now() - prepared;
  const text = paragraphs.map((words) => words.map((word) => word.text).join(' ')).join('\n\n');
  const { sharpness } = page;
  return { text, preparationMs: prepared - start, readingMs, confidence, sharpness, advice };
}

async function readPlainly(
  photo: GrayImage,
  engine: BenchEngine,
  prepare: (image: GrayImage) => GrayImage,
  settings?: Partial<WorkerParams>,
): Promise<WayResult> {
  const start = performance.now();
  const image = prepare(photo);
  const prepared = performance.now();
  const text = plainText(await engine.recognize(image, settings));
  const readingMs = performance.now() - prepared;
  return { text, preparationMs: prepared - start, readingMs, confidence: null, sharpness: null, advice: [] };
}

/** The engine's own text output, with the engine's lines and blank lines. */
function plainText(blocks: readonly EngineBlock[]): string {
  return blocks
    .flatMap(({ paragraphs }) => paragraphs)
    .map(({ lines }) => lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n'))
    .join('\n\n');
}

/** The fixed threshold used in the comparison of R-PHOTO-5: black below 140, white from 140 on. */
function fixedThreshold({ width, height, pixels }: GrayImage): GrayImage {
  return { width, height, pixels: pixels.map((value) => (value < SPECIFIED_THRESHOLD ? 0 : 255)) };
}
