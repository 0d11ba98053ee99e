import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MetricsEssay } from '@/domain/progress/metrics';
import { balanceOf, withBalances } from '@/domain/rewards/ledger';
import {
  NO_REWARDS,
  rewardBalance,
  rewardMovements,
  awardRewards,
  type KeptRewards,
  type RewardFacts,
  newAchievements,
} from '@/domain/rewards/award-rewards';
import { buildRow } from '../../support/builders';
import type { AchievementMeasure } from '@/domain/rewards/achievement';
import {
  achievementFacts,
  type AchievementRecords,
  type EssayFact,
} from '@/domain/rewards/achievement-facts';
import { AXES } from '@/domain/themes/proposals/proposal';
import { ACHIEVEMENTS } from '@/domain/rewards/achievements';

const FACTS: RewardFacts = {
  since: '2018-01-01T12:00:00Z',
  essays: [],
  ratings: 0,
  messages: 0,
  suggestions: 0,
  teacherReviews: 0,
};
const settleAt = (kept: KeptRewards, iso: string, facts = FACTS) =>
  awardRewards(kept, facts, { now: new Date(iso), completed: null }).kept;
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
    awardRewards(kept, FACTS, { now: at, completed }).kept;

  it('is kept once a day, whichever it was', () => {
    const once = settle(settle(NO_REWARDS, 'tese-clara'), 'proposta-completa');
    expect(once.missions).toEqual([{ mission: 'tese-clara', at: now.toISOString() }]);
    expect(settle(once, 'proposta-completa', new Date('2026-03-11T03:00:00Z')).missions).toHaveLength(2);
  });

  it('is not kept where no essay completed it', () => {
    expect(settle(NO_REWARDS, null).missions).toEqual([]);
  });

  it('unlocks the first of them, and pays it', () => {
    const { kept, unlocked } = awardRewards(NO_REWARDS, FACTS, { now, completed: 'proposta-completa' });
    expect(unlocked.map(({ codigo }) => codigo)).toContain('primeira_meta');
    // The welcome bonus, the visit, the mission, and the two achievements that these unlock.
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
    // The welcome bonus, five essays, and the bonus for one of them.
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
          const settled = awardRewards(kept, facts, options);
          fallen.push(...settled.unlocked.map(({ codigo }) => codigo));
          expect(awardRewards(settled.kept, facts, options)).toEqual({ kept: settled.kept, unlocked: [] });

          kept = settled.kept;
          const movements = rewardMovements(kept, facts);
          expect(new Set(movements.map(({ chave }) => chave)).size).toBe(movements.length);
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

const essay: EssayFact = {
  submittedAt: '2026-03-10T15:00:00Z',
  theme: 'A falta de água nas cidades',
  axis: null,
  total: 520,
  levels: [120, 120, 80, 120, 80],
  findings: 9,
};
const NOTHING: AchievementRecords = {
  essays: [],
  canetinhasEarned: 0,
  missions: 0,
  unlocked: [],
  ratings: 0,
  messages: 0,
  suggestions: 0,
  teacherReviews: 0,
};

/** This many essays, each on a separate day and theme, with a day without essays between them. */
const essays = (count: number, change: (at: number) => Partial<EssayFact> = () => ({})): EssayFact[] =>
  Array.from({ length: count }, (_, at) => ({
    ...essay,
    theme: `Tema ${at}`,
    submittedAt: new Date(Date.UTC(2025, 0, 1 + 2 * at, 15)).toISOString(),
    ...change(at),
  }));
const onDays = (count: number) =>
  essays(count, (at) => ({ submittedAt: new Date(Date.UTC(2025, 0, 1 + at, 15)).toISOString() }));
const codes = (count: number) => ACHIEVEMENTS.slice(0, count).map(({ codigo }) => codigo);

/** For each measure, records that reach the threshold and nothing more. */
const REACH: Record<AchievementMeasure, (threshold: number) => Partial<AchievementRecords>> = {
  essays: (count) => ({ essays: essays(count) }),
  corrections: (count) => ({ essays: essays(count) }),
  'best-total': (total) => ({ essays: essays(1, () => ({ total })) }),
  'essays-in-a-day': (count) => ({ essays: essays(count, () => ({ submittedAt: essay.submittedAt })) }),
  'days-in-a-row': (count) => ({ essays: onDays(count) }),
  'essays-before-six': (count) => ({
    essays: essays(count, () => ({ submittedAt: '2026-03-10T08:59:00Z' })),
  }),
  'essays-after-ten-pm': (count) => ({
    essays: essays(count, () => ({ submittedAt: '2026-03-11T01:00:00Z' })),
  }),
  'high-totals-in-a-row': (count) => ({ essays: essays(count, () => ({ total: 800 })) }),
  'essays-on-one-theme': (count) => ({
    essays: essays(count, (at) => ({ theme: at === 0 ? 'Água e CIDADE ' : 'água e cidade' })),
  }),
  'essays-on-rights': (count) => ({ essays: essays(count, () => ({ axis: 'direitos' })) }),
  'theme-axes': (count) => ({ essays: essays(count, (at) => ({ axis: AXES[at] ?? null })) }),
  'teacher-reviews': (teacherReviews) => ({ teacherReviews }),
  'full-cohesion': (count) => ({ essays: essays(count, () => ({ levels: [0, 0, 0, 200, 0] })) }),
  'clean-essays': (count) => ({ essays: essays(count, () => ({ levels: [200, 0, 0, 0, 0], findings: 0 })) }),
  'canetinhas-earned': (canetinhasEarned) => ({ canetinhasEarned }),
  missions: (missions) => ({ missions }),
  achievements: (count) => ({ unlocked: codes(count) }),
  'measurable-achievements': (count) => ({
    unlocked: ACHIEVEMENTS.filter(({ rule, codigo }) => rule && codigo !== 'conquistas_todas')
      .slice(0, count)
      .map(({ codigo }) => codigo),
  }),
  opinions: (ratings) => ({ ratings }),
  ratings: (ratings) => ({ ratings }),
  suggestions: (suggestions) => ({ suggestions, messages: suggestions }),
};

const isCountOfOthers = (measure: AchievementMeasure) =>
  measure === 'achievements' || measure === 'measurable-achievements';

/** All codes that can be unlocked except this one, starting with those that depend on other achievements. */
const othersOf = (code: string) =>
  ACHIEVEMENTS.filter(({ codigo, rule }) => rule && codigo !== code)
    .map(({ codigo }) => codigo)
    .toSorted((a, b) => Number(b.startsWith('conquistas_')) - Number(a.startsWith('conquistas_')));

const reached = (records: Partial<AchievementRecords>) =>
  newAchievements({ ...NOTHING, ...records }).map(({ codigo }) => codigo);

describe('newAchievements', () => {
  it.each(ACHIEVEMENTS.flatMap(({ codigo, rule }) => (rule ? [{ codigo, ...rule }] : [])))(
    '$codigo falls at $measure $threshold and not before',
    ({ codigo, measure, threshold }) => {
      const enough = { ...NOTHING, ...REACH[measure](threshold) };
      const unlocked = enough.unlocked.filter((one) => one !== codigo);
      expect(newAchievements({ ...enough, unlocked }).map((one) => one.codigo)).toContain(codigo);
      const short = { ...NOTHING, ...REACH[measure](threshold - 1) };
      expect(achievementFacts(short)[measure]).toBe(threshold - 1);
      // Everything else is already unlocked, so that the test unlocks no other achievement that would lead to this
      // one.
      const others = isCountOfOthers(measure) ? othersOf(codigo).slice(0, threshold - 1) : othersOf(codigo);
      expect(newAchievements({ ...short, unlocked: others }).map((one) => one.codigo)).not.toContain(codigo);
    },
  );

  it('leaves those locked whose facts nobody records', () => {
    const all = reached({
      ...REACH['days-in-a-row'](400),
      ratings: 50,
      messages: 9,
      suggestions: 9,
      missions: 90,
    });
    const unmeasured = ACHIEVEMENTS.filter(({ rule }) => rule === null).map(({ codigo }) => codigo);
    expect(unmeasured.length).toBeGreaterThan(0);
    expect(all.filter((codigo) => unmeasured.includes(codigo))).toEqual([]);
  });

  it('unlocks each once', () => {
    const records = { ...NOTHING, ...REACH.essays(5) };
    const first = newAchievements(records).map(({ codigo }) => codigo);
    expect(first).toContain('redacoes_5');
    expect(newAchievements({ ...records, unlocked: first, canetinhasEarned: 5 * first.length })).toEqual([]);
  });

  it('goes on to what the new ones bring: five of them, and what they pay', () => {
    const codigos = reached({ ...REACH.essays(10), ratings: 1 });
    expect(codigos).toContain('conquistas_5');
    expect(codigos).toContain('primeira_canetinha');
    expect(codigos.indexOf('conquistas_5')).toBeGreaterThan(codigos.indexOf('primeira_redacao'));
  });

  it('counts days of São Paulo, whatever hour the device has', () => {
    // 23:30 and 00:30 in São Paulo are on two days, although they are on one day in UTC.
    const night = essays(2, (at) => ({
      submittedAt: at === 0 ? '2026-03-11T02:30:00Z' : '2026-03-11T03:30:00Z',
    }));
    expect(reached({ essays: [...night, { ...essay, submittedAt: '2026-03-11T04:00:00Z' }] })).not.toContain(
      'maratonista',
    );
  });
});
