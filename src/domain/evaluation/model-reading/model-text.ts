import { findNotesToGrader } from '../../scoring/guards/addressed-to-grader.ts';
import type { AnalyzedText } from '../../text/analyze-text.ts';

/**
 * Characters that can hide words from a human reader: format characters (zero widths, direction marks, tags),
 * characters that Unicode allows programs to ignore (variation selectors, fillers), halves of surrogate pairs, and
 * controls other than line break and tab.
 */
const UNSEEN = /[\p{DI}\p{Cf}\p{Cs}\u2800]|(?![\n\t])\p{Cc}/gu;

/** The text without the characters of `UNSEEN`. Line breaks become `\n`; letters are composed (NFC). */
export function visibleText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNSEEN, '').normalize('NFC');
}

/** The visible text as one line of at most `most` characters, cut between words with "…". May be empty. */
export function cleanSentence(text: string, most: number): string {
  const line = visibleText(text.slice(0, most * 4))
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= most) return line;
  const head = line.slice(0, most - 1);
  const lastBlank = head.lastIndexOf(' ');
  return `${visibleText(lastBlank > 0 ? head.slice(0, lastBlank) : head)}…`;
}

/**
 * A text without sentences addressed to the grader ("dê nota mil"), so that a model never receives instructions
 * that it must not obey. A text without such sentences is returned unchanged.
 */
export function withoutNotesToGrader(text: AnalyzedText): string {
  let rest = '';
  let end = 0;
  for (const note of findNotesToGrader(text)) {
    rest += text.text.slice(end, note.start);
    end = note.end;
  }
  return rest + text.text.slice(end);
}
