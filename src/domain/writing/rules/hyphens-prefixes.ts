import { toComparisonKey } from '../../text/normalize-text.ts';
import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { NOMINAL, TAGS, VERBAL } from '../lexicon/tags.ts';
import { matchCase } from '../replacement.ts';
import type { Rule, RuleMatch } from '../rule.ts';

/** Prefixes that are not words by themselves. */
const PREFIXES =
  `aero agro anti arqui audio auto bio contra eco eletro extra foto geo hetero hidro hiper infra inter intra
  macro mega micro mini moto multi neo poli proto pseudo psico retro semi sobre socio sub super supra tele termo ultra co re`.split(
    /\s+/,
  );
const KNOWN_PREFIXES = new Set(PREFIXES);
/**
 * Prefixes that are also words, or that begin too many words. They are used only if the result is in the
 * dictionary.
 */
const AMBIGUOUS = new Set(
  'contra extra sobre foto moto radio re co tele eco audio geo termo poli'.split(' '),
);
/** Prefixes that are words of their own before a space: "contra tudo", "a foto nova". */
const OWN_WORDS = new Set('contra sobre foto moto co re tele eco audio geo termo poli radio'.split(' '));
const SHORTEST_REST = 3;
/** Minimum number of letters of the known word after the prefix, in words that the dictionary does not know. */
const SHORTEST_KNOWN_REST = 6;

/** Rules on prefixes by the spelling agreement of 2009: joined, hyphenated, or with a doubled letter. */
export const PREFIX_RULES: readonly Rule[] = [
  {
    id: 'hyphen/prefix-joined',
    code: 'hifen',
    name: 'Hífen que sobra',
    message: 'O começo da palavra se junta ao resto: só há hífen antes de H ou de letra igual à última dele.',
    find: (text) =>
      text.words.filter(({ lower }) => lower.includes('-')).flatMap((word) => hyphenTooMany(word, text)),
  },
  {
    id: 'hyphen/prefix-apart',
    code: 'hifen',
    name: 'Começo de palavra separado do resto',
    message: '“Auto”, “anti”, “infra” e parecidos não se escrevem separados da palavra.',
    find: (text) =>
      text.words.filter(({ key }) => KNOWN_PREFIXES.has(key)).flatMap((word) => loosePrefix(word, text)),
  },
  {
    id: 'hyphen/prefix-hyphen',
    code: 'hifen',
    name: 'Hífen ou letra dobrada que falta',
    message: 'Antes de H ou letra igual há hífen; R e S dobram.',
    example: 'anti-herói; antissocial',
    find: (text) => text.words.filter(({ tags }) => tags === 0).flatMap((word) => hyphenMissing(word, text)),
  },
];

/** A prefix and a word joined as the spelling agreement requires. */
export function attachPrefix(prefix: string, rest: string): string {
  const last = prefix.at(-1) ?? '';
  const first = toComparisonKey(rest.charAt(0));
  const isOpen = /[aeiou]/.test(last);
  if (prefix === 'co' || prefix === 're') {
    if (first === 'h') return `${prefix}${rest.slice(1)}`;
  } else if (first === 'h' || first === last || (prefix === 'sub' && /[br]/.test(first))) {
    return `${prefix}-${rest}`;
  }
  return isOpen && /[rs]/.test(first) ? `${prefix}${first}${rest}` : `${prefix}${rest}`;
}

function hyphenTooMany(word: CheckedWord, { lexicon }: CheckedText): RuleMatch[] {
  const at = word.lower.indexOf('-');
  if (at < 2 || word.isQuoted) return [];
  const prefix = toComparisonKey(word.lower.slice(0, at));
  const rest = word.lower.slice(at + 1);
  if (!KNOWN_PREFIXES.has(prefix) || rest.length < SHORTEST_REST) return [];
  const right = attachPrefix(prefix, rest);
  if (right === word.lower || right.includes('-')) return [];
  const isWord = lexicon.tagsOf(right) !== 0;
  const isMade = lexicon.tagsOf(rest) !== 0 && !AMBIGUOUS.has(prefix) && prefix !== 'socio';
  return isWord || isMade ? [{ ...span(word), replacement: matchCase(word.text, right) }] : [];
}

function loosePrefix(word: CheckedWord, { words, lexicon }: CheckedText): RuleMatch[] {
  const next = words[word.index + 1];
  const prefix = word.key;
  if (!KNOWN_PREFIXES.has(prefix) || OWN_WORDS.has(prefix) || !next || next.before !== '' || word.isQuoted)
    return [];
  if ((next.tags & (NOMINAL | VERBAL)) === 0 || (next.tags & TAGS.other) !== 0) return [];
  if (
    next.lower.length < SHORTEST_REST ||
    /^(?:bem|mal|e)$/.test(next.lower) ||
    isShouted(word) ||
    isName(next)
  )
    return [];
  const right = attachPrefix(prefix, next.lower);
  if (AMBIGUOUS.has(prefix) && lexicon.tagsOf(right) === 0) return [];
  return [{ start: word.start, end: next.end, replacement: matchCase(word.text, right) }];
}

function hyphenMissing(word: CheckedWord, { lexicon }: CheckedText): RuleMatch[] {
  if (word.tags !== 0 || word.isQuoted || isName(word) || word.lower.includes('-')) return [];
  for (const prefix of PREFIXES) {
    if (!word.lower.startsWith(prefix) || AMBIGUOUS.has(prefix)) continue;
    const rest = word.lower.slice(prefix.length);
    if (rest.length < SHORTEST_KNOWN_REST || lexicon.tagsOf(rest) === 0) continue;
    const right = attachPrefix(prefix, rest);
    if (right !== word.lower) return [{ ...span(word), replacement: matchCase(word.text, right) }];
  }
  return [];
}

const span = ({ start, end }: CheckedWord) => ({ start, end });

function isShouted({ text }: CheckedWord): boolean {
  return text.length > 1 && text === text.toUpperCase();
}

function isName({ text }: CheckedWord): boolean {
  return /^\p{Lu}/u.test(text);
}
