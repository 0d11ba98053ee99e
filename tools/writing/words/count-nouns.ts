import { findWords } from '../../../src/domain/text/words.ts';
import { NOMINAL, PLURAL, SINGULAR, TAGS, VERBAL } from '../../../src/domain/writing/lexicon/tags.ts';

/**
 * Words wrongly counted as nouns because of their articles: errors that are also words, verbs after pronouns, fixed
 * phrases.
 */
const NOT_NOUNS = new Set(
  `sentindo mudam trás possam verem tanto três dez super auto ex deve alerta politicamente séc brasil status serem
  individuo politica policia inicio beneficio filosofo serie substancia pratica perspetiva contra extrema`.split(
    /\s+/,
  ),
);

/** Words with one form for men and women, although essays show only one gender. */
const EITHER_GENDER = new Set(
  `jovem jovens líder líderes pobre pobres internauta internautas chefe chefes colega colegas menor menores civil civis
  fiel fiéis forte fortes ninja ninjas indígena indígenas cúmplice cúmplices mártir intérprete intérpretes selvagem
  selvagens grave graves atleta atletas aborígene aborígenes grande grandes triste tristes livre livres breve breves
  simples enorme enormes personagem personagens familiar familiares militar militares`.split(/\s+/),
);

/** Endings that mostly serve both genders ("estudante", "policial"); `ONE_GENDER` lists exceptions. */
const EITHER_ENDING = /(?:nte|ista|al|vel|ense|il|ular|iatra|peuta)$|(?:ntes|istas|ais|veis|enses)$/;

/** Words that have only one gender, although their ending mostly serves both. */
const ONE_GENDER = new Set(
  `ambiente ambientes continente continentes contingente semblante restante montante ente entes tocante agravante
  instante instantes presente restaurante restaurantes acidente acidentes incidente ingrediente expediente nutrientes
  frente frentes fonte fontes mente mentes gente parte partes noite noites morte mortes arte corrente correntes
  vertente vertentes ponte pontes enchente enchentes corte conquista conquistas lista listas revista revistas vista
  entrevista entrevistas pista pistas hospital hospitais jornal jornais telejornais canal canais casal casais animal
  animais local locais ritual rituais sinal sinais tribunal tribunais portal portais litoral carnaval material
  materiais metal metais quintal capital mal males final finais vestibular vestibulares celular celulares nível
  níveis imóvel imóveis combustível combustíveis automóvel automóveis aluguel aluguéis papel papéis perfil perfis
  pau-brasil exemplar edital editais festival festivais arsenal pedestal sal cal pantanal referencial cabedal mural
  funeral vendaval barril fuzil fuzis`.split(/\s+/),
);

/** Words that show the gender and number of the next word; those with a star are also pronouns before verbs. */
const DETERMINERS: readonly [tag: number, words: string][] = [
  [
    TAGS.mascSing,
    'o* um do no ao pelo este esse aquele deste desse daquele neste nesse naquele meu seu nosso',
  ],
  [TAGS.femSing, 'uma da na pela essa aquela dessa desta daquela nessa nesta naquela minha sua nossa numa'],
  [
    TAGS.mascPlur,
    'os* uns dos nos* aos pelos estes esses aqueles destes desses daqueles nestes nesses meus seus nossos',
  ],
  [
    TAGS.femPlur,
    'umas das nas pelas essas aquelas estas dessas destas daquelas nessas nestas minhas suas nossas',
  ],
];
/** An infinitive after these words is a noun: "um olhar", but not "ao olhar". */
const OF_NOUNS = new Set('um este esse pelo desse nesse meu seu nosso'.split(' '));

const LEAST_TIMES = 5;
const LEAST_SHARE = 0.95;
const LEAST_NOUN_SHARE = 0.2;
/** If a form is this many times rarer than a form that differs only in accents, it is a misspelling of that form. */
const SLIP = 3;

type Count = { after: Map<number, number>; total: number; afterNounMarkers: number };

/**
 * Gender and number of each form that occurs after enough determiners of one kind, as bits of `TAGS`. `tagsOf` is
 * the dictionary's function; `isSetByHand` says which words to leave out.
 */
export function countNouns(
  texts: readonly string[],
  tagsOf: (form: string) => number,
  isSetByHand: (form: string) => boolean,
): Map<string, number> {
  const counts = new Map<string, Count>();
  for (const text of texts) countIn(text, tagsOf, counts);

  const mostOfKey = new Map<string, number>();
  for (const [form, { total }] of counts) {
    mostOfKey.set(keyOf(form), Math.max(total, mostOfKey.get(keyOf(form)) ?? 0));
  }
  const nouns = new Map<string, number>();
  for (const [form, count] of counts) {
    if (count.total < LEAST_TIMES || isSetByHand(form) || NOT_NOUNS.has(form)) continue;
    if (count.total * SLIP < (mostOfKey.get(keyOf(form)) ?? 0)) continue;
    if (isInfinitive(form, tagsOf(form)) && count.afterNounMarkers < LEAST_NOUN_SHARE * count.total) continue;
    const tag = settle(form, tagsOf(form), count);
    if (tag) nouns.set(form, tag);
  }
  return nouns;
}

function countIn(text: string, tagsOf: (form: string) => number, counts: Map<string, Count>): void {
  const words = findWords(text);
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const determiner = before && DETERMINER_TAGS.get(before.lower);
    if (!before || !determiner || word.text !== word.lower) continue;
    if (text.slice(before.end, word.start) !== ' ') continue;
    const tags = tagsOf(word.lower);
    if (tags === 0 || (determiner.isPronoun && tags & VERBAL)) continue;
    const count = counts.get(word.lower) ?? { after: new Map(), total: 0, afterNounMarkers: 0 };
    count.after.set(determiner.tag, (count.after.get(determiner.tag) ?? 0) + 1);
    count.total += 1;
    if (OF_NOUNS.has(before.lower)) count.afterNounMarkers += 1;
    counts.set(word.lower, count);
  }
}

const DETERMINER_TAGS = new Map(
  DETERMINERS.flatMap(([tag, words]) =>
    words.split(' ').map((word) => [word.replace('*', ''), { tag, isPronoun: word.endsWith('*') }] as const),
  ),
);

/**
 * The tag that nearly all determiners indicate; both genders if only the number is certain and the word may have
 * both.
 */
function settle(form: string, known: number, { after, total }: Count): number {
  const share = (bits: number) =>
    [...after].reduce((sum, [tag, times]) => sum + (tag & bits ? times : 0), 0) / total;
  const number = [SINGULAR, PLURAL].find((bits) => share(bits) >= LEAST_SHARE);
  if (number === undefined) return 0;
  const isEither = EITHER_GENDER.has(form) || (EITHER_ENDING.test(form) && !ONE_GENDER.has(form));
  if (isEither) return number;
  const one = [...after.keys()].find((tag) => share(tag) >= LEAST_SHARE);
  return one ?? (known & NOMINAL ? 0 : number);
}

function isInfinitive(form: string, tags: number): boolean {
  return (tags & TAGS.infinitive) !== 0 || ((tags & VERBAL) !== 0 && /r(?:em|mos)$/.test(form));
}

function keyOf(form: string): string {
  return form.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
