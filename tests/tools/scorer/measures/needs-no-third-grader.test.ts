import { describe, expect, it } from 'vitest';
import type { Level } from '@/domain/rubric/competency';
import { needsNoThirdGrader } from '../../../../tools/scorer/measures/needs-no-third-grader.ts';

const grading = (...levels: [Level, Level, Level, Level, Level]) => ({
  1: levels[0],
  2: levels[1],
  3: levels[2],
  4: levels[3],
  5: levels[4],
});

describe('needsNoThirdGrader', () => {
  const first = grading(120, 120, 120, 120, 120);

  it.each([
    ['the same levels', first, true],
    ['80 points in all', grading(160, 160, 120, 120, 120), true],
    ['120 points in all', grading(160, 160, 160, 120, 120), false],
    ['80 points in one competency', grading(120, 120, 200, 120, 120), true],
    ['120 points in one competency, evened out', grading(0, 160, 160, 160, 120), false],
    ['80 up and 80 down', grading(200, 40, 120, 120, 120), true],
  ])('%s', (_case, second, isSettled) => {
    expect(needsNoThirdGrader(first, second)).toBe(isSettled);
    expect(needsNoThirdGrader(second, first)).toBe(isSettled);
  });
});
