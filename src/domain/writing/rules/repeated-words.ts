import type { PlacedWord } from '../../text/analyze-text.ts';
import { isFunctionWord } from '../../text/function-words.ts';
import { toStem } from '../../text/stem.ts';
import { REPEATED_WORD_LONGER_THAN_LETTERS, REPEATED_WORD_MORE_THAN_TIMES } from '../limits.ts';
import { placesOf } from '../places-of.ts';
import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { TAGS } from '../lexicon/tags.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import { parsePairs } from '../../text/parse-pairs.ts';

/** Ways of saying it again for the words students repeat most. */
const ALTERNATIVES = new Map(
  parsePairs(`
    pessoas=indivíduos, cidadãos, população; pessoa=indivíduo, cidadão, sujeito; problema=questão, entrave, desafio
    problemas=questões, entraves, desafios; governo=poder público, Estado, governantes; sociedade=coletividade, corpo social, população
    brasil=país, nação, território nacional; brasileiros=população, cidadãos; brasileira=nacional; brasileiro=nacional
    importante=essencial, fundamental, relevante; grande=expressivo, amplo, considerável; fazer=realizar, promover, executar
    forma=modo, maneira; coisa=fator, elemento, aspecto; coisas=fatores, elementos, aspectos; mundo=planeta, sociedade
    vida=existência, cotidiano; crianças=menores, infância; jovens=juventude, nova geração; escola=instituição de ensino
    escolas=instituições de ensino; educação=ensino, formação; comida=alimento, refeição; dinheiro=recursos, renda
    trabalho=ofício, emprego, ocupação; país=nação, território; deve=precisa, cabe a; devem=precisam, cabe a
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
 * Content words longer than 3 letters that come back more than 3 times outside of names and quotations (spec §9), each
 * once, where it is one too many. Words of the theme are bound to return, and words of grammar ("para", "como") are free.
 */
function findRepeatedWords(essay: CheckedText): RuleMatch[] {
  const themeStems = new Set(essay.theme.words.map(({ key }) => toStem(key)));
  return groupByForm(essay.words).flatMap(({ uses, counted }): RuleMatch[] => {
    const tiresome = counted[REPEATED_WORD_MORE_THAN_TIMES];
    if (!tiresome || themeStems.has(toStem(tiresome.key)) || isFixedAdjective(tiresome)) return [];
    return [{ start: tiresome.start, end: tiresome.end, message: messageFor(tiresome.lower, uses) }];
  });
}

/** "Redes sociais", "classes sociais": each time of another noun. */
function isFixedAdjective({ tags, lower }: CheckedWord): boolean {
  return (tags & TAGS.adjective) !== 0 && !ALTERNATIVES.has(lower);
}

/** Every use of a form, and those that count. */
type Group = { uses: CheckedWord[]; counted: CheckedWord[] };

function groupByForm(words: CheckedWord[]): Group[] {
  const groups = new Map<string, Group>();
  for (const [at, word] of words.entries()) {
    const length = word.lower.length;
    if (length <= REPEATED_WORD_LONGER_THAN_LETTERS || length > LONGEST_CHECKED) continue;
    if (isFunctionWord(word.key) || /^\p{N}/u.test(word.lower)) continue;
    const group = groups.get(word.lower) ?? { uses: [], counted: [] };
    groups.set(word.lower, group);
    group.uses.push(word);
    if (!word.isQuoted && !isOfName(words, at)) group.counted.push(word);
  }
  return [...groups.values()];
}

/** "Ministério da Educação", "Luta Livre": a name of several words cannot be said otherwise. */
function isOfName(words: PlacedWord[], at: number): boolean {
  const isRaised = (word: PlacedWord | undefined) =>
    word?.sentence === words[at]?.sentence && /^\p{Lu}/u.test(word?.text ?? '');
  const before = /^(?:de|d[oa]s?|e)$/.test(words[at - 1]?.lower ?? '') ? words[at - 2] : words[at - 1];
  return isRaised(words[at]) && (isRaised(before) || isRaised(words[at + 1]));
}

function messageFor(word: string, uses: PlacedWord[]): string {
  const alternatives = ALTERNATIVES.get(word);
  const advice = alternatives
    ? `Alterne com ${alternatives}.`
    : 'Retome a ideia com um sinônimo ou um pronome.';
  return `“${word}” aparece ${uses.length} vezes, ${placesOf(uses)}. ${advice}`;
}
