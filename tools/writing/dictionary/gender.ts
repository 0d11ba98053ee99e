import { FEMININE, MASCULINE, PLURAL, SINGULAR } from '../../../src/domain/writing/lexicon/tags.ts';

const FEMININE_ENDING =
  /(?:[çsxt]ão|[lgn]ião|[^a]dão|dade|tude|agem|igem|ugem|ice|ície|ise|ose|ez|eza|ia|ura|ança|ença|ância|ência)$/;
const EITHER_ENDING = /(?:ista|cida|nauta|crata|pata|arca|iatra|peuta|ior|[eo]ma|grama)$/;
const EITHER_WORD = /^(?:melhor|pior|cor|flor|dor)$/;
const MASCULINE_ENDING = /(?:o|ão|u|ume|im|om|éu|ás|or)$/;

/** Bits of the gender and number that the ending of a nominal tells; both genders where it tells none. */
export function tagByEnding(form: string): number {
  return genderByEnding(form) & (isPlural(form) ? PLURAL : SINGULAR);
}

/** Bits of both numbers for the gender the ending tells. */
export function genderByEnding(form: string): number {
  const singular = form
    .replace(/(?<=r)es$/, '')
    .replace(/(?<=[aeiouãáéíóúâêô])s$/, '')
    .replace(/õe$/, 'ão')
    .replace(/n$/, 'm');
  if (EITHER_ENDING.test(singular) || EITHER_WORD.test(singular)) return FEMININE | MASCULINE;
  if (FEMININE_ENDING.test(singular) || /[aã]$/.test(singular)) return FEMININE;
  return MASCULINE_ENDING.test(singular) ? MASCULINE : FEMININE | MASCULINE;
}

/** Not of "lápis", "vírus", "país". */
export function isPlural(form: string): boolean {
  return /(?:[aoeãõn]|[aeoéóu]i)s$/.test(form);
}
