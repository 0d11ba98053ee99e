import type { CheckedWord } from '../checked-text.ts';
import { NOUN_TAGS } from '../lexicon/noun-tags.ts';
import { FEMININE, MASCULINE, NOMINAL, PLURAL, SINGULAR, TAGS, VERBAL } from '../lexicon/tags.ts';

/** The forms of each determiner: masculine, feminine, masculine plural, feminine plural. */
const FAMILIES = `o a os as|um uma uns umas|este esta estes estas|esse essa esses essas|aquele aquela aqueles aquelas
  |deste desta destes destas|desse dessa desses dessas|daquele daquela daqueles daquelas|neste nesta nestes nestas
  |nesse nessa nesses nessas|naquele naquela naqueles naquelas|do da dos das|no na nos nas|pelo pela pelos pelas
  |ao à aos às|num numa nuns numas|meu minha meus minhas|seu sua seus suas|nosso nossa nossos nossas
  |algum alguma alguns algumas|nenhum nenhuma nenhuns nenhumas|outro outra outros outras
  |muito muita muitos muitas|pouco pouca poucos poucas|vários várias vários várias|diversos diversas diversos diversas
  |inúmeros inúmeras inúmeros inúmeras|tantos tantas tantos tantas|dois duas dois duas|cujo cuja cujos cujas
  |quanto quanta quantos quantas`;

export type Determiner = {
  /** Bit of `TAGS` for the gender and number of the determiner. */
  tag: number;
  /** The form of the determiner for each bit of gender and number. */
  forms: ReadonlyMap<number, string>;
};

const BITS = [TAGS.mascSing, TAGS.femSing, TAGS.mascPlur, TAGS.femPlur];

const DETERMINERS = new Map<string, Determiner>();
for (const family of FAMILIES.split('|')) {
  const words = family.trim().split(/\s+/);
  const forms = new Map(BITS.map((bit, index) => [bit, words[index] ?? '']));
  // Later entries overwrite earlier entries, so that words without a singular ("vários") are treated as plural.
  for (const [index, word] of words.entries()) DETERMINERS.set(word, { tag: BITS[index] ?? 0, forms });
}

/** Words too often used as prepositions, pronouns or adverbs to be treated as determiners. */
const UNSURE = new Set('a à muito pouco quanto'.split(' '));
/** Determiners that are also clitic pronouns, after which a verb may follow. */
const CLITICS = new Set('o os as nos'.split(' '));

/** The determiner that corresponds to a word; undefined if the word may well be another part of speech. */
export function determinerOf({ lower }: CheckedWord): Determiner | undefined {
  return UNSURE.has(lower) ? undefined : DETERMINERS.get(lower);
}

/** As {@link determinerOf}, for contexts that have shown the word to be a determiner. */
export function anyDeterminerOf({ lower }: CheckedWord): Determiner | undefined {
  return DETERMINERS.get(lower);
}

/**
 * The form of a determiner for a bit of gender and number; undefined if the word is not a determiner or has no such
 * form.
 */
export function determinerIn(word: CheckedWord, bit: number): string | undefined {
  const form = anyDeterminerOf(word)?.forms.get(bit);
  return form && numberOf(DETERMINERS.get(form)?.tag ?? 0) === numberOf(bit) ? form : undefined;
}

export function maybeClitic({ lower }: CheckedWord): boolean {
  return CLITICS.has(lower);
}

/** Words that are tagged as nouns although they are usually adverbs, invariable, or of the other gender. */
const NO_NOUNS = new Set(
  `mal bem meio mais menos só pais mil cem zero tal tais porta contra contras prós fora pós pré anti sub vice ex simples
  grátis quase lá aí parte cada super mega máximo mínimo gay hétero trans rock pop reality anime sim não ok etc fake sênior júnior
  big porquês era são foi devido dado graças junto frente quatro cinco nove treze
  quinze vinte cento auto micro macro mini nano`.split(/\s+/),
);
/** Nouns that are commonly used in both genders, or whose ending does not show the gender. */
const EITHER_GENDER = new Set(
  `cara caixa guarda segurança cabeça guia rádio moral capital câmera polícia polícias laranja rosa caça vigia grama
  modelo modelos foto fotos moto motos tribo libido mídia canalha chefe líder melhor pior maior menor melhores piores
  personagem personagens carioca cariocas ebola zika cólera dengue crisma lotação manequim gênio ídolo membro mesma
  soprano cobaia cobaias bolsa-família trompete sentinela testemunha radical radicais extra extras cabeças caixas guardas
  guias rádios laranjas vigias caras câmeras cobras feras bananas camisas recruta recrutas espia espias sentinelas`.split(
    /\s+/,
  ),
);
const SURE_FEMININE =
  /(?:ç(?:ão|ões)|[nrsiu]s(?:ão|ões)|dades?|ge(?:m|ns)|tudes?|(?:ez|anç|ânci|ênci|ur|ri|ci|os)as?)$/;
/**
 * Matches endings that are certainly masculine (but not that of "mão"). Words such as "sistema", "sintoma" and
 * "programa" are masculine only if the dictionary has no feminine form.
 */
const SURE_MASCULINE = /(?:[^ã]o|[eo]ma|grama|drama|clima)s?$/;

/**
 * Gender and number bits of a common noun or adjective; 0 if they are unknown. Capitalized words are accepted only
 * with `mayBeCapital`, which is used at the beginning of a sentence.
 */
export function nominalBits(word: CheckedWord, mayBeCapital = false): number {
  const { lower, text, tags } = word;
  if (NO_NOUNS.has(lower) || (text !== lower && !mayBeCapital) || lower.length < 3 || /[\d'’-]/.test(lower))
    return 0;
  if ((tags & NOMINAL) === 0) return lostBits(lower);
  return hasSureGender(lower, tags) ? tags & NOMINAL : bothGenders(tags);
}

/**
 * Whether the gender of a word is certain. The gender in the dictionary is only a guess unless many texts or the
 * word's ending confirm it.
 */
function hasSureGender(lower: string, tags: number): boolean {
  if (EITHER_GENDER.has(lower)) return false;
  if (NOUN_TAGS.has(lower)) return true;
  if ((tags & (TAGS.adjective | TAGS.participle)) !== 0 && /[oa]s?$/.test(lower)) return true;
  return (tags & FEMININE) === 0 ? SURE_MASCULINE.test(lower) : SURE_FEMININE.test(lower);
}

/** Matches adjectives that the dictionary contains only as verb forms. */
const LOST = /^(?:vermelh|amarel|sec|calm|just|madur|espert|quent|content)([oea])(s?)$/;

function lostBits(lower: string): number {
  const [, ending, plural] = LOST.exec(lower) ?? [];
  if (!ending) return 0;
  const genders = ending === 'o' ? MASCULINE : ending === 'a' ? FEMININE : NOMINAL;
  return genders & (plural ? PLURAL : SINGULAR);
}

function bothGenders(tags: number): number {
  return ((tags & SINGULAR) !== 0 ? SINGULAR : 0) | ((tags & PLURAL) !== 0 ? PLURAL : 0);
}

/** The number of a form: `SINGULAR`, `PLURAL`, or 0 if it may be either. */
export function numberOf(bits: number): number {
  if ((bits & NOMINAL) === 0) return 0;
  if ((bits & PLURAL) === 0) return SINGULAR;
  return (bits & SINGULAR) === 0 ? PLURAL : 0;
}

/** The gender of a form: `MASCULINE`, `FEMININE`, or 0 if it may be either. */
export function genderOf(bits: number): number {
  if ((bits & NOMINAL) === 0) return 0;
  if ((bits & FEMININE) === 0) return MASCULINE;
  return (bits & MASCULINE) === 0 ? FEMININE : 0;
}

/**
 * Whether a word can be a verb form other than a participle. Forms of the first and second person singular are
 * ignored, because they are rare in essays.
 */
export function maybeVerb({ tags }: CheckedWord): boolean {
  return (tags & VERBAL & ~TAGS.participle & ~TAGS.verb2 & ~TAGS.verb1s) !== 0;
}
