import { craseFeatures } from '../context/crase-features.ts';
import { contextOf } from '../context/text-context.ts';
import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { otherNumber, pluralOfNoun } from '../inflect.ts';
import { FEMININE, NOMINAL, PLURAL, SINGULAR, TAGS } from '../lexicon/tags.ts';
import { isDictionary } from '../lexicon/lexicon.ts';
import { matchCase } from '../replacement.ts';
import { oncePerText } from '../../text/memo.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import {
  determinerOf,
  genderOf,
  maybeClitic,
  maybeVerb,
  nominalBits,
  numberOf,
} from './agreement-determiners.ts';
import { tellEither } from './either-message.ts';

type Pair = {
  first: CheckedWord;
  noun: CheckedWord;
  tag: number;
  bits: number;
  forms: ReadonlyMap<number, string>;
};

/** Determiners with the noun that directly follows them. */
const pairs = oncePerText(({ words, text }: CheckedText) =>
  words.flatMap((first): Pair[] => {
    const noun = words[first.index + 1];
    const determiner = determinerOf(first);
    if (!determiner || !noun || noun.before !== '' || first.isQuoted) return [];
    // A letter was lost before the word, as in "est?o".
    if (/[^\s"“‘'(¿]/.test(text[first.start - 1] ?? ' ')) return [];
    const bits = nominalBits(noun);
    return bits === 0 || isOther(words[first.index - 1], first, noun)
      ? []
      : [{ first, noun, bits, ...determiner }];
  }),
);

/**
 * Whether the first word must be an article, because a clitic pronoun cannot begin a sentence or follow a
 * preposition.
 */
function opensPhrase(previous: CheckedWord | undefined, first: CheckedWord): boolean {
  return (
    previous?.sentence !== first.sentence ||
    (first.before === '' && /^(?:com|entre|sobre|contra|sem|até|para)$/.test(previous.lower))
  );
}

/**
 * Whether the two words are not a determiner with its noun, as in "os torna", "vinte e um anos", "esta (está)
 * certo", "a melhor do mundo".
 */
function isOther(previous: CheckedWord | undefined, first: CheckedWord, noun: CheckedWord): boolean {
  if ((noun.tags & TAGS.infinitive) !== 0 || (first.lower === 'da' && noun.lower === 'certo')) return true;
  // In "As vídeo chamadas", "vídeo" is only the first half of a word.
  if (/^v[ií]deo$/.test(noun.lower)) return true;
  if (maybeClitic(first) && !opensPhrase(previous, first))
    return maybeVerb(noun) || (first.lower === 'nos' && (noun.tags & (TAGS.verb2 | TAGS.participle)) !== 0);
  if (first.lower === 'esta' || first.lower === 'estas')
    return (
      (noun.tags & (TAGS.adjective | TAGS.participle)) !== 0 ||
      /^(?:muito|certo|próximo|tudo)$/.test(noun.lower)
    );
  // In "quantos menor", the first word is a misspelling of the adverb "quanto". In "outros mesmo assim", "mesmo"
  // belongs to the following word.
  if (/^quant[oa]s$/.test(first.lower) && /^(?:maior|menor|melhor|pior)$/.test(noun.lower)) return true;
  if (/^(?:outr|muit|pouc|algun)[oa]?s$/.test(first.lower) && noun.lower === 'mesmo') return true;
  // "Umas vez que" is a misspelling of the conjunction "uma vez que". In "estes muita das vezes", the two words do
  // not belong together.
  if (first.lower === 'umas' && noun.lower === 'vez') return true;
  if (/^(?:muit|pouc|tant)[oa]s?$/.test(noun.lower) && /^[dn]?(?:est|ess|aquel|outr)/.test(first.lower))
    return true;
  return first.lower.startsWith('um') && previous?.lower === 'e';
}

function mark(text: CheckedText, { first, noun }: Pair, right: string | undefined): RuleMatch {
  const { start } = first;
  const { end } = noun;
  return { start, end, ...(right && { replacement: matchCase(text.text.slice(start, end), right) }) };
}

/** Marks determiner and noun. The message states both forms, because only the writer knows which number was meant. */
function markEither(text: CheckedText, pair: Pair): RuleMatch {
  const { first, noun, tag, bits, forms } = pair;
  const gender = genderOf(bits) || genderOf(tag);
  const other = otherNumber(noun.lower, NOMINAL & ~bits & gender, text.lexicon);
  const either = other && [
    `${forms.get(numberBits(bits) & gender) ?? ''} ${noun.lower}`,
    `${forms.get(numberBits(tag) & gender) ?? ''} ${other}`,
  ];
  return { ...mark(text, pair, undefined), ...(either && tellEither(first, noun, either)) };
}

/** Marks adjective and noun if article and adjective agree, so that the noun is wrong: "as grandes cidade". */
function markNoun({ text, lexicon }: CheckedText, adjective: CheckedWord, noun: CheckedWord): RuleMatch {
  const { start } = adjective;
  const { end } = noun;
  const bits = nominalBits(noun);
  const right = otherNumber(noun.lower, NOMINAL & ~bits & (genderOf(bits) || NOMINAL), lexicon);
  const replacement = right && `${text.slice(start, noun.start)}${matchCase(noun.text, right)}`;
  return { start, end, ...(replacement && { replacement }) };
}

/** The bit of gender and number if only one is set; undefined for several bits. */
function single(bits: number): number | undefined {
  return [TAGS.mascSing, TAGS.femSing, TAGS.mascPlur, TAGS.femPlur].find((bit) => bit === bits);
}

const agreesInGender = ({ tag, bits }: Pair) => genderOf(bits) === 0 || genderOf(bits) === genderOf(tag);
const isNumber = (bits: number, number: number) => numberOf(bits) === number;

/** Rules for the agreement of determiners with nouns. */
export const NOUN_AGREEMENT_RULES: readonly Rule[] = [
  {
    id: 'agreement/plural-determiner',
    code: 'concordancia',
    name: 'O nome não concorda: falta o plural',
    message: 'A palavra que vem antes está no plural, e o nome também fica no plural.',
    example: 'os alunos',
    find: (text) =>
      pairs(text)
        .filter(
          (pair) =>
            isNumber(pair.tag, PLURAL) &&
            isNumber(pair.bits, SINGULAR) &&
            agreesInGender(pair) &&
            !isForeign(text, pair.noun),
        )
        .map((pair) => {
          const singular = inSingularPhrase(text, pair);
          if (singular) return mark(text, pair, `${singular} ${pair.noun.lower}`);
          const plural = pluralOfNoun(pair.noun.lower, PLURAL, text.lexicon);
          return mark(text, pair, plural && `${pair.first.lower} ${plural}`);
        }),
  },
  {
    id: 'agreement/singular-determiner',
    code: 'concordancia',
    name: 'O artigo não concorda com o nome',
    message: 'Os dois ficam no singular ou os dois no plural.',
    example: 'o direito; os direitos',
    find: (text) =>
      pairs(text)
        .filter((pair) => isNumber(pair.tag, SINGULAR) && isNumber(pair.bits, PLURAL))
        .map((pair) => markEither(text, pair)),
  },
  {
    id: 'agreement/determiner-gender',
    code: 'concordancia',
    name: 'Masculino e feminino não combinam',
    message: 'A palavra antes do nome é masculina ou feminina como ele.',
    example: 'o problema; a mensagem',
    find: (text) =>
      pairs(text)
        .filter(
          (pair) =>
            !agreesInGender(pair) && (pair.bits & numberBits(pair.tag)) !== 0 && !isShortened(text, pair),
        )
        .map((pair) => {
          const form = pair.forms.get(single(pair.bits) ?? 0);
          const [meant, other] = articlesMeant(text, pair, form).map((one) => `${one} ${pair.noun.lower}`);
          if (meant === undefined || other === undefined) return mark(text, pair, meant);
          return {
            ...mark(text, pair, undefined),
            ...tellEither(pair.first, pair.noun, [meant, other]),
          };
        }),
  },
  {
    id: 'agreement/a-subject',
    code: 'concordancia',
    name: 'Masculino e feminino não combinam',
    message: 'O nome é masculino: o artigo dele é “o”.',
    example: 'O sistema está lotado',
    find: findSubjectBehindA,
  },
  {
    id: 'agreement/noun-after-adjective',
    code: 'concordancia',
    name: 'O adjetivo e o nome não concordam',
    message: 'As palavras ficam todas no singular ou todas no plural.',
    example: 'a grande cidade; as grandes cidades',
    find: (text) =>
      pairs(text).flatMap(({ noun: adjective, bits, tag }) => {
        const noun = text.words[adjective.index + 1];
        if (!noun || noun.before !== '' || !BEFORE_NOUNS.test(adjective.lower) || maybeVerb(noun)) return [];
        const wanted = numberOf(bits);
        const found = numberOf(nominalBits(noun));
        if (wanted === 0 || found === 0 || wanted === found || numberOf(tag) !== wanted) return [];
        if ((noun.tags & (TAGS.adjective | TAGS.participle)) !== 0) return [];
        return [markNoun(text, adjective, noun)];
      }),
  },
  {
    id: 'agreement/determiner-both',
    code: 'concordancia',
    name: 'O artigo não concorda com o nome',
    message: 'A palavra antes do nome concorda com ele: masculino ou feminino, singular ou plural.',
    example: 'essas medidas',
    find: (text) =>
      pairs(text)
        .filter(
          (pair) =>
            !agreesInGender(pair) &&
            isNumber(pair.tag, PLURAL) &&
            isNumber(pair.bits, SINGULAR) &&
            !isVerbByEar(text, pair),
        )
        .map((pair) => markEither(text, pair)),
  },
];

/**
 * In "A sistema prisional está", the phrase opens a sentence directly before its verb, so it is the subject, and
 * "a" is an article, not a preposition.
 */
function findSubjectBehindA({ sentences }: CheckedText): RuleMatch[] {
  return sentences.flatMap(({ words }): RuleMatch[] => {
    const [first, noun, ...rest] = words;
    if (first?.lower !== 'a' || first.isQuoted || noun?.before !== '') return [];
    if (nominalBits(noun) !== TAGS.mascSing || OPENS_PHRASE.test(noun.lower)) return [];
    const described = rest.findIndex(
      (word) => word.before !== '' || (nominalBits(word) & TAGS.mascSing) === 0,
    );
    const verb = rest[described];
    if (!verb || verb.before !== '' || described > 2 || (verb.tags & TAGS.verb3s) === 0) return [];
    return nominalBits(verb) === 0
      ? [{ start: first.start, end: first.end, replacement: matchCase(first.text, 'o') }]
      : [];
  });
}

/** "A princípio", "a prazo": nouns that form a fixed phrase with "a". */
const OPENS_PHRASE =
  /^(?:princípio|respeito|pedido|exemplo|título|despeito|longo|curto|médio|prazo|nível|cargo|par|ponto|fim|meio|bordo|gosto|pé|cavalo|tempo|rigor|custo|propósito|contrário|dedo|lápis|seco|vivo|sério|certo|partir|todo|tudo|isso|ele|cada|um|outro|muito|pouco|esse|este|mando|convite|critério|contragosto|olho|gás|vapor|óleo|domicílio)$/;

/** Whether "longa" or "curta" means a film: "Os longas nacionais", "um curta brasileiro"; not "os longas filas". */
function isShortened({ words }: CheckedText, { noun }: Pair): boolean {
  const next = words[noun.index + 1];
  return (
    /^(?:long|curt|médi)as?$/.test(noun.lower) &&
    (next?.before !== '' || /^metrage(?:m|ns)$/.test(next.lower) || genderOf(nominalBits(next)) !== FEMININE)
  );
}

/**
 * The articles that may be meant by the first word of "presos as estereótipos", "as poucos": "aos" if the word
 * before requires "a", both forms if that is uncertain.
 */
function articlesMeant(text: CheckedText, { first }: Pair, article: string | undefined): string[] {
  if (article === undefined) return [];
  const context = first.lower === 'as' && article === 'os' ? contextOf(text) : null;
  if (!context) return [article];
  const { view, odds } = context;
  const ofPreposition = odds('crase', craseFeatures(view, view.placeOf[first.index] ?? 0));
  if (ofPreposition >= SURE_OF_PREPOSITION) return ['aos'];
  return ofPreposition <= SURE_OF_ARTICLE ? [article] : [article, 'aos'];
}

const SURE_OF_PREPOSITION = 0.5;
const SURE_OF_ARTICLE = -1;

/** "Do seus dia": two of the three words are singular. Returns the singular form of the remaining word. */
function inSingularPhrase({ words }: CheckedText, { first, bits, forms }: Pair): string | undefined {
  const before = words[first.index - 1]?.lower ?? '';
  const isOne = first.before === '' && /^(?:d[oa]|n[oa]|ao|pel[oa])$/.test(before);
  return isOne ? forms.get(single(bits) ?? 0) : undefined;
}

/** Whether a word is a verb whose ending is spelled as it sounds: "Muitos precisão" ("precisam"). */
function isVerbByEar({ lexicon }: CheckedText, { noun }: Pair): boolean {
  const verb = noun.lower.replace(/ão$/, 'am');
  return verb !== noun.lower && (lexicon.tagsOf(verb) & TAGS.verb3p) !== 0;
}

/** Whether the next word is foreign and carries the plural: "digital influencers". */
function isForeign({ words, lexicon }: CheckedText, { index }: CheckedWord): boolean {
  const next = words[index + 1];
  return (
    next?.before === '' &&
    next.lower.endsWith('s') &&
    lexicon.tagsOf(next.lower) === 0 &&
    isDictionary(lexicon)
  );
}

/** Adjectives that mostly precede the noun they describe. */
const BEFORE_NOUNS =
  /^(?:(?:nov|velh|bel|pequen|alt|baix|mesm|própri|primeir|segund|terceir|últim|próxim|antig|verdadeir|fals|divers|cert|outr|únic|long)[oa]s?|grandes?|maior(?:es)?|menor(?:es)?|melhor(?:es)?|pior(?:es)?|atua(?:l|is)|principa(?:l|is)|bo[am]s?|bons|maus?|más?)$/;

function numberBits(tag: number): number {
  return (tag & PLURAL) !== 0 ? PLURAL : SINGULAR;
}
