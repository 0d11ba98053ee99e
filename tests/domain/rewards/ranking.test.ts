import { describe, expect, it } from 'vitest';
import { rank, RANKING_SIZE, shortName, type RankedStudent } from '@/domain/rewards/ranking';

const student = (id: string, canetinhas: number, since = '2026-03-01T12:00:00Z'): RankedStudent => ({
  id,
  name: `${id} Souza`,
  canetinhas,
  since,
});
const idsOf = (students: RankedStudent[]) => rank(students, '').rows.map(({ nome }) => nome.split(' ')[0]);

describe('rank', () => {
  it('puts who earned most first', () => {
    expect(idsOf([student('b', 101.5), student('a', 101), student('c', 140)])).toEqual(['c', 'b', 'a']);
  });

  it('puts the longer-standing account before an equal one, then the smaller id', () => {
    const students = [
      student('c', 100, '2026-03-02T12:00:00Z'),
      student('b', 100),
      // The same instant, written with another time-zone offset.
      student('a', 100, '2026-03-01T09:00:00-03:00'),
    ];
    expect(idsOf(students)).toEqual(['a', 'b', 'c']);
  });

  it('shows ten, and one’s own place also below them', () => {
    const students = Array.from({ length: 14 }, (_, at) => student(`s${at}`, 200 - at));
    const { rows, own } = rank(students, 's12');
    expect(rows).toHaveLength(RANKING_SIZE);
    expect(rows.map(({ posicao }) => posicao)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(rows.some(({ eu }) => eu)).toBe(false);
    expect(own).toEqual({ posicao: 13, canetinhas: 188 });
    expect(rank(students, 's3').rows.filter(({ eu }) => eu)).toMatchObject([{ posicao: 4 }]);
  });

  it('gives no place to who does not take part', () => {
    expect(rank([student('a', 100)], 'b')).toMatchObject({ own: null });
    expect(rank([], 'b')).toEqual({ rows: [], own: null });
  });
});

describe('shortName', () => {
  it.each([
    ['Ana Beatriz de Souza', 'Ana S.'],
    ['  João\t  da  silva ', 'João S.'],
    ['Caio', 'Caio'],
    ['ana élida', 'ana É.'],
    ['', ''],
    ['x'.repeat(40), 'x'.repeat(30)],
    ['🦅 🦁', '🦅 🦁.'],
  ])('of %j is %j', (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});
