/** What is used of the blocks that tesseract.js answers (`Page.blocks`); boxes in pixels of the image it was given. */
export type EngineBox = { x0: number; y0: number; x1: number; y1: number };
/** `confidence` goes from 0 to 100. */
export type EngineWord = { text: string; confidence: number; bbox: EngineBox };
export type EngineLine = { words: readonly EngineWord[] };
export type EngineParagraph = { lines: readonly EngineLine[] };
export type EngineBlock = { paragraphs: readonly EngineParagraph[] };
