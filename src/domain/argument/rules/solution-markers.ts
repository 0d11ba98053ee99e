import type { PlacedWord } from '../../text/analyze-text.ts';
import {
  isActionNoun,
  isGerund,
  isInfinitive,
  isInfinitiveOfMany,
  isPastSubjunctive,
  isSubjunctive,
} from './proposal-words.ts';

/** Nouns for a solution: "Uma alternativa seria", "a melhor forma de evitar isso é". */
const WAYS = new Set(
  `solução soluções alternativa alternativas saída saídas opção opções medida medidas forma formas maneira maneiras
  jeito caminho caminhos passo ideal certo correto`.split(/\s+/),
);
const QUALITIES = new Set(
  `única único melhor melhores boa bom boas bons outra outro outras outros primeira primeiro principal principais possível
  possíveis importante grande mais segunda segundo próximo próxima`.split(/\s+/),
);
const OPENERS = new Set('a o as os uma um umas uns das dos'.split(' '));
const IS = new Set(['é', 'são', 'seria', 'seriam', 'será', 'serão']);
const WITHIN_WORDS = 16;

/**
 * Indices of the verbs that equate a solution with an action: "a solução é criar", "o ideal seria a criação".
 * Excludes verbs as in "dessa forma é", "a saída não é", "a forma é nova".
 */
export function findSolutions(words: readonly PlacedWord[]): number[] {
  const places: number[] = [];
  let way = -1;
  for (const [at, { lower }] of words.entries()) {
    if (WAYS.has(lower) && isOpened(words, at)) way = at;
    if (way === -1 || at === way || !IS.has(lower)) continue;
    if (at - way <= WITHIN_WORDS && words[at - 1]?.lower !== 'não' && namesAction(words, at)) places.push(at);
    way = -1;
  }
  return places;
}

function isOpened(words: readonly PlacedWord[], at: number): boolean {
  let before = at - 1;
  while (QUALITIES.has(words[before]?.lower ?? '')) before -= 1;
  return before === -1 ? at > 0 : OPENERS.has(words[before]?.lower ?? '');
}

function namesAction(words: readonly PlacedWord[], at: number): boolean {
  const lowerAt = (place: number) => words[place]?.lower ?? '';
  const next = lowerAt(at + 1);
  if (next === 'para') return false;
  if (next === 'que' || isGerund(next)) return true;
  const isSaid = [at + 1, at + 2, at + 3].some(
    (place) => isInfinitive(lowerAt(place)) || isActionNoun(lowerAt(place), lowerAt(place + 1)),
  );
  return isSaid || [at + 3, at + 4, at + 5].some((place) => isInfinitiveOfMany(lowerAt(place)));
}

/**
 * Index of the "que" that begins a wish for an action without a verb of wishing: "Que as escolas ensinem", "Assim,
 * que a coleta seja feita"; -1 for none. "que seja" and "que bom" are no such wishes.
 */
export function findWishedDeed(words: readonly PlacedWord[]): number {
  const at = words.findIndex(({ lower }) => !OPENS_WISH.has(lower));
  if (words[at]?.lower !== 'que' || !ARTICLES.has(words[at + 1]?.lower ?? '')) return -1;
  const isWished = words
    .slice(at + 2, at + 2 + WISHED_WITHIN_WORDS)
    .some(({ lower }) => isSubjunctive(lower) || isPastSubjunctive(lower));
  return isWished ? at : -1;
}
const OPENS_WISH = new Set(
  'assim portanto logo então e por isso dessa forma desse modo diante disso'.split(' '),
);
const ARTICLES = new Set(
  'o a os as cada todo toda todos todas nosso nossa nossos nossas esse essa esses essas'.split(' '),
);
const WISHED_WITHIN_WORDS = 8;

/**
 * Index of the article of an action noun if the sentence states the expected effect of the action: "a criação de
 * hortas ajudaria", "o aumento das vagas seria um passo"; -1 for none. The article opens the sentence, or follows
 * the sentence's opening words.
 */
export function findProposedDeed(words: readonly PlacedWord[]): number {
  const lowerAt = (place: number) => words[place]?.lower ?? '';
  for (let at = 0; at <= DEED_WITHIN_WORDS; at += 1) {
    if (!/^(?:a|o|um|uma)$/.test(lowerAt(at)) || !isDeed(lowerAt(at + 1), lowerAt(at + 2))) continue;
    const brings = words.slice(at + 3, at + 3 + BRINGS_WITHIN_WORDS).some(({ lower }) => WOULD.test(lower));
    return brings ? at : -1;
  }
  return -1;
}
const DEED_WITHIN_WORDS = 5;
const BRINGS_WITHIN_WORDS = 14;
const WOULD =
  /^(?!(?:maria|secretaria|história|maioria|teoria|categoria|padaria|melhoria|portaria)s?$)\p{L}{2,}(?:[aei]ria|[aei]riam)$/u;

function isDeed(lower: string, next: string): boolean {
  return isActionNoun(lower, next) && /^d(?:e|[ao]s?)$/.test(next) && !/^(?:fim|uso|leis)$/.test(lower);
}
