import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { FEMININE, MASCULINE, NOMINAL, PLURAL } from '../lexicon/tags.ts';
import type { Rule, RuleMatch } from '../rule.ts';

const ORDINAL = /^(\p{Nd}+)([ºª])(-feiras?)?$/u;
/** Words before an ordinal that counts articles, degrees or steps of a range: "art. 2º Lei", "do 1º ao 5º". */
const OTHER_BEFORE = /^(?:arts?|artigos?|parágrafos?|graus?|inc|inciso)$/;
const MASCULINE_BEFORE = /^(?:o|os|do|dos|no|nos|ao|aos|pelo|pelos|um|esse|este|seu|meu|nosso|cada)$/;
const FEMININE_BEFORE = /^(?:da|das|na|nas|à|às|pela|pelas|uma|essa|esta|sua|minha|nossa)$/;

/** Rules on the ordinal letter of a number: "2ª Guerra", "2º ano". */
export const ORDINAL_RULES: readonly Rule[] = [
  {
    id: 'agreement/ordinal',
    code: 'concordancia',
    name: 'O numeral não concorda com o nome',
    message: 'A letrinha do numeral acompanha o nome: “º” para o masculino, “ª” para o feminino.',
    example: '1º lugar; 1ª vez',
    find: (text) => findOrdinals(text, 'ª'),
  },
  {
    // In photos, "ª" is recognized as "º", so the mistake may not be the writer's.
    id: 'agreement/ordinal-feminine',
    code: 'uso',
    name: 'Confira a letrinha do numeral',
    message:
      'Antes de nome feminino a letrinha é “ª”. Se o texto veio de uma foto, ela pode ter sido lida errado.',
    example: '1ª vez',
    find: findMasculineOrdinals,
  },
];

/** Numbers with "º" before a feminine noun: "2º guerra". */
export function findMasculineOrdinals(text: CheckedText): RuleMatch[] {
  return findOrdinals(text, 'º');
}

/** Numbers with the given ordinal letter before a noun that requires the other letter. */
function findOrdinals({ words }: CheckedText, written: 'º' | 'ª'): RuleMatch[] {
  return words.flatMap((word) => {
    const [, number, letter, weekday] = ORDINAL.exec(word.lower) ?? [];
    const before = words[word.index - 1];
    if (number === undefined || letter !== written || word.isQuoted || OTHER_BEFORE.test(before?.lower ?? ''))
      return [];
    const gender = weekday ? FEMININE : genderAfter(words[word.index + 1]);
    const other = letter === 'º' ? FEMININE : MASCULINE;
    const isOther = before?.sentence === word.sentence && word.before === '' ? before.lower : '';
    const contradicts = (letter === 'º' ? MASCULINE_BEFORE : FEMININE_BEFORE).test(isOther);
    if (gender !== other || contradicts) return [];
    const replacement = `${number}${letter === 'º' ? 'ª' : 'º'}${word.text.slice(number.length + 1)}`;
    return [{ start: word.start, end: word.end, replacement }];
  });
}

/** The bits of the gender of a noun in the singular; 0 if it may have either gender, or is not a noun. */
function genderAfter(noun: CheckedWord | undefined): number {
  if (!noun || noun.before !== '' || (noun.tags & PLURAL) !== 0) return 0;
  if (noun.lower === 'feira') return FEMININE;
  const bits = noun.tags & NOMINAL;
  if (bits === 0) return 0;
  if ((bits & MASCULINE) === 0) return FEMININE;
  return (bits & FEMININE) === 0 ? MASCULINE : 0;
}
