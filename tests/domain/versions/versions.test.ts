import { describe, expect, it } from 'vitest';
import { gainOfRewriting, groupVersions, ordinalOf } from '@/domain/versions/versions';

/** Essays written on consecutive days, in the given order. */
const written = (...essays: [id: string, versionOf?: string, total?: number][]) =>
  essays.map(([id, versionOf, total = 0], at) => ({
    id,
    total,
    submittedAt: new Date(Date.UTC(2025, 8, at + 1)).toISOString(),
    ...(versionOf !== undefined && { versionOf }),
  }));
const ids = (...args: Parameters<typeof written>) =>
  groupVersions(written(...args)).map(({ latest, earlier }) => [latest.id, ...earlier.map(({ id }) => id)]);

describe('versions', () => {
  it.each<[kind: string, essays: Parameters<typeof written>, groups: string[][]]>([
    ['apart', [['a'], ['b']], [['b'], ['a']]],
    ['one of the other', [['a'], ['b'], ['c', 'a']], [['c', 'a'], ['b']]],
    ['in a row', [['a'], ['b', 'a'], ['c', 'b']], [['c', 'b', 'a']]],
    ['two of one', [['a'], ['b', 'a'], ['c', 'a']], [['c', 'b', 'a']]],
    [
      'of one that is gone',
      [
        ['b', 'a'],
        ['c', 'b'],
      ],
      [['c', 'b']],
    ],
    [
      'in a circle',
      [
        ['a', 'b'],
        ['b', 'a'],
      ],
      [['a', 'b']],
    ],
  ])('%s', (_kind, essays, groups) => {
    expect(ids(...essays)).toEqual(groups);
  });

  it('stand in the order of their chain where a clock was behind', () => {
    const [former, later] = written(['a'], ['b', 'a']);
    const behind = { ...later!, submittedAt: '2020-01-01T00:00:00.000Z' };
    const undated = { ...later!, submittedAt: '' };
    for (const one of [behind, undated])
      expect(groupVersions([one, former!])).toEqual([{ latest: one, earlier: [former] }]);
  });

  it('of one that is gone stay together', () => {
    expect(ids(['b', 'a'], ['c', 'a'])).toEqual([['c', 'b']]);
  });

  it('are numbered from the first', () => {
    const [group] = groupVersions(written(['a'], ['b', 'a'], ['c', 'b']));
    expect(['a', 'b', 'c'].map((id) => ordinalOf(group!, id))).toEqual([1, 2, 3]);
  });

  it('tell what rewriting brought in the mean, first to latest', () => {
    expect(gainOfRewriting(groupVersions(written(['a', undefined, 600])))).toBeNull();
    const essays = written(
      ['a', undefined, 600],
      ['b', 'a', 640],
      ['c', 'b', 720],
      ['d', undefined, 800],
      ['e', 'd', 760],
    );
    expect(gainOfRewriting(groupVersions(essays))).toBe(40);
  });
});
