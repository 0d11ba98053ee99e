import type { CheckedWord } from './checked-text.ts';
import { FEMININE, FINITE, MASCULINE, NOMINAL, PLURAL, SINGULAR, TAGS, VERBAL } from './lexicon/tags.ts';

type Test = (word: CheckedWord) => boolean;

const has =
  (bits: number): Test =>
  ({ tags }) =>
    (tags & bits) !== 0;

/** A test for at least one of the tags in `bits` and none of the tags in `others`. */
const only =
  (bits: number, others: number): Test =>
  ({ tags }) =>
    (tags & bits) !== 0 && (tags & others) === 0;

const oneOf = (words: string): Test => {
  const set = new Set(words.split(/\s+/));
  return ({ lower }) => set.has(lower);
};

/**
 * The classes that a pattern can name between angle brackets. Classes like `nom` match words that may have the
 * property, classes like `masc` only words that certainly have it.
 */
const CLASSES: Record<string, Test> = {
  inf: has(TAGS.infinitive),
  ger: has(TAGS.gerund),
  part: has(TAGS.participle),
  '1s': has(TAGS.verb1s),
  '3s': has(TAGS.verb3s),
  '3p': has(TAGS.verb3p),
  '1p': has(TAGS.verb1p),
  finite: has(FINITE),
  verb: has(VERBAL),
  nom: has(NOMINAL),
  /**
   * A noun, adjective or participle of only one gender or only one number; the form may also be another part of
   * speech.
   */
  masc: only(MASCULINE, FEMININE),
  fem: only(FEMININE, MASCULINE),
  sing: only(SINGULAR, PLURAL),
  plur: only(PLURAL, SINGULAR),
  ms: only(TAGS.mascSing, NOMINAL & ~TAGS.mascSing),
  fs: only(TAGS.femSing, NOMINAL & ~TAGS.femSing),
  mp: only(TAGS.mascPlur, NOMINAL & ~TAGS.mascPlur),
  fp: only(TAGS.femPlur, NOMINAL & ~TAGS.femPlur),
  /** Cannot be a form of a verb. */
  noverb: ({ tags }) => (tags & VERBAL) === 0,
  mente: has(TAGS.manner),
  number: ({ text }) => /^\p{Nd}/u.test(text),
  name: ({ text, index, before }) => /^\p{Lu}/u.test(text) && index > 0 && !/[.!?…¶]/.test(before),
  det: oneOf(
    'o a os as um uma uns umas este esta estes estas esse essa esses essas aquele aquela aqueles aquelas meu minha meus minhas seu sua seus suas nosso nossa nossos nossas algum alguma alguns algumas nenhum nenhuma todo toda todos todas cada qualquer outro outra outros outras muito muita muitos muitas',
  ),
  prep: oneOf(
    'a ante após até com contra de desde em entre para perante por sem sob sobre ao aos à às do da dos das no na nos nas num numa pelo pela pelos pelas dum duma',
  ),
  pron: oneOf('eu tu ele ela nós vós eles elas você vocês isso isto aquilo quem alguém ninguém tudo nada'),
};

/** The test for a class, or for several classes joined by bars. Throws a SyntaxError for an unknown name. */
export function readWordClass(source: string): Test {
  const tests = source.split('|').map((name) => {
    const test = CLASSES[name];
    if (!test) throw new SyntaxError(`no word class is called "${name}"`);
    return test;
  });
  const [first = () => false, ...others] = tests;
  return others.length === 0 ? first : (word) => tests.some((test) => test(word));
}
