import type { PlacedWord, AnalyzedText } from '../../text/analyze-text.ts';
import { isFunctionWord } from '../../text/function-words.ts';
import { toStem } from '../../text/stem.ts';
import { REPEATED_WORD_LONGER_THAN_LETTERS, REPEATED_WORD_MORE_THAN_TIMES } from '../limits.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { TAGS } from '../lexicon/tags.ts';
import { parsePairs } from '../../text/parse-pairs.ts';
import { findConnectives, type ConnectiveUse } from '../../text/connectives.ts';
import { areAdjacent } from '../../text/phrases.ts';

/** Alternatives for the words students repeat most. */
const ALTERNATIVES = new Map(
  parsePairs(`
    pessoas=indivíduos, cidadãos, população; pessoa=indivíduo, cidadão, sujeito; problema=questão, entrave, desafio
    problemas=questões, entraves, desafios; governo=poder público, Estado, governantes; sociedade=coletividade, corpo social, população
    brasil=país, nação, território nacional; brasileiros=população, cidadãos; brasileira=nacional; brasileiro=nacional
    importante=essencial, fundamental, relevante; grande=expressivo, amplo, considerável; fazer=realizar, promover, executar
    forma=modo, maneira; coisa=fator, elemento, aspecto; coisas=fatores, elementos, aspectos; mundo=planeta, sociedade
    vida=existência, cotidiano; crianças=menores, infância; jovens=juventude, nova geração; escola=instituição de ensino
    escolas=instituições de ensino; educação=ensino, formação; comida=alimento, refeição; dinheiro=recursos, renda
    trabalho=emprego, ocupação, serviço; país=nação, território; deve=precisa, cabe a; devem=precisam, cabe a
  `),
);
const LONGEST_CHECKED = 40;

export const REPEATED_WORD_RULES: readonly Rule[] = [
  {
    id: 'repetition/word',
    code: 'palavra-repetida',
    name: 'Palavra repetida',
    message: 'Retome a ideia com um sinônimo ou um pronome.',
    find: findRepeatedWords,
  },
];

/**
 * Content words longer than 3 letters used more than 3 times outside of names and quotations (R-RULES-2), each
 * marked once, at the first use beyond the limit. Words of the theme are expected to recur, and function words
 * ("para", "como") are exempt.
 */
function findRepeatedWords(essay: CheckedText): RuleMatch[] {
  const themeStems = new Set(essay.theme.words.map(({ key }) => toStem(key)));
  return groupByForm(essay.words).flatMap(({ uses, counted }): RuleMatch[] => {
    const tiresome = counted[REPEATED_WORD_MORE_THAN_TIMES];
    // A word used only once in each paragraph is not repetitive, because it merely refers to the subject of the
    // essay.
    if (new Set(counted.map(({ paragraph }) => paragraph)).size === counted.length) return [];
    if (!tiresome || themeStems.has(toStem(tiresome.key)) || isFixedAdjective(tiresome)) return [];
    if (!ALTERNATIVES.has(tiresome.lower) && isName(uses, essay.words)) return [];
    return [{ start: tiresome.start, end: tiresome.end, message: messageFor(tiresome.lower, uses) }];
  });
}

/** "Redes sociais", "classes sociais": the adjective describes a different noun each time. */
function isFixedAdjective({ tags, lower }: CheckedWord): boolean {
  return (tags & TAGS.adjective) !== 0 && !ALTERNATIVES.has(lower);
}

/**
 * All uses of a word form, and the uses that count toward the limit. Forms that cannot exceed the limit are left
 * out.
 */
type Group = { uses: CheckedWord[]; counted: CheckedWord[] };

function groupByForm(words: CheckedWord[]): Group[] {
  const groups = new Map<string, CheckedWord[]>();
  for (const word of words) {
    const length = word.lower.length;
    if (length <= REPEATED_WORD_LONGER_THAN_LETTERS || length > LONGEST_CHECKED) continue;
    const uses = groups.get(word.lower);
    if (uses) uses.push(word);
    else groups.set(word.lower, [word]);
  }
  return [...groups.values()].flatMap((uses) => {
    const [first] = uses;
    if (!first || uses.length <= REPEATED_WORD_MORE_THAN_TIMES) return [];
    if (isFunctionWord(first.key) || /^\p{N}/u.test(first.lower)) return [];
    const terms = countTerms(words, uses);
    const counted = uses.filter(
      ({ isQuoted, index }) =>
        !isQuoted && !isOfName(words, index) && !isOfPhrase(words, index) && !isOfTerm(words, index, terms),
    );
    return [{ uses, counted }];
  });
}

/**
 * Terms that contain a word: "saúde mental", "mercado de trabalho", a noun with its adjective or with the noun
 * before it.
 */
function termsOf(words: CheckedWord[], at: number): string[] {
  const [first, link, word, next] = [words[at - 2], words[at - 1], words[at], words[at + 1]];
  if (!word) return [];
  const isDescribed = next?.before === '' && (next.tags & TAGS.adjective) !== 0;
  const belongs = link?.lower === 'de' && link.before === '' && word.before === '' && first !== undefined;
  return [
    ...(isDescribed ? [`${word.lower} ${next.lower}`] : []),
    ...(belongs ? [`${first.lower} de ${word.lower}`] : []),
  ];
}

function countTerms(words: CheckedWord[], uses: readonly CheckedWord[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { index } of uses)
    for (const term of termsOf(words, index)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Whether a word belongs to a term that recurs as a whole, in which no other word can replace it. */
function isOfTerm(words: CheckedWord[], at: number, terms: ReadonlyMap<string, number>): boolean {
  return termsOf(words, at).some((term) => (terms.get(term) ?? 0) > 1);
}

/** "Ministério da Educação", "Luta Livre": a name of several words cannot be replaced. */
function isOfName(words: PlacedWord[], at: number): boolean {
  const isRaised = (word: PlacedWord | undefined) =>
    word?.sentence === words[at]?.sentence && /^\p{Lu}/u.test(word?.text ?? '');
  const before = /^(?:de|d[oa]s?|e)$/.test(words[at - 1]?.lower ?? '') ? words[at - 2] : words[at - 1];
  return isRaised(words[at]) && (isRaised(before) || isRaised(words[at + 1]));
}

/** "Por meio de", "por parte de", "quer dizer": a fixed phrase, in which no other word fits. */
const OF_PHRASES: Record<string, RegExp> = {
  meio: /^(?:por|em) meio (?:d[eoa]s?|a|à|ao)$/,
  parte: /^(?:por|fazem?|fazer|faz) parte (?:d[eoa]s?)$/,
  vista: /^(?:em|de) vista /,
  conta: /^(?:por|em) conta /,
  causa: /^por causa /,
  quer: /^\S* quer dizer$/,
  dizer: /^quer dizer /,
  base: /^com base /,
  lado: /^(?:por|outro|um|de) lado/,
  frente: /^(?:em|à|a) frente/,
  vezes: /^(?:às|muitas|as|algumas|várias) vezes/,
  relação: /^(?:em|com) relação /,
  fato: /^de fato/,
  seja: /^ou seja/,
  forma: /^(?:d?ess[ae]|d?est[ae]|tal|de|outra|mesma|toda|alguma) forma/,
  modo: /^(?:d?ess[ae]|dest[ae]|desse|deste|tal|de|outro|mesmo) modo/,
  maneira: /^(?:d?ess[ae]|dest[ae]|tal|de|outra|mesma) maneira/,
};

function isOfPhrase(words: PlacedWord[], at: number): boolean {
  const word = words[at]?.lower ?? '';
  return (
    OF_PHRASES[word]?.test(`${words[at - 1]?.lower ?? ''} ${word} ${words[at + 1]?.lower ?? ''}`) ?? false
  );
}

/** A word that mostly has a capital inside of sentences is a name: "Vênus", "Estado". */
function isName(uses: readonly CheckedWord[], words: readonly CheckedWord[]): boolean {
  const inside = uses.filter(({ index, sentence }) => words[index - 1]?.sentence === sentence);
  const raised = inside.filter(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
  return raised.length * 2 > inside.length;
}

function messageFor(word: string, uses: PlacedWord[]): string {
  const alternatives = ALTERNATIVES.get(word);
  const advice = alternatives
    ? `Onde couber, alterne com ${alternatives}.`
    : 'Retome a ideia com um sinônimo ou um pronome.';
  return `“${word}” aparece ${uses.length} vezes, ${placesOf(uses)}. ${advice}`;
}

/** "no 2º, no 3º e no 5º parágrafos": the paragraphs in which a word is used, each once. */
function placesOf(uses: readonly { paragraph: number }[]): string {
  const ordinals = [...new Set(uses.map(({ paragraph }) => `${paragraph + 1}º`))];
  if (ordinals.length === 1) return `todas no ${ordinals.join('')} parágrafo`;
  return `no ${ordinals.slice(0, -1).join(', no ')} e no ${ordinals.at(-1) ?? ''} parágrafos`;
}

/** Alternatives for indispensable connectives, by relation. */
const CONNECTIVE_ALTERNATIVES: Partial<Record<ConnectiveUse['relation'], string>> = {
  soma: 'além disso, ademais, bem como, por sua vez',
  oposição: 'no entanto, contudo, embora, por outro lado',
  causa: 'uma vez que, visto que, já que, devido a',
  consequência: 'consequentemente, por isso, de modo que, com isso',
  conclusão: 'portanto, em suma, diante disso, por fim',
  exemplo: 'por exemplo, a exemplo de, tais como, isto é',
};
const UNAVOIDABLE = new Set([
  'se',
  'nem',
  'tão',
  'quando',
  'caso',
  'ainda',
  'assim como',
  'também',
  'além de',
]);

export const REPEATED_CONNECTIVE_RULES: readonly Rule[] = [
  {
    id: 'repetition/connective',
    code: 'conectivo-repetido',
    name: 'Palavra de ligação repetida',
    message: 'Alterne com outra de mesmo sentido.',
    find: findRepeatedConnectives,
  },
];

/** In a longer essay, a connective used less often than once in this many words is not a repetition. */
const WORDS_OF_A_CONNECTIVE = 120;

/**
 * The same connective used more than three times, and too often for the essay's length. Marked once, at the first
 * use beyond the limit.
 */
function findRepeatedConnectives(essay: AnalyzedText): RuleMatch[] {
  const uses = new Map<string, ConnectiveUse[]>();
  for (const use of findConnectives(essay)) {
    if (UNAVOIDABLE.has(use.name)) continue;
    const same = uses.get(use.name);
    if (same) same.push(use);
    else uses.set(use.name, [use]);
  }
  return [...uses.values()].flatMap((same): RuleMatch[] => {
    const [{ name, relation } = { name: '', relation: 'soma' as const }] = same;
    const tiresome = same[REPEATED_WORD_MORE_THAN_TIMES];
    if (!tiresome || same.length * WORDS_OF_A_CONNECTIVE < essay.words.length) return [];
    const others = (CONNECTIVE_ALTERNATIVES[relation] ?? '')
      .split(', ')
      .filter((other) => other && other !== name);
    const advice =
      others.length > 0 ? `Alterne com ${others.join(', ')}.` : 'Alterne com outro de mesmo sentido.';
    const message = `O conectivo “${name}” aparece ${same.length} vezes, ${placesOf(same)}. ${advice}`;
    return [{ start: tiresome.start, end: tiresome.end, message }];
  });
}

/** Words that Portuguese doubles on purpose, or that occur twice where two constructions meet. */
const LEGITIMATE = new Set([
  'se',
  'que',
  'nos',
  'logo',
  'quase',
  'muito',
  'já',
  'são',
  'pouco',
  'sim',
  'não',
  'como',
]);

export const DOUBLED_WORD_RULES: readonly Rule[] = [
  {
    id: 'doubled/word',
    code: 'palavra-duplicada',
    name: 'Palavra escrita duas vezes',
    message: 'A mesma palavra foi escrita duas vezes seguidas: corte uma.',
    find: findDoubledWords,
  },
];

/** The same word twice in a row: "de de". */
function findDoubledWords(essay: AnalyzedText): RuleMatch[] {
  return essay.words.flatMap((word, at): RuleMatch[] => {
    const next = essay.words[at + 1];
    if (!next || next.lower !== word.lower || LEGITIMATE.has(word.lower)) return [];
    if (word.isQuoted || /^\p{N}/u.test(word.lower) || !areAdjacent(essay.text, word, next)) return [];
    const message = `A palavra “${word.text}” foi escrita duas vezes seguidas.`;
    const place = { start: word.start, end: next.end };
    return [{ ...place, message, replacement: word.text }];
  });
}
