import type { AnalyzedText, PlacedWord } from '../../text/analyze-text.ts';
import type { Span } from '../../text/span.ts';

/** So many words in the same order are no coincidence. */
const RUN_WORDS = 8;

/** Less than this in all is coincidence of subject. */
const MIN_COPIED_WORDS = 20;

/** Passages that stand word for word in the supporting texts, from 8 words on and 20 in all; quotations are allowed. */
export function findCopiedPassages(essay: AnalyzedText, supportText: AnalyzedText | undefined): Span[] {
  if (!supportText) return [];
  const known = new Set(supportText.words.map((_, at) => runAt(supportText.words, at)));
  known.delete('');
  const passages: Span[] = [];
  let words = 0;
  for (const [at, first] of essay.words.entries()) {
    const last = essay.words[at + RUN_WORDS - 1];
    if (!last || first.isQuoted || first.paragraph !== last.paragraph || !known.has(runAt(essay.words, at)))
      continue;
    const previous = passages.at(-1);
    const continues = previous !== undefined && first.start <= previous.end;
    words += continues ? 1 : RUN_WORDS;
    if (continues) previous.end = last.end;
    else passages.push({ start: first.start, end: last.end });
  }
  return words < MIN_COPIED_WORDS ? [] : passages;
}

function runAt(words: PlacedWord[], at: number): string {
  const run = words.slice(at, at + RUN_WORDS);
  return run.length === RUN_WORDS ? run.map(({ key }) => key).join(' ') : '';
}
