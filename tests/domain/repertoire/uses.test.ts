import { expect, it } from 'vitest';
import { usesByEntry } from '@/domain/repertoire/uses';

const essay = (id: string, day: number, versionOf?: string) => ({
  id,
  submittedAt: `2026-11-0${day}T12:00:00.000Z`,
  ...(versionOf && { versionOf }),
});

it('an entry has the essays that name it, the newest first, and one version of each', () => {
  const essays = [essay('a', 1), essay('b', 2, 'a'), essay('c', 3, 'b'), essay('d', 4), essay('e', 5)];
  const uses = usesByEntry(essays, [
    { id: 'a', entries: ['eca', 'ldb'] },
    { id: 'b', entries: ['eca'] },
    { id: 'c', entries: [] },
    { id: 'd', entries: ['eca'] },
    { id: 'gone', entries: ['ldb'] },
  ]);
  const ids = (entry: string) => uses.get(entry)?.map(({ id }) => id);
  expect(ids('eca')).toEqual(['d', 'b']);
  expect(ids('ldb')).toEqual(['a']);
  expect(ids('lei-de-cotas')).toBeUndefined();
});
