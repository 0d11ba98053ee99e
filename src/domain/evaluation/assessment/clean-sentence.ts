import { visibleText } from './visible-text.ts';

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
