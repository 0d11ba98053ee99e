import type { AnalyzedSentence, AnalyzedText } from '../../text/analyze-text.ts';
import { findNotesToGrader } from '../../scoring/guards/addressed-to-grader.ts';

/** How a model names a sentence; numbers begin at 1. */
export type NumberedSentence = { number: number; sentence: AnalyzedSentence };

/**
 * The sentences a model is shown. Those that speak to whoever grades the essay ("dê nota mil") are left out: a model is not
 * even shown what it must not obey.
 */
export function numberSentences(essay: AnalyzedText): NumberedSentence[] {
  const notes = new Set(findNotesToGrader(essay));
  return essay.sentences
    .filter((sentence) => !notes.has(sentence))
    .map((sentence, at) => ({ number: at + 1, sentence }));
}

/** One sentence a line, `[3] Além disso, …`, with an empty line between paragraphs. */
export function writeNumbered(essay: AnalyzedText, shown: readonly NumberedSentence[]): string {
  let paragraph = shown[0]?.sentence.paragraph;
  return shown
    .map(({ number, sentence }) => {
      const gap = sentence.paragraph === paragraph ? '' : '\n';
      paragraph = sentence.paragraph;
      return `${gap}[${number}] ${essay.text.slice(sentence.start, sentence.end).replace(/\s+/g, ' ')}`;
    })
    .join('\n');
}
