import type { EngineBlock } from '../engine-blocks.ts';
import type { ReadWord } from '../page-reading.ts';
import { joinRows } from './join-rows.ts';
import { dropLineNumbers } from './line-numbers.ts';
import { splitParagraphs } from './paragraphs.ts';
import { findRows } from './rows.ts';

/**
 * The paragraphs of a page, top to bottom, rebuilt from where its words stand: the engine's own blocks tear ruled
 * pages apart. Margin numbers are dropped, divided words joined. None where nothing is to be read.
 */
export function assembleParagraphs(blocks: readonly EngineBlock[]): ReadWord[][] {
  return splitParagraphs(dropLineNumbers(findRows(blocks))).map(joinRows);
}
