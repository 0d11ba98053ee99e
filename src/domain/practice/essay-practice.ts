import { checkReadText } from '../writing/check-text.ts';
import { readForChecking } from '../writing/checked-text.ts';
import type { Lexicon } from '../writing/lexicon/lexicon.ts';
import { faultOfRule, type Fault } from './faults.ts';
import { faultsOf } from './judge-sentence.ts';
import type { SentencePair } from './sentence-pair.ts';

/** A sentence out of a text, with one fault to practise on. */
export type FaultySentence = SentencePair & { fault: Fault };

/** What of a text can be practised, and how often each fault is marked in it. */
export type EssayPractice = { sentences: FaultySentence[]; faults: Partial<Record<Fault, number>> };

/** Characters of a sentence that fits on a phone, and of one that is long enough to say something. */
const LONGEST = 280;
const SHORTEST = 24;
/** Enough for a day; the next essay brings others. */
const MOST = 12;

/**
 * Reads a text for practice. Its sentences each keep one marked fault that the checker can mend; other marks of the
 * sentence are mended beforehand. At most 12, in the order of the text; accepts any text.
 */
export function readForPractice(written: string, lexicon: Lexicon, theme = ''): EssayPractice {
  const text = readForChecking(written, lexicon, theme);
  const marks = checkReadText(text);
  const faults: EssayPractice['faults'] = {};
  for (const { rule } of marks) {
    const fault = faultOfRule(rule);
    if (fault) faults[fault] = (faults[fault] ?? 0) + 1;
  }
  const sentences: FaultySentence[] = [];
  for (const { start, end } of text.sentences) {
    if (end - start > LONGEST || end - start < SHORTEST) continue;
    const mendable = marks.filter(
      (mark) => mark.start >= start && mark.end <= end && mark.replacement !== undefined,
    );
    /** The sentence with all its marks mended but one. */
    const without = (kept: (typeof marks)[number] | null) =>
      mendable
        .filter((mark) => mark !== kept)
        .toReversed()
        .reduce(
          (now, mark) => now.slice(0, mark.start - start) + mark.replacement + now.slice(mark.end - start),
          text.text.slice(start, end),
        )
        .trim();
    const right = without(null);
    if (mendable.length === 0 || faultsOf(right, lexicon).length > 0) continue;
    for (const mark of mendable) {
      const fault = faultOfRule(mark.rule);
      const wrong = without(mark);
      const seen = faultsOf(wrong, lexicon);
      if (fault && wrong !== right && seen.length === 1 && seen[0]?.rule === mark.rule)
        sentences.push({ fault, wrong, right });
    }
  }
  return { sentences: sentences.slice(0, MOST), faults };
}
