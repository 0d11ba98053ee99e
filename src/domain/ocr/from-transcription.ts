import type { Span } from '../text/span.ts';

const PARAGRAPH_BREAK = /\s*\n\s*/g;
/** What a transcription has where nothing could be made out. */
const UNREADABLE = /\[\?\]/g;

/** What a vision model wrote down, as an essay: a paragraph a line. `doubts` are its `[?]`. */
export function fromTranscription(transcription: string): { text: string; doubts: Span[] } {
  const text = transcription.trim().replace(PARAGRAPH_BREAK, '\n');
  const doubts = [...text.matchAll(UNREADABLE)].map(({ 0: mark, index }) => ({
    start: index,
    end: index + mark.length,
  }));
  return { text, doubts };
}
