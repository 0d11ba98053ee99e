/**
 * The data of an essay by which versions are ordered; `versionOf` is the id of the essay that this essay rewrites.
 */
export type Version = { id: string; versionOf?: string | undefined; submittedAt: string };

/** An essay with its versions, the latest first; never empty. */
export type VersionGroup<T extends Version> = { latest: T; earlier: T[] };

/**
 * Groups essays by their first version; the group with the latest version comes first. A new version comes after
 * the version that it rewrites, regardless of their dates; several rewrites of one version are sorted by date.
 * Rewrites are grouped even if the former version is missing.
 */
export function groupVersions<T extends Version>(essays: readonly T[]): VersionGroup<T>[] {
  const byId = new Map(essays.map((one) => [one.id, one]));
  const placed = new Map<string, Placed>();
  const groups = new Map<string, T[]>();
  const timeOf = ({ id }: T) => placed.get(id)?.time ?? 0;
  for (const essay of essays) {
    const { root } = place(essay, byId, placed);
    const group = groups.get(root);
    if (group) group.push(essay);
    else groups.set(root, [essay]);
  }
  return [...groups.values()]
    .map((group) => group.toSorted((a, b) => timeOf(b) - timeOf(a)))
    .flatMap(([latest, ...earlier]) => (latest ? [{ latest, earlier }] : []))
    .toSorted((a, b) => Date.parse(b.latest.submittedAt) - Date.parse(a.latest.submittedAt) || 0);
}

/** The first version of an essay, and a time that orders the versions. */
type Placed = { root: string; time: number };

/**
 * Finds the first version and time of an essay. Cyclic references are followed only up to the point where the cycle
 * closes. A date that cannot be parsed is treated as the earliest.
 */
function place<T extends Version>(
  essay: T,
  byId: ReadonlyMap<string, T>,
  placed: Map<string, Placed>,
): Placed {
  const path: T[] = [];
  let at: T | undefined = essay;
  while (at && !placed.has(at.id) && !path.includes(at)) {
    path.push(at);
    at = at.versionOf === undefined ? undefined : byId.get(at.versionOf);
  }
  const first = path.at(-1);
  let former = (at && placed.get(at.id)) ?? { root: first?.versionOf ?? first?.id ?? essay.id, time: -1 };
  for (const one of path.toReversed()) {
    former = { root: former.root, time: Math.max(Date.parse(one.submittedAt) || 0, former.time + 1) };
    placed.set(one.id, former);
  }
  return former;
}

/** The number of an essay among its versions, starting at 1, as in "2ª versão". */
export function ordinalOf<T extends Version>({ latest, earlier }: VersionGroup<T>, id: string): number {
  return earlier.length + 1 - [latest, ...earlier].findIndex((one) => one.id === id);
}

/**
 * Mean gain in points from the first version to the latest, over all rewritten essays; null if no essay was
 * rewritten.
 */
export function gainOfRewriting(groups: readonly VersionGroup<Version & { total: number }>[]): number | null {
  const gains = groups.flatMap(({ latest, earlier }) => {
    const first = earlier.at(-1);
    return first ? [latest.total - first.total] : [];
  });
  return gains.length === 0 ? null : Math.round(gains.reduce((sum, gain) => sum + gain, 0) / gains.length);
}
