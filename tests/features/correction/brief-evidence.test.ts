import { describe, expect, it } from 'vitest';
import { briefEvidence } from '@/features/correction/brief-evidence';

const items = (sides: string) =>
  [...sides].map((side, index) => ({
    side: side === '+' ? ('favor' as const) : ('contra' as const),
    label: `${side}${index}`,
    passages: [],
  }));

const brief = (sides: string, limit?: number) => briefEvidence(items(sides), limit).map(({ label }) => label);

describe('briefEvidence', () => {
  it.each<[string, string, number | undefined, string[]]>([
    ['without a limit all, what speaks for the level first', '-+-+', undefined, ['+1', '+3', '-0', '-2']],
    ['a list within the limit stays whole', '+-', 4, ['+0', '-1']],
    ['strengths do not hide what is to improve', '+++++--', 4, ['+0', '+1', '-5', '-6']],
    ['one weakness leaves the rest to the strengths', '+++++-', 4, ['+0', '+1', '+2', '-5']],
    ['weaknesses do not hide a strength', '-----+', 4, ['+5', '-0', '-1', '-2']],
    ['one side alone fills the list', '------', 4, ['-0', '-1', '-2', '-3']],
    ['nothing stays nothing', '', 4, []],
  ])('%s', (_requirement, sides, limit, expected) => {
    expect(brief(sides, limit)).toEqual(expected);
  });
});
