import { outgoingUrl, type OutgoingUrl } from './outgoing-url.ts';

/** `href` only where the text is an address to link to. */
export type TextPart = { text: string; href?: OutgoingUrl };

const ADDRESS = /https:\/\/[^\s<>"'“”‘’«»]+/gi;
/** What readers take for an address, linked or not. */
const LOOKS_LIKE_ADDRESS = /\b(?:[a-z][a-z\d+.-]*:\/\/|www\.)[^\s<>"'“”‘’«»]+/gi;

/**
 * A plain text in parts, its addresses apart; all parts together are the text. What `outgoingUrl` does not lead to stays
 * text.
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutPunctuation(found);
    const href = outgoingUrl(address);
    if (!href) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The addresses of a text that stay text, each once: whoever wrote them may have expected links. */
export function unlinkedAddresses(text: string): string[] {
  const left = splitLinks(text).filter(({ href }) => !href);
  const found = left.flatMap((part) => [...part.text.matchAll(LOOKS_LIKE_ADDRESS)]);
  return [...new Set(found.map(([address]) => withoutPunctuation(address)))];
}

/** What ends the sentence around it is not part of an address; a bracket is, where one was opened in it. */
function withoutPunctuation(found: string): string {
  return found.replace(found.includes('(') ? /[.,;:!?…\]}]+$/ : /[.,;:!?…)\]}]+$/, '');
}
