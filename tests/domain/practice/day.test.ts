import { describe, expect, it } from 'vitest';
import { exercisesOfDay, type Choice, type DaySources } from '@/domain/practice/day';

const NOTHING: DaySources = { due: [], own: [], sameFaults: [], otherKinds: [], rest: [] };
const choices = (name: string, count: number, faults = ['crase', 'acentos']): Choice[] =>
  Array.from({ length: count }, (_, at) => ({
    key: `${name}${at}`,
    fault: faults[at % faults.length] ?? '',
  }));
const day = (sources: Partial<DaySources>, today: Parameters<typeof exercisesOfDay>[1] = [], streaks = {}) =>
  exercisesOfDay(
    { ...NOTHING, ...sources },
    today,
    (fault) => (streaks as Record<string, number>)[fault] ?? 0,
  );

describe('the ten of a day', () => {
  it('are those due, the fault that is least firm first', () => {
    const due = [
      { key: 'a', fault: 'crase' },
      { key: 'b', fault: 'porques' },
    ];
    expect(day({ due, rest: choices('r', 20) }, [], { crase: 3 }).fresh.slice(0, 2)).toEqual(['b', 'a']);
  });

  it('are ten, however many are due', () => {
    expect(day({ due: choices('d', 40), own: choices('o', 9) }).fresh).toHaveLength(10);
  });

  it('without a card are five own sentences, three of the same faults, two of other kinds', () => {
    const { fresh } = day({
      own: choices('own', 9),
      sameFaults: choices('same', 9),
      otherKinds: choices('kind', 9, ['tese', 'ligacoes']),
      rest: choices('rest', 9),
    });
    const count = (name: string) => fresh.filter((key) => key.startsWith(name)).length;
    expect([count('own'), count('same'), count('kind'), count('rest')]).toEqual([5, 3, 2, 0]);
  });

  it('of a student without an essay come from the bank', () => {
    const { fresh } = day({ otherKinds: choices('kind', 4, ['tese']), rest: choices('rest', 30) });
    expect(fresh).toHaveLength(10);
    expect(fresh.filter((key) => key.startsWith('rest'))).toHaveLength(6);
  });

  it('never ask one fault twice in a row while another is left', () => {
    const due = [...choices('a', 5, ['crase']), ...choices('b', 5, ['acentos'])];
    const faults = day({ due }).fresh.map((key) => key[0]);
    expect(faults.every((fault, at) => at === 0 || fault !== faults[at - 1])).toBe(true);
  });

  it('are fewer by those answered, and never those again', () => {
    const today = [{ chave: 'd0', certa: true, acertou: true }];
    const { fresh } = day({ due: choices('d', 3), rest: choices('rest', 20) }, today);
    expect(fresh).toHaveLength(9);
    expect(fresh).not.toContain('d0');
  });

  it('bring back at the end what was wrong and is not right yet', () => {
    const today = [
      { chave: 'x', certa: false, acertou: false },
      { chave: 'y', certa: false, acertou: true },
      { chave: 'z', certa: true, acertou: true },
    ];
    expect(day({}, today)).toEqual({ fresh: [], again: ['x'] });
  });

  it('are over after ten', () => {
    const today = choices('t', 10).map(({ key }) => ({ chave: key, certa: true, acertou: true }));
    expect(day({ due: choices('d', 9) }, today)).toEqual({ fresh: [], again: [] });
  });
});
