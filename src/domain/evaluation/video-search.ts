import type { OutgoingUrl } from '../links/outgoing-url.ts';

const LONE_SURROGATE = /\p{Surrogate}/gu;

/** A video search for a study subject, always with "enem" added (spec §2 "Correction result dialog"). */
export function toVideoSearchUrl(searchQuery: string): OutgoingUrl {
  const query = `${searchQuery.replace(LONE_SURROGATE, '').trim()} enem`;
  return `https://www.youtube.com/results?search_query=${encodeURIComponent(query)}`;
}
