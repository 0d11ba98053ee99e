import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceOf, earnedOf, withBalances, type Movement } from '@/domain/rewards/ledger';
import { localMovements, type RewardRecords } from '@/domain/rewards/local-movements';

const RECORDS: RewardRecords = {
  since: '2026-03-01T12:00:00Z',
  essays: [],
  visits: [],
  missions: [],
  achievements: [],
  purchases: [],
};
const movementsOf = (records: Partial<RewardRecords>) => localMovements({ ...RECORDS, ...records });
const sourcesOf = (records: Partial<RewardRecords>) =>
  movementsOf(records)
    .slice(1)
    .map(({ source, amount }) => [source, amount]);
const essay = (id: string, total: number, submittedAt = '2026-03-10T15:00:00Z') => ({
  id,
  total,
  submittedAt,
});

describe('localMovements', () => {
  it('begins with the welcome', () => {
    expect(movementsOf({})).toMatchObject([
      { source: 'boas_vindas', amount: 100, created_at: RECORDS.since },
    ]);
  });

  it.each([
    [799, [['redacao', 1]]],
    [
      800,
      [
        ['redacao', 1],
        ['nota_alta', 2],
      ],
    ],
    [Number.NaN, [['redacao', 1]]],
  ])('pays an essay of %s', (total, paid) => {
    expect(sourcesOf({ essays: [essay('a', total)] })).toEqual(paid);
  });

  it('pays five essays a day, each once, and again from midnight in São Paulo', () => {
    const day = Array.from({ length: 7 }, (_, at) => essay(`e${at}`, 500, `2026-03-10T1${at}:00:00Z`));
    expect(sourcesOf({ essays: day })).toHaveLength(5);
    expect(sourcesOf({ essays: [...day, essay('next', 500, '2026-03-11T03:00:00Z')] })).toHaveLength(6);
    expect(sourcesOf({ essays: [essay('a', 500), essay('a', 500)] })).toHaveLength(1);
  });

  it('pays a visit and a mission a day, however often they come', () => {
    const visits = ['2026-03-10T02:00:00Z', '2026-03-10T04:00:00Z', '2026-03-10T23:00:00Z'];
    expect(sourcesOf({ visits })).toEqual([
      ['login_diario', 1],
      ['login_diario', 1],
    ]);
    const at = '2026-03-10T12:00:00Z';
    const missions = [
      { mission: 'proposta-completa', at },
      { mission: 'tese-clara', at: '2026-03-10T20:00:00Z' },
    ] as const;
    expect(sourcesOf({ missions })).toEqual([['missao_diaria', 3]]);
  });

  it('pays the reward of an achievement, and nothing for one nobody knows', () => {
    const at = '2026-03-10T12:00:00Z';
    const achievements = ['primeira_redacao', 'inventada', 'primeira_redacao'].map((codigo) => ({
      codigo,
      at,
    }));
    expect(sourcesOf({ achievements })).toEqual([['conquista', 5]]);
  });
});

describe('withBalances', () => {
  const movement = fc.record({
    amount: fc.integer({ min: -500, max: 500 }).map((tenths) => tenths / 10),
    created_at: fc
      .date({ min: new Date(0), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  });
  const ledger = fc.array(movement).map((entries) =>
    entries.map((entry, at): Movement => ({
      ...entry,
      chave: String(at),
      source: 'ajuste',
      description: '',
    })),
  );

  it('always ends at the sum, exact to a tenth', () => {
    fc.assert(
      fc.property(ledger, (movements) => {
        const entries = withBalances(movements);
        const tenths = movements.reduce((sum, { amount }) => sum + Math.round(amount * 10), 0);
        expect(balanceOf(movements)).toBe(tenths / 10);
        expect(entries[0]?.balance ?? 0).toBe(tenths / 10);
        for (const [at, { amount, balance }] of entries.entries())
          expect(Math.round(balance * 10)).toBe(
            Math.round((entries[at + 1]?.balance ?? 0) * 10) + Math.round(amount * 10),
          );
      }),
    );
  });

  it('shows the newest first', () => {
    const entries = withBalances(movementsOf({ essays: [essay('a', 900)] }));
    expect(entries.map(({ balance }) => balance)).toEqual([103, 101, 100]);
  });
});

describe('earnedOf', () => {
  it('leaves out the welcome and what was taken', () => {
    const taken: Movement = {
      chave: 'x',
      source: 'ajuste',
      amount: -2.5,
      description: 'Ajuste',
      created_at: RECORDS.since,
    };
    expect(earnedOf([...movementsOf({ essays: [essay('a', 850)] }), taken])).toBe(3);
  });
});
