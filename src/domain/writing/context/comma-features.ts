import { EDGE, itemAt, type ContextView } from './context-view.ts';
import type { Features } from './context-models.ts';

/** What tells whether a comma belongs between two words: `left` is the word before, `right` the word after. */
export function commaFeatures(view: ContextView, left: number, right: number): Features {
  const kinds: string[] = [];
  const values: string[] = [];
  const add = (kind: string, value: string) => {
    kinds.push(kind);
    values.push(value);
  };
  const opened = view.signBefore[left + 1] ?? 0;
  const closed = view.signAfter[right - 1] ?? 0;
  const l1 = itemAt(view, left);
  const l2 = itemAt(view, left - 1);
  const l3 = l2 === EDGE ? EDGE : itemAt(view, left - 2);
  const r1 = itemAt(view, right);
  const r2 = itemAt(view, right + 1);
  const r3 = r2 === EDGE ? EDGE : itemAt(view, right + 2);
  const before = left - opened;
  const after = closed - right;
  const verbs = `${Math.min(2, view.verbsBefore[left + 1] ?? 0)}${Math.min(2, view.verbsAfter[right - 1] ?? 0)}`;
  const first = itemAt(view, opened + 1);
  const second = before > 1 ? itemAt(view, opened + 2) : EDGE;
  const signs = `${itemAt(view, opened).form}${itemAt(view, closed).form}`;
  const length = `${step(before)}/${step(after)}`;

  add('L1', l1.form);
  add('R1', r1.form);
  add('L1R1', `${l1.form} ${r1.form}`);
  add('l1', l1.shape);
  add('r1', r1.shape);
  add('l2l1', `${l2.shape} ${l1.shape}`);
  add('l3l2l1', `${l3.shape} ${l2.shape} ${l1.shape}`);
  add('r1r2', `${r1.shape} ${r2.shape}`);
  add('r1r2r3', `${r1.shape} ${r2.shape} ${r3.shape}`);
  add('l1r1', `${l1.shape} ${r1.shape}`);
  add('l2l1r1', `${l2.shape} ${l1.shape} ${r1.shape}`);
  add('l1r1r2', `${l1.shape} ${r1.shape} ${r2.shape}`);
  add('v', verbs);
  add('vl1r1', `${verbs} ${l1.shape} ${r1.shape}`);
  add('vr1', `${verbs} ${r1.shape}`);
  add('vr1r2', `${verbs} ${r1.shape} ${r2.shape}`);
  add('signs', `${signs} ${length}`);
  add('vsigns', `${signs} ${verbs}`);
  add('signsr1', `${signs} ${r1.shape} ${step(after)}`);
  add('signsl1', `${signs} ${l1.shape} ${step(before)}`);
  add('first', `${first.shape} ${step(before)} ${verbs}`);
  add('firsts', `${first.shape} ${second.shape} ${step(before)} ${verbs}`);
  add('firstr1', `${first.shape} ${r1.shape} ${verbs}`);
  if (before <= 4) {
    const opening = view.items
      .slice(opened + 1, left + 1)
      .map(({ form }) => form)
      .join(' ');
    add('opening', `${signs[0]} ${opening}`);
  }
  return { kinds, values };
}

function step(length: number): string {
  if (length <= 4) return String(length);
  return length <= 7 ? '5-7' : length <= 12 ? '8-12' : '13+';
}
