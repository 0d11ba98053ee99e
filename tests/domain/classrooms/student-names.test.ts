import { describe, expect, it } from 'vitest';
import {
  formerName,
  formerNames,
  isSameName,
  tellApart,
  withNote,
  withShownNames,
} from '@/domain/classrooms/student-names';

const NOW = new Date('2025-10-22T18:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();

describe('names', () => {
  it.each([
    ['Ana Souza', ' ana  SOUZA ', true],
    ['José', 'Jose', true],
    ['Ana\u200b Souza', 'Ana Souza', true],
    ['Ana Souza', 'Ana Souza (2)', true],
    ['Ana Souza', 'Ana Sousa', false],
    ['Ana', 'Ana (vespertino)', false],
  ])('%j and %j are the same: %s', (one, other, expected) => {
    expect(isSameName(one, other)).toBe(expected);
  });

  it('of one class are told apart by e-mail where there is one, else by number', () => {
    const people = [
      { nome: 'Ana Souza' },
      { nome: 'Bia' },
      { nome: 'ana souza', email: 'ana@exemplo.com' },
      { nome: 'Ana Souza', email: null },
    ];
    expect(tellApart(people)).toEqual([
      'Ana Souza (1)',
      'Bia',
      'ana souza (ana@exemplo.com)',
      'Ana Souza (3)',
    ]);
  });

  it('of expected students are none of the class has', () => {
    const expected = (id: string, email: string | null = null) => ({ id, nome: 'ana', email });
    const students = [{ nome: 'Ana (1)' }, { nome: 'Ana (2)' }];
    const shown = (...given: Parameters<typeof withShownNames>) =>
      withShownNames(...given).map((one) => one.mostrado);
    expect(shown([expected('1'), expected('2', 'ana@x.com'), expected('3')], students)).toEqual([
      'ana (3)',
      'ana (ana@x.com)',
      'ana (5)',
    ]);
    expect(shown([expected('1')], [{ nome: 'Ana' }])).toEqual(['ana (2)']);
    expect(shown([expected('1')], [])).toEqual(['ana']);
  });

  it.each([[['Ana (2)', 'Ana', 'Ana']], [['Ana', 'Ana (1)']], [['Ana (1)', 'Ana', 'Ana (1) (2)', 'Ana']]])(
    'stay apart where somebody has a number for a name: %j',
    (names) => {
      expect(new Set(tellApart(names.map((nome) => ({ nome })))).size).toBe(names.length);
    },
  );

  it('are shown with the former one, or with a word where somebody has not joined', () => {
    expect(withNote('Ana Lima', { nome_anterior: 'Ana Souza' })).toBe('Ana Lima, antes Ana Souza');
    expect(withNote('Ana Lima', { nome_anterior: null, esperado: false })).toBe('Ana Lima');
    expect(withNote('Bia Reis', { nome_anterior: null, esperado: true })).toBe('Bia Reis, ainda não entrou');
  });
});

describe('former names', () => {
  const student = { nome: 'Ana Lima', entrou_em: daysAgo(90) };
  const was = (nome: string, days: number) => ({ nome, mudou_em: daysAgo(days) });

  it.each([
    ['one of this month', [was('Ana Souza', 29)], 'Ana Souza'],
    ['none after thirty days', [was('Ana Souza', 31)], null],
    ['the earlier of two', [was('Ana Souza', 20), was('Ana Reis', 2)], 'Ana Souza'],
    ['the second once the first is over', [was('Ana Souza', 31), was('Ana Reis', 29)], 'Ana Reis'],
    ['none where the name is back', [was('ana limá', 3), was('Ana Souza', 2)], null],
  ])('tell of %s', (_which, known, expected) => {
    expect(formerName(student, known, NOW)).toBe(expected);
  });

  it('tell of none before joining', () => {
    expect(formerName({ ...student, entrou_em: daysAgo(2) }, [was('Ana Souza', 3)], NOW)).toBeNull();
  });

  it('are kept for thirty days, thirty at most, and not for a change of capitals', () => {
    const at = NOW.toISOString();
    const change = { from: 'Ana Souza', to: 'Ana Lima', at };
    expect(formerNames([was('Velha', 31)], change)).toEqual([{ nome: 'Ana Souza', mudou_em: at }]);
    expect(formerNames([], { ...change, to: 'ANA SOUZA' })).toEqual([]);
    const many = Array.from({ length: 30 }, (_, index) => was(`Ana ${index}`, 1));
    expect(formerNames(many, change)).toEqual(many);
  });
});
