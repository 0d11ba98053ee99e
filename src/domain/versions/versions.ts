import { latestFirst } from '../time/latest-first.ts';

/** As much of an essay as its place among the versions needs; `versionOf` is the id of the one it rewrites. */
export type Version = { id: string; versionOf?: string | undefined; submittedAt: string };

/** An essay with its versions, the latest first; never empty. */
export type VersionGroup<T extends Version> = { latest: T; earlier: T[] };

/**
 * Essays grouped by the first version each goes back to, the group with the latest version first. A version whose former
 * one is not among them begins a group. Two rewrites of one version are of the same group.
 */
export function groupVersions<T extends Version>(essays: readonly T[]): VersionGroup<T>[] {
  const byId = new Map(essays.map((one) => [one.id, one]));
  const roots = new Map<string, string>();
  const groups = new Map<string, T[]>();
  for (const essay of essays.toSorted(latestFirst('submittedAt'))) {
    const root = rootOf(essay, byId, roots);
    const group = groups.get(root);
    if (group) group.push(essay);
    else groups.set(root, [essay]);
  }
  return [...groups.values()].flatMap(([latest, ...earlier]) => (latest ? [{ latest, earlier }] : []));
}

/** The first version of an essay. Ids that go round in a circle end where the circle closes. */
function rootOf<T extends Version>(
  essay: T,
  byId: ReadonlyMap<string, T>,
  roots: Map<string, string>,
): string {
  const path: string[] = [];
  let at: T | undefined = essay;
  while (at && !roots.has(at.id) && !path.includes(at.id)) {
    path.push(at.id);
    at = at.versionOf === undefined ? undefined : byId.get(at.versionOf);
  }
  const root = (at && roots.get(at.id)) ?? path.at(-1) ?? essay.id;
  for (const id of path) roots.set(id, root);
  return root;
}

/** How an essay and its versions stand among themselves: "2ª versão". */
export function ordinalOf<T extends Version>({ latest, earlier }: VersionGroup<T>, id: string): number {
  return earlier.length + 1 - [latest, ...earlier].findIndex((one) => one.id === id);
}

/** What rewriting brought in the mean of all rewritten essays, from the first version to the latest, in points; null of none. */
export function gainOfRewriting(groups: readonly VersionGroup<Version & { total: number }>[]): number | null {
  const gains = groups.flatMap(({ latest, earlier }) => {
    const first = earlier.at(-1);
    return first ? [latest.total - first.total] : [];
  });
  return gains.length === 0 ? null : Math.round(gains.reduce((sum, gain) => sum + gain, 0) / gains.length);
}
