/** An essay, and how often each fault is in it. */
export type CountedEssay = { submittedAt: string; faults: Readonly<Record<string, number>> };

/** A fault that was practised, and how often it was in the essay before the practice and in the one after it. */
export type Gain = { fault: string; before: number; beforeAt: string; after: number; afterAt: string };

/** Fewer marks than this before the practice may be chance. */
const TOLD_FROM = 2;

/**
 * What practice changed in the essays: for each fault with a first answer, the last essay before it beside the latest one
 * after it. Only faults that became fewer, the greatest change first. `essays` in any order.
 */
export function gainsOf(
  practised: readonly { falta: string; desde: string }[],
  essays: readonly CountedEssay[],
): Gain[] {
  const inOrder = essays.toSorted((a, b) => Date.parse(a.submittedAt) - Date.parse(b.submittedAt));
  return practised
    .flatMap(({ falta, desde }): Gain[] => {
      const since = Date.parse(desde);
      const before = inOrder.findLast(({ submittedAt }) => Date.parse(submittedAt) < since);
      const after = inOrder.at(-1);
      if (!before || !after || Date.parse(after.submittedAt) <= since) return [];
      const gain = { before: before.faults[falta] ?? 0, after: after.faults[falta] ?? 0 };
      return gain.before >= TOLD_FROM && gain.after < gain.before
        ? [{ fault: falta, ...gain, beforeAt: before.submittedAt, afterAt: after.submittedAt }]
        : [];
    })
    .toSorted((a, b) => b.before - b.after - (a.before - a.after));
}
