import type { Lexicon } from './lexicon/lexicon.ts';
import { TAGS } from './lexicon/tags.ts';

/** Singular and plural of the third person where no ending tells. */
const IRREGULAR_VERBS =
  `é são está estão tem têm vem vêm vai vão dá dão vê veem lê leem crê creem há há foi foram
  era eram dê deem quer querem faz fazem diz dizem traz trazem fez fizeram quis quiseram pôs puseram disse disseram
  teve tiveram esteve estiveram soube souberam pôde puderam veio vieram trouxe trouxeram deu deram viu viram
  coube couberam houve houve contém contêm mantém mantêm detém detêm obtém obtêm retém retêm convém convêm
  provém provêm intervém intervêm advém advêm manteve mantiveram obteve obtiveram interveio intervieram
  prevê preveem revê reveem desfez desfizeram refez refizeram propôs propuseram impôs impuseram expôs expuseram
  compôs compuseram dispôs dispuseram supôs supuseram constrói constroem destrói destroem dói doem`.split(
    /\s+/,
  );

const PLURAL_OF_VERB = new Map<string, string>();
const SINGULAR_OF_VERB = new Map<string, string>();
for (let at = 0; at < IRREGULAR_VERBS.length; at += 2) {
  const [singular = '', plural = ''] = IRREGULAR_VERBS.slice(at, at + 2);
  PLURAL_OF_VERB.set(singular, plural);
  SINGULAR_OF_VERB.set(plural, singular);
}

type Ending = readonly [from: string, to: string];

const VERB_PLURALS: readonly Ending[] = [
  ['á', 'ão'],
  ['ou', 'aram'],
  ['eu', 'eram'],
  ['iu', 'iram'],
  ['uiu', 'uíram'],
  ['aiu', 'aíram'],
  ['ui', 'uem'],
  ['ai', 'aem'],
  ['ói', 'oem'],
  ['a', 'am'],
  ['e', 'em'],
  ['r', 'rem'],
  ['z', 'zem'],
];

const NOUN_PLURALS: readonly Ending[] = [
  ['ão', 'ões'],
  ['ão', 'ãos'],
  ['ão', 'ães'],
  ['al', 'ais'],
  ['el', 'eis'],
  ['el', 'éis'],
  ['ol', 'óis'],
  ['ul', 'uis'],
  ['il', 'is'],
  ['il', 'eis'],
  ['m', 'ns'],
  ['r', 'res'],
  ['z', 'zes'],
  ['ês', 'eses'],
  ['s', 'ses'],
  ['', 's'],
];

const FEMININES: readonly Ending[] = [
  ['or', 'ora'],
  ['ês', 'esa'],
  ['eu', 'eia'],
  ['ão', 'ã'],
  ['o', 'a'],
  ['ores', 'oras'],
  ['eses', 'esas'],
  ['os', 'as'],
];

/** "faz" → "fazem". Undefined where the lexicon knows no such form. */
export function pluralOfVerb(verb: string, lexicon: Lexicon): string | undefined {
  return PLURAL_OF_VERB.get(verb) ?? change(verb, VERB_PLURALS, TAGS.verb3p, lexicon);
}

/** "fazem" → "faz". */
export function singularOfVerb(verb: string, lexicon: Lexicon): string | undefined {
  return SINGULAR_OF_VERB.get(verb) ?? change(verb, backwards(VERB_PLURALS), TAGS.verb3s, lexicon);
}

/** "país" → "países"; `tags` are the bits the plural must have one of. */
export function pluralOfNoun(noun: string, tags: number, lexicon: Lexicon): string | undefined {
  return change(noun, NOUN_PLURALS, tags, lexicon);
}

/** "necessário" → "necessária", "necessários" → "necessárias". */
export function feminineOf(adjective: string, tags: number, lexicon: Lexicon): string | undefined {
  return change(adjective, FEMININES, tags, lexicon);
}

function change(
  word: string,
  endings: readonly Ending[],
  tags: number,
  lexicon: Lexicon,
): string | undefined {
  for (const [from, to] of endings) {
    if (!word.endsWith(from)) continue;
    const changed = word.slice(0, word.length - from.length) + to;
    if ((lexicon.tagsOf(changed) & tags) !== 0) return changed;
  }
  return undefined;
}

function backwards(endings: readonly Ending[]): Ending[] {
  return endings.map(([from, to]) => [to, from]);
}
