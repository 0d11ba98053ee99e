import { NOMINAL, TAGS, type TagsOf } from './tags.ts';

const MADE_BY_SUFFIX =
  /^(\p{L}{4,}?)(?:iz(?:ar(?:em)?|ando|ad[oa]s?|aç(?:ão|ões)|a|e|am|em|ou|aram|ava|avam|ará|arão)|idades?)$/u;
const ENDINGS_OF_BASE = ['', 'o', 'e', 'a'];
const MADE_BY_PREFIX = /^(?:des|sub|re|multi|pluri|ir(?=r))(\p{L}{5,})$/u;

/** Whether a word is regularly derived from a known word: "espetacularizar", "subnotificado". */
export function isDerived(word: string, tagsOf: TagsOf): boolean {
  const has = (base: string, tags: number) => (tagsOf(base) & tags) !== 0;
  if (word.endsWith('mente')) return has(word.slice(0, -'mente'.length), TAGS.adjective);
  const stem = MADE_BY_SUFFIX.exec(word)?.[1];
  if (stem !== undefined) {
    const bases = [...ENDINGS_OF_BASE.map((ending) => stem + ending), stem.replace(/bil$/, 'vel')];
    if (bases.some((base) => has(base, TAGS.adjective))) return true;
  }
  const base = MADE_BY_PREFIX.exec(word)?.[1];
  return base !== undefined && has(base, NOMINAL);
}
