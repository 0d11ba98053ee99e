/**
 * Characters that can carry words past a reader's eyes: format characters (zero widths, direction marks, tags), all
 * that Unicode lets be ignored (variation selectors, fillers), halves of surrogate pairs, and controls other than line
 * break and tab.
 */
const UNSEEN = /[\p{DI}\p{Cf}\p{Cs}\u2800]|(?![\n\t])\p{Cc}/gu;

/** The text as a person sees it. Line breaks become `\n`; letters are composed (NFC). */
export function visibleText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNSEEN, '').normalize('NFC');
}
