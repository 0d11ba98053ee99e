import type { Box } from './box.ts';
import type { ReadHandPage } from './hand/hand-page.ts';
import type { QuarterTurns } from './photo-edit.ts';

/** A word as the engine read it. `confidence` goes from 0 to 100. */
export type ReadWord = { text: string; confidence: number; box: Box };

/**
 * Advice on a photo. `animated`, `blurred`, `dark` and `far` can be found without reading the photo; `check` and
 * `unreadable` (which depend on the confidence of the engine) and `handwritten` can be found only after reading it.
 */
export type PhotoAdvice = 'animated' | 'blurred' | 'dark' | 'far' | 'check' | 'unreadable' | 'handwritten';

/**
 * The reading of one page: its paragraphs in order, with hyphenated words joined. There are no paragraphs if
 * nothing could be read.
 */
export type OcrResult = {
  paragraphs: readonly (readonly ReadWord[])[];
  /** 0 to 100. */
  confidence: number;
  advice: readonly PhotoAdvice[];
  /** Clockwise quarter turns after which the photo, as the student turned it, is upright. */
  turns: QuarterTurns;
  /** Present if the page is handwritten and was read line by line; `paragraphs` contains the same text. */
  hand?: ReadHandPage;
};

/**
 * The part of tesseract.js's blocks (`Page.blocks`) that is used; boxes are in pixels of the image passed to the
 * engine.
 */
export type EngineBox = { x0: number; y0: number; x1: number; y1: number };
/** `confidence` goes from 0 to 100. */
export type EngineWord = { text: string; confidence: number; bbox: EngineBox };
export type EngineLine = { words: readonly EngineWord[] };
export type EngineParagraph = { lines: readonly EngineLine[] };
export type EngineBlock = { paragraphs: readonly EngineParagraph[] };
