import { findNotesToGrader } from '../../scoring/guards/addressed-to-grader.ts';
import type { AnalyzedText } from '../../text/analyze-text.ts';

/**
 * Characters that can carry words past a reader's eyes: format characters (zero widths, direction marks, tags), all
 * that Unicode lets be ignored (variation selectors, fillers), halves of surrogate pairs, and controls other than line
 * break and tab.
 */
const UNSEEN = /[\p{DI}\p{Cf}\p{Cs}\u2800]|(?![\n\t])\p{Cc}/gu;

/** The text without unseen characters. Line breaks become `\n`; letters are composed (NFC). */
export function visibleText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNSEEN, '').normalize('NFC');
}

/** One line of visible text, at most `most` characters, cut between words with "…". May be empty. */
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
 * A text without sentences addressed to the grader ("dê nota mil"), so that a model never sees instructions it must not obey.
 * Unchanged if there are none.
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
