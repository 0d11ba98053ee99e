import { EDGE, itemAt, type ContextView } from './context-view.ts';
import type { Features } from './context-models.ts';

/**
 * Features for deciding whether a comma belongs between two words: `left` is the word before the comma, `right` the
 * word after it.
 */
export function commaFeatures(view: ContextView, left: number, right: number): Features {
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

  const values = [
    l1.form,
    r1.form,
    `${l1.form} ${r1.form}`,
    l1.shape,
    r1.shape,
    `${l2.shape} ${l1.shape}`,
    `${l3.shape} ${l2.shape} ${l1.shape}`,
    `${r1.shape} ${r2.shape}`,
    `${r1.shape} ${r2.shape} ${r3.shape}`,
    `${l1.shape} ${r1.shape}`,
    `${l2.shape} ${l1.shape} ${r1.shape}`,
    `${l1.shape} ${r1.shape} ${r2.shape}`,
    verbs,
    `${verbs} ${l1.shape} ${r1.shape}`,
    `${verbs} ${r1.shape}`,
    `${verbs} ${r1.shape} ${r2.shape}`,
    `${signs} ${length}`,
    `${signs} ${verbs}`,
    `${signs} ${r1.shape} ${step(after)}`,
    `${signs} ${l1.shape} ${step(before)}`,
    `${first.shape} ${step(before)} ${verbs}`,
    `${first.shape} ${second.shape} ${step(before)} ${verbs}`,
    `${first.shape} ${r1.shape} ${verbs}`,
  ];
  if (before <= 4) {
    const opening = view.items
      .slice(opened + 1, left + 1)
      .map(({ form }) => form)
      .join(' ');
    values.push(`${signs[0]} ${opening}`);
  }
  return { kinds: KINDS, values };
}

const KINDS: readonly string[] =
  'L1 R1 L1R1 l1 r1 l2l1 l3l2l1 r1r2 r1r2r3 l1r1 l2l1r1 l1r1r2 v vl1r1 vr1 vr1r2 signs vsigns signsr1 signsl1 first firsts firstr1 opening'.split(
    ' ',
  );

function step(length: number): string {
  if (length <= 4) return String(length);
  return length <= 7 ? '5-7' : length <= 12 ? '8-12' : '13+';
}
