import { groupVersions, type Version } from '../versions/versions.ts';

/** The entries that one essay names, by their ids. */
export type NamedIn = { id: string; entries: readonly string[] };

/**
 * The essays that name each entry, by the id of the entry, newest first. Of several versions of an essay, only the
 * latest one that names the entry is included.
 */
export function usesByEntry<T extends Version>(
  essays: readonly T[],
  named: readonly NamedIn[],
): ReadonlyMap<string, readonly T[]> {
  const entriesOf = new Map(named.map(({ id, entries }) => [id, entries]));
  const uses = new Map<string, T[]>();
  for (const { latest, earlier } of groupVersions(essays)) {
    const seen = new Set<string>();
    for (const essay of [latest, ...earlier])
      for (const entry of entriesOf.get(essay.id) ?? []) {
        if (seen.has(entry)) continue;
        seen.add(entry);
        uses.set(entry, [...(uses.get(entry) ?? []), essay]);
      }
  }
  return uses;
}
