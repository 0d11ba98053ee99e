import { EDGE, itemAt, type ContextView } from './context-view.ts';
import { WORD_KINDS, type Features } from './context-models.ts';

/**
 * The context of a word: two words or punctuation marks on the left (L), two on the right (R), and only the shape
 * of a third on each side. In the names of features, capital letters represent lower-case forms, small letters
 * represent shapes, and `L1-` and `-R1` represent first and last letters.
 */
export function wordFeatures(view: ContextView, from: number, to = from): Features {
  const left1 = itemAt(view, from - 1);
  const isFirst = left1 === EDGE;
  const left2 = isFirst ? EDGE : itemAt(view, from - 2);
  const left3 = isFirst || left2 === EDGE ? EDGE : itemAt(view, from - 3);
  const right1 = itemAt(view, to + 1);
  const isLast = right1 === EDGE;
  const right2 = isLast ? EDGE : itemAt(view, to + 2);
  const right3 = isLast || right2 === EDGE ? EDGE : itemAt(view, to + 3);
  const verbs = `${Math.min(2, view.verbsBefore[from] ?? 0)}${Math.min(2, view.verbsAfter[to] ?? 0)}`;
  const values = [
    left1.form,
    left2.form,
    right1.form,
    right2.form,
    left1.form.slice(0, 5),
    left1.form.slice(-3),
    right1.form.slice(0, 5),
    right1.form.slice(-3),
    right2.form.slice(-3),
    left1.shape,
    left2.shape,
    right1.shape,
    right2.shape,
    `${left2.shape} ${left1.shape}`,
    `${right1.shape} ${right2.shape}`,
    `${left1.shape} ${right1.shape}`,
    `${left1.form} ${right1.form}`,
    `${left2.form} ${left1.form}`,
    `${right1.form} ${right2.form}`,
    `${left2.shape} ${left1.shape} ${right1.shape}`,
    `${left1.shape} ${right1.shape} ${right2.shape}`,
    `${left3.shape} ${left2.shape} ${left1.shape}`,
    `${right1.shape} ${right2.shape} ${right3.shape}`,
    `${left1.form.slice(0, 5)} ${right1.shape}`,
    verbs,
    `${verbs} ${left1.shape} ${right1.shape}`,
    `${verbs} ${left1.shape}`,
    `${verbs} ${right1.shape}`,
    `${verbs} ${right1.shape} ${right2.shape}`,
  ];
  return { kinds: WORD_KINDS, values };
}
