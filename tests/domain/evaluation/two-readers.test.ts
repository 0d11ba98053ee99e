import { describe, expect, it } from 'vitest';
import { bandOfReadings, findDisputed, settle } from '@/domain/evaluation/two-readers';
import { totalOf, type Level, type Levels } from '@/domain/rubric/competency';

const levels = (...[one, two, three, four, five]: [Level, Level, Level, Level, Level]): Levels => ({
  1: one,
  2: two,
  3: three,
  4: four,
  5: five,
});
const MIDDLE = levels(120, 120, 120, 120, 120);

describe('findDisputed', () => {
  it.each<[string, Levels, number[]]>([
    ['the same levels', MIDDLE, []],
    ['80 in one competency', levels(200, 120, 120, 120, 120), []],
    ['100 in all is not reached by steps of 40: 80', levels(160, 160, 120, 120, 120), []],
    ['120 in all', levels(160, 160, 160, 120, 120), [1, 2, 3]],
    ['120 in one competency, the totals alike', levels(0, 160, 160, 160, 120), [1, 2, 3, 4]],
  ])('%s', (_, other, disputed) => {
    expect(findDisputed(MIDDLE, other)).toEqual(disputed);
    expect(findDisputed(other, MIDDLE)).toEqual(disputed);
  });
});

describe('settle', () => {
  it('averages two readings; half steps go up and down in turn', () => {
    const { levels: settled, isVouched } = settle(MIDDLE, levels(160, 160, 160, 120, 80));
    expect(settled).toEqual(levels(160, 120, 160, 120, 80));
    expect(isVouched).toBe(true);
  });

  it.each<[string, Levels, Levels, Levels]>([
    ['the third near the scorer', levels(200, 200, 200, 120, 120), MIDDLE, MIDDLE],
    [
      'the third near the model',
      levels(200, 200, 160, 120, 120),
      levels(200, 160, 160, 120, 120),
      levels(200, 200, 160, 120, 120),
    ],
    [
      'totals alike on both sides: the nearer levels',
      levels(0, 160, 160, 160, 120),
      levels(120, 120, 120, 120, 120),
      MIDDLE,
    ],
  ])('of three readings takes the nearest two: %s', (_, model, third, expected) => {
    expect(settle(MIDDLE, model, third).levels).toEqual(expected);
  });

  it('lets no reading of a model lift a total by more than 200', () => {
    const top = levels(200, 200, 200, 200, 200);
    expect(settle(MIDDLE, top, top)).toEqual({ levels: MIDDLE, from: [top, top], isVouched: false });
    const within = levels(160, 160, 160, 160, 160);
    expect(settle(MIDDLE, within, within)).toMatchObject({ levels: within, isVouched: true });
  });

  it('stays within 20 of the average of the totals', () => {
    const all = [0, 40, 80, 120, 160] as const;
    const off = all.flatMap((a) =>
      all.map((b) => {
        const [first, second] = [levels(a, b, a, b, a), levels(b, b, a, 40, a)];
        const higher = totalOf(first) > totalOf(second) ? first : second;
        const settled = settle(higher, higher === first ? second : first).levels;
        return Math.abs(totalOf(settled) - (totalOf(first) + totalOf(second)) / 2);
      }),
    );
    expect(Math.max(...off)).toBe(20);
  });
});

it('the band holds the scorer’s, both readings and what they settle on', () => {
  const model = levels(160, 160, 120, 120, 120);
  expect(bandOfReadings({ low: 560, high: 640 }, settle(MIDDLE, model))).toEqual({ low: 560, high: 680 });
});
