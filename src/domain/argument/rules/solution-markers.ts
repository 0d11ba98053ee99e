import type { PlacedWord } from '../../text/analyze-text.ts';
import { isActionNoun, isGerund, isInfinitive } from './proposal-words.ts';

/** "Uma alternativa seria", "a melhor forma de evitar isso é": what these are said of names a way out. */
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
 * Where a sentence says by an action what a way out is: the places of the verbs in "a solução é criar", "o ideal seria a criação".
 * Not in "dessa forma é", "a saída não é", "a forma é nova".
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
  return [at + 1, at + 2, at + 3].some(
    (place) => isInfinitive(lowerAt(place)) || isActionNoun(lowerAt(place), lowerAt(place + 1)),
  );
}
