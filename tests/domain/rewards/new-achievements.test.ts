import { describe, expect, it } from 'vitest';
import type { AchievementMeasure } from '@/domain/rewards/achievement';
import {
  achievementFacts,
  type AchievementRecords,
  type EssayFact,
} from '@/domain/rewards/achievement-facts';
import { ACHIEVEMENTS } from '@/domain/rewards/achievements';
import { newAchievements } from '@/domain/rewards/new-achievements';

const essay: EssayFact = {
  submittedAt: '2026-03-10T15:00:00Z',
  theme: 'A falta de água nas cidades',
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
};

/** As many essays, each on a day and a theme of its own, a day left out between them. */
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

/** Records that reach a threshold of each measure, nothing more. */
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

/** All that can be unlocked but one; first those that follow from others. */
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
      // Everything else is there, so that nothing falls by the way and brings this one.
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
    // 23:30 and 00:30 in São Paulo are two days, though one in UTC.
    const night = essays(2, (at) => ({
      submittedAt: at === 0 ? '2026-03-11T02:30:00Z' : '2026-03-11T03:30:00Z',
    }));
    expect(reached({ essays: [...night, { ...essay, submittedAt: '2026-03-11T04:00:00Z' }] })).not.toContain(
      'maratonista',
    );
  });
});
