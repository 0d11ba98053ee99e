import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MetricsEssay } from '@/domain/progress/metrics';
import { balanceOf, withBalances } from '@/domain/rewards/ledger';
import {
  NO_REWARDS,
  rewardBalance,
  rewardMovements,
  settleRewards,
  type KeptRewards,
  type RewardFacts,
} from '@/domain/rewards/settle-rewards';
import { buildRow } from '../../support/builders';

const FACTS: RewardFacts = {
  since: '2018-01-01T12:00:00Z',
  essays: [],
  ratings: 0,
  messages: 0,
  suggestions: 0,
};
const settleAt = (kept: KeptRewards, iso: string, facts = FACTS) =>
  settleRewards(kept, facts, { now: new Date(iso), completed: null }).kept;
const visitsAt = (...times: string[]) =>
  times.reduce((kept, time) => settleAt(kept, time), NO_REWARDS).visits.length;

describe('the visit of a day', () => {
  it.each([
    ['twice on a day', ['2026-03-10T15:00:00Z', '2026-03-10T23:00:00Z'], 1],
    ['a second before and at midnight', ['2026-03-11T02:59:59Z', '2026-03-11T03:00:00Z'], 2],
    ['over midnight of UTC', ['2026-03-10T23:59:00Z', '2026-03-11T00:01:00Z'], 1],
    ['a day of 23 hours', ['2018-11-04T02:59:00Z', '2018-11-04T03:00:00Z', '2018-11-05T01:59:00Z'], 2],
    ['the hour that came twice', ['2019-02-17T01:30:00Z', '2019-02-17T02:30:00Z'], 1],
    [
      'a clock set back and forth',
      ['2026-03-10T15:00:00Z', '2026-03-09T15:00:00Z', '2026-03-10T16:00:00Z'],
      2,
    ],
  ])('%s', (_requirement, times, visits) => {
    expect(visitsAt(...times)).toBe(visits);
  });
});

describe('the mission of a day', () => {
  const now = new Date('2026-03-10T15:00:00Z');
  const settle = (kept: KeptRewards, completed: 'tese-clara' | 'proposta-completa' | null, at = now) =>
    settleRewards(kept, FACTS, { now: at, completed }).kept;

  it('is kept once a day, whichever it was', () => {
    const once = settle(settle(NO_REWARDS, 'tese-clara'), 'proposta-completa');
    expect(once.missions).toEqual([{ mission: 'tese-clara', at: now.toISOString() }]);
    expect(settle(once, 'proposta-completa', new Date('2026-03-11T03:00:00Z')).missions).toHaveLength(2);
  });

  it('is not kept where no essay completed it', () => {
    expect(settle(NO_REWARDS, null).missions).toEqual([]);
  });

  it('unlocks the first of them, and pays it', () => {
    const { kept, unlocked } = settleRewards(NO_REWARDS, FACTS, { now, completed: 'proposta-completa' });
    expect(unlocked.map(({ codigo }) => codigo)).toContain('primeira_meta');
    // Welcome, visit, mission, and the two achievements they bring.
    expect(rewardBalance(kept, FACTS)).toBe(100 + 1 + 3 + 2 * 5);
  });
});

describe('the essays of a day', () => {
  it('take back nothing when a sixth one comes with an earlier hour', () => {
    const essay = (hour: string, nota: number) =>
      buildRow({ id: hour, data: `2026-03-10T${hour}:00:00Z`, nota });
    const five = ['13', '14', '15', '16'].map((hour) => essay(hour, 600)).concat(essay('17', 920));
    const earlier = essay('12', 600);
    const balanceWith = (essays: MetricsEssay[]) => rewardBalance(NO_REWARDS, { ...FACTS, essays });
    // Welcome, five essays, and the bonus of one.
    expect(balanceWith(five)).toBe(100 + 5 + 2);
    expect(balanceWith([...five, earlier])).toBe(100 + 5 + 2);
  });
});

describe('any life of a student', () => {
  const instant = fc
    .date({ min: new Date('2018-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString());
  const row = fc
    .record({
      data: instant,
      nota: fc.integer({ min: 0, max: 25 }).map((step) => step * 40),
      tema: fc.constantFrom('Água', 'Fome', 'Leitura'),
      marcas: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
    })
    .map((changes) => buildRow({ ...changes, id: changes.data }));
  const moment = fc.record({
    now: instant,
    completed: fc.constantFrom(null, 'tese-clara' as const, 'proposta-completa' as const),
    row: fc.option(row),
    ratings: fc.integer({ min: 0, max: 12 }),
    suggestions: fc.integer({ min: 0, max: 4 }),
  });

  it('keeps balance and ledger equal, pays no key twice, takes nothing back and settles once', () => {
    fc.assert(
      fc.property(fc.array(moment, { maxLength: 12 }), (moments) => {
        let kept = NO_REWARDS;
        const essays: MetricsEssay[] = [];
        let balance = 100;
        const fallen: string[] = [];
        for (const { now, completed, row: sent, ...opinions } of moments) {
          if (sent && !essays.some(({ id }) => id === sent.id)) essays.push(sent);
          const facts = { ...FACTS, ...opinions, messages: opinions.suggestions, essays };
          const options = { now: new Date(now), completed };
          const settled = settleRewards(kept, facts, options);
          fallen.push(...settled.unlocked.map(({ codigo }) => codigo));
          expect(settleRewards(settled.kept, facts, options)).toEqual({ kept: settled.kept, unlocked: [] });

          kept = settled.kept;
          const movements = rewardMovements(kept, facts);
          expect(new Set(movements.map(({ key }) => key)).size).toBe(movements.length);
          expect(balanceOf(movements)).toBe(rewardBalance(kept, facts));
          expect(withBalances(movements)[0]?.balance).toBe(rewardBalance(kept, facts));
          expect(rewardBalance(kept, facts)).toBeGreaterThanOrEqual(balance);
          balance = rewardBalance(kept, facts);
        }
        expect(new Set(fallen).size).toBe(fallen.length);
        expect(kept.achievements.map(({ codigo }) => codigo)).toEqual(fallen);
      }),
    );
  });
});
