/**
 * Characters that can carry words past a reader's eyes: format characters (zero widths, direction marks, tags),
 * variation selectors, halves of surrogate pairs, and controls other than line break and tab.
 */
const UNSEEN = /[\p{Cf}\p{Cs}\uFE00-\uFE0F\u{E0100}-\u{E01EF}]|(?![\n\t])\p{Cc}/gu;

/** The text as a person sees it. Line breaks become `\n`; letters are composed (NFC). */
export function visibleText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNSEEN, '').normalize('NFC');
}
