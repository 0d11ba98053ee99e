import type { AnalyzedSentence, AnalyzedText } from '../../text/analyze-text.ts';
import { findNotesToGrader } from '../../scoring/guards/addressed-to-grader.ts';

/** A sentence with the number shown to the model. Numbers start at 1. */
export type NumberedSentence = { number: number; sentence: AnalyzedSentence };

/**
 * The sentences shown to a model. Sentences addressed to the grader ("dê nota mil") are excluded, because a model
 * must not obey them.
 */
export function numberSentences(essay: AnalyzedText): NumberedSentence[] {
  const notes = new Set(findNotesToGrader(essay));
  return essay.sentences
    .filter((sentence) => !notes.has(sentence))
    .map((sentence, at) => ({ number: at + 1, sentence }));
}

/** Writes one sentence per line, as in `[3] Além disso, …`, with an empty line between paragraphs. */
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
