import type { Box } from './box.ts';
import type { ReadHandPage } from './hand/hand-page.ts';

/** A word as the engine read it. `confidence` goes from 0 to 100. */
export type ReadWord = { text: string; confidence: number; box: Box };

/**
 * What a photo makes one say to the student: `animated`, `blurred`, `dark` and `far` can be seen before reading, `check` and
 * `unreadable` (how sure the engine was) and `handwritten` only after it.
 */
export type PhotoAdvice = 'animated' | 'blurred' | 'dark' | 'far' | 'check' | 'unreadable' | 'handwritten';

/** One page, read: its paragraphs in order, divided words joined. No paragraphs where nothing could be read. */
export type PageReading = {
  paragraphs: readonly (readonly ReadWord[])[];
  /** 0 to 100. */
  confidence: number;
  advice: readonly PhotoAdvice[];
  /** Where it is written by hand and was read line by line: `paragraphs` is the same text. */
  hand?: ReadHandPage;
};

/** What is used of the blocks that tesseract.js answers (`Page.blocks`); boxes in pixels of the image it was given. */
export type EngineBox = { x0: number; y0: number; x1: number; y1: number };
/** `confidence` goes from 0 to 100. */
export type EngineWord = { text: string; confidence: number; bbox: EngineBox };
export type EngineLine = { words: readonly EngineWord[] };
export type EngineParagraph = { lines: readonly EngineLine[] };
export type EngineBlock = { paragraphs: readonly EngineParagraph[] };
