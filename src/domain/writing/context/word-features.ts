import { EDGE, itemAt, type ContextView } from './context-view.ts';
import type { Features } from './context-models.ts';

/**
 * The neighbourhood of a word: two words or signs on the left (L), two on the right (R), a third as shape only;
 * forms in lower case under capital letters, shapes under small ones, first and last letters under `L1-` and `-R1`.
 */
export function wordFeatures(view: ContextView, from: number, to = from): Features {
  const kinds: string[] = [];
  const values: string[] = [];
  const add = (kind: string, value: string) => {
    kinds.push(kind);
    values.push(value);
  };
  const left1 = itemAt(view, from - 1);
  const isFirst = left1 === EDGE;
  const left2 = isFirst ? EDGE : itemAt(view, from - 2);
  const left3 = isFirst || left2 === EDGE ? EDGE : itemAt(view, from - 3);
  const right1 = itemAt(view, to + 1);
  const isLast = right1 === EDGE;
  const right2 = isLast ? EDGE : itemAt(view, to + 2);
  const right3 = isLast || right2 === EDGE ? EDGE : itemAt(view, to + 3);

  add('L1', left1.form);
  add('L2', left2.form);
  add('R1', right1.form);
  add('R2', right2.form);
  add('L1-', left1.form.slice(0, 5));
  add('-L1', left1.form.slice(-3));
  add('R1-', right1.form.slice(0, 5));
  add('-R1', right1.form.slice(-3));
  add('-R2', right2.form.slice(-3));
  add('l1', left1.shape);
  add('l2', left2.shape);
  add('r1', right1.shape);
  add('r2', right2.shape);
  add('l2l1', `${left2.shape} ${left1.shape}`);
  add('r1r2', `${right1.shape} ${right2.shape}`);
  add('l1r1', `${left1.shape} ${right1.shape}`);
  add('L1R1', `${left1.form} ${right1.form}`);
  add('L2L1', `${left2.form} ${left1.form}`);
  add('R1R2', `${right1.form} ${right2.form}`);
  add('l2l1r1', `${left2.shape} ${left1.shape} ${right1.shape}`);
  add('l1r1r2', `${left1.shape} ${right1.shape} ${right2.shape}`);
  add('l3l2l1', `${left3.shape} ${left2.shape} ${left1.shape}`);
  add('r1r2r3', `${right1.shape} ${right2.shape} ${right3.shape}`);
  add('l1-R1', `${left1.form.slice(0, 5)} ${right1.shape}`);
  const verbs = `${Math.min(2, view.verbsBefore[from] ?? 0)}${Math.min(2, view.verbsAfter[to] ?? 0)}`;
  add('v', verbs);
  add('vl1r1', `${verbs} ${left1.shape} ${right1.shape}`);
  add('vl1', `${verbs} ${left1.shape}`);
  add('vr1', `${verbs} ${right1.shape}`);
  add('vr1r2', `${verbs} ${right1.shape} ${right2.shape}`);
  return { kinds, values };
}
