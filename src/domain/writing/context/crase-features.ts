import { TAGS } from '../lexicon/tags.ts';
import { itemAt, type ContextView, type Item } from './context-view.ts';
import type { Features } from './context-models.ts';

/**
 * Features for deciding whether "a" before a noun includes the preposition. They treat "o/ao", "os/aos" and "as/às"
 * alike and ignore gender, because the model learns from masculine nouns, before which the preposition is visible
 * ("ao").
 */
export function craseFeatures(view: ContextView, at: number): Features {
  const [left1, left2, left3] = [itemAt(view, at - 1), itemAt(view, at - 2), itemAt(view, at - 3)];
  const [right1, right2] = [itemAt(view, at + 1), itemAt(view, at + 2)];
  const l1 = withoutGender(left1);
  const l2 = withoutGender(left2);
  const r1 = withoutGender(right1);
  const r2 = withoutGender(right2);
  const verbs = `${Math.min(2, view.verbsBefore[at] ?? 0)}${Math.min(2, view.verbsAfter[at] ?? 0)}`;
  const values = [
    left1.form,
    left2.form,
    left1.form.slice(0, 5),
    left1.form.slice(0, 7),
    left1.form.slice(-3),
    left1.form.slice(-5),
    l1,
    l2,
    `${l2} ${l1}`,
    `${left2.form} ${left1.form}`,
    `${left2.form.slice(0, 6)} ${l1}`,
    `${left3.form.slice(0, 6)} ${l2} ${l1}`,
    `${withoutGender(left3)} ${l2} ${l1}`,
    r1,
    right1.form,
    `${r1} ${r2}`,
    `${l1} ${r1}`,
    `${left1.form} ${r1}`,
    `${l1} ${r1} ${r2}`,
    `${verbs} ${l1}`,
    `${verbs} ${l1} ${r1}`,
  ];
  return { kinds: KINDS, values };
}

const KINDS: readonly string[] =
  'L1 L2 L1- L1-- -L1 -L1- l1 l2 l2l1 L2L1 L2-l1 L3-l2l1 l3l2l1 r1 R1 r1r2 l1r1 L1r1 l1r1r2 vl1 vl1r1'.split(
    ' ',
  );

/**
 * The shape without gender: "ms", "fs" and "mfs" become the same shape, and so do the masculine and feminine forms
 * of articles and their contractions.
 */
function withoutGender({ shape }: Item): string {
  const known = neutral.get(shape);
  if (known !== undefined) return known;
  const made = shape.replace(/^(?:m|f|mf)(?=[sp]+(?:\||$))/, 'n').replace(ARTICLE, '$1o$2');
  neutral.set(shape, made);
  return made;
}

/** Cache by shape. It stays small, because the only shapes are frequent words and combinations of tags. */
const neutral = new Map<string, string>();

const ARTICLE = /^(|d|n|pel|a|ess|est|su|nov|um|tod|muit|outr)[oa](s?)$/;

const ARTICLES = new Map([
  ['o', { gender: TAGS.mascSing, hasPreposition: false }],
  ['os', { gender: TAGS.mascPlur, hasPreposition: false }],
  ['a', { gender: TAGS.femSing, hasPreposition: false }],
  ['as', { gender: TAGS.femPlur, hasPreposition: false }],
  ['ao', { gender: TAGS.mascSing, hasPreposition: true }],
  ['aos', { gender: TAGS.mascPlur, hasPreposition: true }],
  ['à', { gender: TAGS.femSing, hasPreposition: true }],
  ['às', { gender: TAGS.femPlur, hasPreposition: true }],
]);

/**
 * Returns the gender of the article at a position, and whether it includes the preposition; null if there is no
 * article that precedes a word of its gender and number.
 */
export function articlePlace(
  view: ContextView,
  at: number,
): { isFeminine: boolean; hasPreposition: boolean } | null {
  const article = ARTICLES.get(itemAt(view, at).form);
  if (!article || BEFORE_BARE_ARTICLE.has(itemAt(view, at - 1).form)) return null;
  const { word, form } = itemAt(view, at + 1);
  if (!word || (word.tags & article.gender) === 0 || NO_NOUNS.has(form)) return null;
  const isFeminine = (article.gender & (TAGS.femSing | TAGS.femPlur)) !== 0;
  return { isFeminine, hasPreposition: article.hasPreposition };
}

/**
 * Words that are followed by an article without the preposition, whatever the sense: "ambas as partes", "todas as
 * casas".
 */
const BEFORE_BARE_ARTICLE = new Set('ambas ambos todas todos toda todo'.split(' '));

/**
 * Words that have gender and number and occur in the position of a noun, but are not always preceded by an article.
 */
const NO_NOUNS = new Set(
  'que quê qual quais ele ela eles elas esse essa esses essas este esta estes estas toda todas todo todos cada outra outras outro outros nenhuma nenhum alguma algumas algum alguns uma um qualquer quem isso mim ti si nós você vocês cuja cujo cujas cujos tal tais certa certas tanta tantas muita muitas pouca poucas várias diversas mais menos pior melhor maior menor única último vossa cima duas três quatro cinco seis sete oito nove dez onze doze'.split(
    ' ',
  ),
);
