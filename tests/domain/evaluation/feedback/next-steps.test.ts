import { describe, expect, it } from 'vitest';
import { chooseNextSteps } from '@/domain/evaluation/feedback/next-steps';
import type { Level } from '@/domain/rubric/competency';

const fault = (name: string) => ({
  kind: name,
  amount: 1,
  seen: `vê-se ${name}`,
  todo: `mude ${name}`,
  ease: 0.8,
});
const observed = (faults: ReturnType<typeof fault>[]) => ({
  praises: [],
  faults,
  unexplained: 'nada explica',
  further: 'vá além',
});
const ALL = {
  1: observed([fault('1a'), fault('1b')]),
  2: observed([fault('2a'), fault('2b')]),
  3: observed([fault('3a'), fault('3b'), fault('3c')]),
  4: observed([fault('4a')]),
  5: observed([fault('5a')]),
};
type Five = readonly [Level, Level, Level, Level, Level];
const steps = ([one, two, three, four, five]: Five, observations = ALL) =>
  chooseNextSteps({ 1: one, 2: two, 3: three, 4: four, 5: five }, observations);
const competencies = (...given: Parameters<typeof steps>) =>
  steps(...given).map(({ competency }) => competency);

describe('chooseNextSteps', () => {
  it('says what to do and why', () => {
    expect(steps([200, 200, 200, 160, 200])).toEqual([
      { competency: 4, text: 'Mude 4a. Por quê: vê-se 4a.', kind: '4a' },
    ]);
  });

  it.each([
    ['of equal levels, what readers speak of first', [120, 120, 120, 120, 120], [3, 5, 2]],
    ['what has most to gain', [40, 120, 160, 40, 160], [2, 3, 1]],
    ['two of one competency at most, even if no other has anything left', [200, 200, 40, 200, 200], [3, 3]],
    ['none where all is done', [200, 200, 200, 200, 200], []],
  ] as const)('%s', (_what, given, chosen) => {
    expect(competencies(given)).toEqual(chosen);
  });

  it('prefers a fault to what is none', () => {
    expect(competencies([200, 120, 120, 200, 200], { ...ALL, 3: observed([]) })).toEqual([2, 3, 2]);
  });
});
