import type { EngineBlock } from '../engine-blocks.ts';
import type { ReadWord } from '../page-reading.ts';

/** The paragraphs of a page, top to bottom, rebuilt from where its words stand. */
export function assembleParagraphs(blocks: readonly EngineBlock[]): ReadWord[][] {
  return blocks
    .flatMap(({ paragraphs }) => paragraphs)
    .map(({ lines }) =>
      lines
        .flatMap(({ words }) => words)
        .map(({ text, confidence, bbox }) => ({
          text,
          confidence,
          box: { left: bbox.x0, top: bbox.y0, right: bbox.x1, bottom: bbox.y1 },
        })),
    );
}
