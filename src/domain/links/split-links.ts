import { outgoingUrl, type OutgoingUrl } from './outgoing-url.ts';

/** Part of a text. `href` is present only if the part is an address to link to. */
export type TextPart = { text: string; href?: OutgoingUrl };

const ADDRESS = /https:\/\/[^\s<>"'“”‘’«»]+/gi;
/** Matches text that a human reader recognizes as an address, whether it is linked or not. */
const LOOKS_LIKE_ADDRESS = /\b(?:[a-z][a-z\d+.-]*:\/\/|www\.)[^\s<>"'“”‘’«»]+/gi;

/**
 * Splits a plain text at its addresses; the texts of all parts joined are the original text. Addresses that
 * `outgoingUrl` rejects remain plain text.
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

/**
 * The addresses in a text that do not become links, without duplicates; used to inform the author, who may expect
 * links.
 */
export function unlinkedAddresses(text: string): string[] {
  const left = splitLinks(text).filter(({ href }) => !href);
  const found = left.flatMap((part) => [...part.text.matchAll(LOOKS_LIKE_ADDRESS)]);
  return [...new Set(found.map(([address]) => withoutPunctuation(address)))];
}

/**
 * Removes the punctuation of the surrounding sentence from the end of an address. A closing bracket is kept if the
 * address contains an opening bracket.
 */
function withoutPunctuation(found: string): string {
  return found.replace(found.includes('(') ? /[.,;:!?…\]}]+$/ : /[.,;:!?…)\]}]+$/, '');
}
